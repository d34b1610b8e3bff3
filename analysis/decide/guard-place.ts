import type { JsonDocument, Part } from '../source/document.ts';
import type { Verdict } from './verdicts.ts';

/** Says where a verdict stands: at the guard, or at the case that has none. */
export function guardAt({ upstream, pointer }: Verdict): {
  document: JsonDocument;
  pointer: string;
  part: Part;
} {
  const { flow, vocabulary } = upstream;
  const { document } = flow;
  if (vocabulary.guards.has(pointer)) return { document, pointer, part: 'key' };
  const guard = `${pointer}/when`;
  return vocabulary.guards.has(guard)
    ? { document, pointer: guard, part: 'key' }
    : { document, pointer, part: 'value' };
}
