import { linkLibrary, type Library } from '#engine';
import type { Texts, TextTree } from '#i18n';
import { operations } from '#schemas';
import { compiledForm, keywordCheck, type CompiledForm } from '#ui/forms';
import type { StageChunk, StageView } from '../protocol.ts';

/** The journeys of a run, ready, with their forms. */
export type StageLibrary = {
  library: Library;
  form(journey: string, name: string): CompiledForm | undefined;
};

/** Makes the journeys ready as the portal does, of chunks that the server has compiled as the build does. */
export async function readyLibrary(
  { chunks, errors, shared }: StageView,
  texts: Texts,
): Promise<StageLibrary> {
  const forms = new Map(
    await Promise.all(chunks.map(async (chunk) => [chunk.id, await formsOf(chunk)] as const)),
  );
  const form = (journey: string, name: string) => forms.get(journey)?.[name];
  // The server has read each file of texts as a tree.
  for (const [file, tree] of Object.entries(shared)) texts.add(file, tree as TextTree);
  for (const chunk of chunks) texts.add(chunk.id, chunk.texts as TextTree);
  const library = linkLibrary({
    journeys: chunks.map(({ journey }) => journey),
    errors,
    operations,
    validators: (journey, name) => {
      const found = form(journey, name);
      return found ? keywordCheck(found) : () => ({});
    },
  });
  return { library, form };
}

type Validators = Readonly<Record<string, Parameters<typeof compiledForm>[1]>>;

// A form of which nothing has changed is the same as before, so that what is typed in it stays.
const known = new Map<string, Promise<Record<string, CompiledForm>>>();

function formsOf(chunk: StageChunk): Promise<Record<string, CompiledForm>> {
  const found = known.get(chunk.validators) ?? compiledForms(chunk);
  known.set(chunk.validators, found);
  return found;
}

async function compiledForms({
  forms,
  validators: address,
}: StageChunk): Promise<Record<string, CompiledForm>> {
  if (Object.keys(forms).length === 0) return {};
  // The server compiles them and says where they are.
  const { validators }: { validators: Validators } = await import(/* @vite-ignore */ address);
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, file]) => {
      const functions = validators[name];
      return functions ? [[name, compiledForm(file, functions)]] : [];
    }),
  );
}
