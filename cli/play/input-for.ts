import type { CompiledJourney } from '#engine';
import { UsageError } from '../command.ts';
import type { Holder } from './holder.ts';

/**
 * Makes the input of a journey: what the portal would give it by itself, and over that what was typed, as JSON.
 *
 * @throws {UsageError} when what was typed is no object, names what the journey does not declare, or leaves some of it out.
 */
export function inputFor(
  { id, definition }: CompiledJourney,
  { cardId, cardIds, held }: Holder,
  json = '{}',
): Record<string, unknown> {
  const typed = parse(json);
  const declared = Object.keys(definition.input ?? {});
  const strange = Object.keys(typed).find((name) => !declared.includes(name));
  if (strange !== undefined) throw noInput(id, strange, declared);
  const sources = Object.entries(definition.opens?.input ?? {});
  const filled = sources.flatMap(([name, source]) => {
    // No address leads here: as in the portal, what it does not bring is empty.
    const value = /^(query|carried)\./.test(source) ? '' : held[source];
    return value === undefined ? [] : [[name, value] as const];
  });
  const input = { cardId, cardIds, ...Object.fromEntries(filled), ...typed };
  const missing = declared.filter((name) => !(name in input));
  if (missing.length > 0)
    throw new UsageError({
      en: `"${id}" needs --input with ${missing.join(', ')}.`,
      it: `"${id}" vuole --input con ${missing.join(', ')}.`,
    });
  return input;
}

function noInput(id: string, name: string, declared: readonly string[]): UsageError {
  const known = declared.length > 0 ? `: ${declared.join(', ')}` : '';
  return new UsageError({
    en: `"${id}" has no input "${name}"${known}.`,
    it: `"${id}" non ha l’ingresso "${name}"${known}.`,
  });
}

function parse(json: string): object {
  const refusal = { en: '--input takes an object in JSON.', it: '--input vuole un oggetto in JSON.' };
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch (error) {
    throw new UsageError(refusal, { cause: error });
  }
  throw new UsageError(refusal);
}
