import { createHash } from 'node:crypto';
import { compileLibrary, prepareJourneys } from '#engine';
import type { JourneySource, Sources } from '#analysis';
import { operations, type FormFile } from '#schemas';
import type { StageChunk } from '../../protocol.ts';
import { compileValidators } from '../../../ui/build/form-validators.ts';

/** Compiles journeys for the stage, and keeps the validators of their forms by what is in them. */
export function createChunks() {
  const modules = new Map<string, Promise<string>>();
  const made = new WeakMap<JourneySource, StageChunk>();
  const chunk = (source: JourneySource, texts: unknown): StageChunk | undefined => {
    const definition = source.journey?.value;
    if (!definition) return undefined;
    const known = made.get(source) ?? compiled(source, modules);
    if (known) made.set(source, known);
    return known && { ...known, texts: Object(texts) };
  };
  return {
    /** Makes the chunks of all journeys of the sources that can be drawn. */
    of: ({ journeys, texts }: Sources): StageChunk[] =>
      [...journeys.values()].flatMap((source) => chunk(source, texts.get(source.id)?.value) ?? []),
    /** The code of a module of validators; nothing for an address that none was made for. */
    validators: (hash: string): Promise<string> | undefined => modules.get(hash),
  };
}

/**
 * Compiles a journey as the portal’s build does.
 *
 * @throws {JourneyError} when the engine refuses it.
 */
function compiled(source: JourneySource, modules: Map<string, Promise<string>>): StageChunk | undefined {
  const { id, journey } = source;
  const definition = journey?.value;
  if (!definition) return undefined;
  const forms = formsOf(source);
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  const [prepared] = prepareJourneys(
    compileLibrary({ journeys: [definition], forms: { [id]: forms }, errors, operations }),
  );
  if (!prepared) return undefined;
  const hash = createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 24);
  if (!modules.has(hash)) {
    const code = compileValidators(forms);
    // Anyone who asks for the module hears of it; nobody may have asked yet.
    code.catch(() => undefined);
    modules.set(hash, code);
  }
  return { id, journey: prepared, forms, texts: {}, validators: `/api/validators/${hash}.js` };
}

const formsOf = ({ forms }: JourneySource): Record<string, FormFile> =>
  Object.fromEntries([...forms].flatMap(([name, { value }]) => (value ? [[name, value]] : [])));
