import { nearestName } from '../source/nearest.ts';
import type { Words } from './words.ts';
import type { Problem } from '../rules/rule.ts';
import type { RenamedDeclaration } from '../symbols/renamed-among.ts';
import { pointerTo } from '../source/document.ts';

// All keys of a journey, and all operators.
const mostListed = 20;

/**
 * Suggests the known name nearest to one that is not known, or lists them all when they are few; when no other name is
 * nearly as near, it is what mends the place. One that is present beside it was not meant, and is listed only where no
 * other is left.
 */
export function suggest(
  name: string,
  known: Iterable<string>,
  present: readonly string[] = [],
): Pick<Problem, 'hint' | 'fix'> {
  const names = [...new Set(known)].filter((candidate) => candidate !== name);
  const left = names.filter((each) => !present.includes(each));
  const nearest = nearestName(name, left);
  if (nearest) {
    const { hint, fix } = suggestion(name, nearest.name);
    return nearest.isClear ? { hint, fix } : { hint };
  }
  if (names.length === 0) return { hint: { en: 'There are none.', it: 'Non ce ne sono.' } };
  if (names.length > mostListed) return {};
  return { hint: thereAre(left.length > 0 ? left : names) };
}

/** Lists what there is, as it is written. */
export function thereAre(values: readonly unknown[]): Words {
  const list = values.map((value) => JSON.stringify(value)).join(', ');
  return { en: `There are: ${list}.`, it: `Ci sono: ${list}.` };
}

/** Suggests a name that one was surely meant for. */
export const suggestion = (name: string, meant: string) => ({
  hint: { en: `Did you mean "${meant}"?`, it: `Intendevi "${meant}"?` },
  fix: { rename: name, to: meant },
});

/** Tells at a declaration of the places that name it otherwise. */
export function toldRenamed(
  root: 'data' | 'input',
  { name, meant, uses }: RenamedDeclaration,
): Omit<Problem, 'document'> {
  return {
    pointer: pointerTo(`/${root}`, name),
    part: 'key',
    message: {
      en: `Nothing names "${root}.${name}", and ${uses} places name "${root}.${meant}", which is not declared.`,
      it: `Nulla nomina "${root}.${name}", e in ${uses} posti si nomina "${root}.${meant}", che non è dichiarato.`,
    },
    hint: {
      en: `Call it "${meant}", or write "${root}.${name}" there.`,
      it: `Chiamalo "${meant}", o scrivi "${root}.${name}" lì.`,
    },
    ...(nearestName(name, [meant]) && { fix: { rename: name, to: meant } }),
  };
}
