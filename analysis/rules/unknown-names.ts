import { suggest } from '../report/did-you-mean.ts';
import type { Words } from '../report/words.ts';
import { pointerTo } from '../source/document.ts';
import type { Found, Problem } from './rule.ts';

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

/** The names of a mapping, `given` under a key of what stands at a pointer, beside those that are taken there, and that are needed. */
type Mapping = {
  pointer: string;
  key: string;
  given: object | undefined;
  known: readonly string[];
  needed?: readonly string[];
};

/** What is said of a name that nothing takes, and of one that is lacking. */
type SaidOfNames = Readonly<Record<'strange' | 'lacking', (name: string) => Words>>;

/** Finds names that a mapping gives and nothing takes, and those that it should give. */
export function* namesUnlike(mapping: Mapping, { strange, lacking }: SaidOfNames): Generator<Found> {
  const { pointer, key, given, known, needed = known } = mapping;
  const names = Object.keys(given ?? {});
  const at = given ? `${pointer}/${key}` : pointer;
  for (const name of names.filter((each) => !known.includes(each)))
    yield {
      pointer: pointerTo(at, name),
      part: 'key',
      message: strange(name),
      ...suggest(name, known, names),
    };
  for (const name of needed.filter((each) => !names.includes(each)))
    yield { pointer: at, part: 'key', message: lacking(name) };
}
