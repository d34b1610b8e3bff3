import { suggest } from '../report/did-you-mean.ts';
import type { Words } from '../report/words.ts';
import type { Problem } from './rule.ts';

/** A name that is used, and where. */
export type Reference = Omit<Problem, 'document' | 'message'> & { name: string };

/** Finds references to names that nothing declares, each with the declared name that was likely meant. */
export function* unknownNames<Used extends Reference>(
  references: Iterable<Used>,
  declared: readonly string[],
  messageFor: (name: string) => Words,
): Generator<Omit<Used, 'name'> & Pick<Problem, 'message' | 'hint' | 'fix'>> {
  for (const { name, ...place } of references)
    if (!declared.includes(name)) yield { ...place, message: messageFor(name), ...suggest(name, declared) };
}
