import { nearestName } from '#analysis/document';
import type { Reading } from './told.ts';

/** What an object of the brand’s file may have, and what is written there. */
export type Member = { pointer: string; value: unknown };

/** Returns the members of an object by name, and tells what is no object and what it does not know. */
export function membersOf(
  { manifest, tell }: Reading,
  { pointer, value }: Member,
  known: readonly string[],
): ReadonlyMap<string, Member> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    tell(
      { pointer },
      { en: 'This must be an object.', it: 'Questo deve essere un oggetto.' },
      {
        en: `It may have: ${known.slice(0, 8).join(', ')}.`,
        it: `Può avere: ${known.slice(0, 8).join(', ')}.`,
      },
    );
    return new Map();
  }
  const found = new Map<string, Member>();
  for (const [name, member] of Object.entries(value)) {
    const at = {
      pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      value: member as unknown,
    };
    if (known.includes(name)) found.set(name, at);
    else
      tell(
        { pointer: at.pointer, part: 'key' },
        { en: `"${name}" is unknown here.`, it: `"${name}" qui non si conosce.` },
        meant(name, known),
      );
  }
  for (const { key, pointer: twice } of manifest.duplicates)
    if (twice === `${pointer}/${key}`) found.delete(key);
  return found;
}

function meant(name: string, known: readonly string[]): { en: string; it: string } {
  const near = nearestName(name, known)?.name;
  if (near !== undefined) return { en: `Did you mean "${near}"?`, it: `Intendevi "${near}"?` };
  return known.length > 12
    ? {
        en: 'The tokens that there are stand in docs/operations/brand.md.',
        it: 'I nomi che ci sono stanno in docs/operations/brand.md.',
      }
    : { en: `There are: ${known.join(', ')}.`, it: `Ci sono: ${known.join(', ')}.` };
}
