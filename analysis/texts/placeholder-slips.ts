import type { Step } from '#schemas';
import { nearestName } from '../source/nearest.ts';
import { brandPlaceholders, textsIn, variantChooser } from './text-places.ts';
import { placeholdersIn } from './placeholders.ts';

/** A value that a placeholder with another name was meant for; clear where the names say so by themselves. */
export type ValueMeant = { value: string; isClear: boolean };

/** Pairs, in the texts of a step, names that nothing fills with the values that no text holds: either is the other’s slip. */
export function valuesMeant(texts: unknown, step: Step): ReadonlyMap<string, ValueMeant> {
  const shown = 'shows' in step ? Object.keys(step.shows ?? {}) : [];
  const named = new Set([...textsIn(texts)].flatMap(({ words }) => placeholdersIn(words)));
  const idle = shown.filter((value) => !named.has(value) && value !== variantChooser);
  const strange = [...named].filter((name) => !shown.includes(name) && !known.includes(name));
  const near = strange.flatMap((name): [string, ValueMeant][] => {
    const nearest = nearestName(name, idle);
    return nearest?.isClear === true ? [[name, { value: nearest.name, isClear: true }]] : [];
  });
  if (near.length > 0) return new Map(near);
  const [value] = idle;
  const [name] = strange;
  if (value === undefined || name === undefined || idle.length > 1 || strange.length > 1) return new Map();
  return new Map([[name, { value, isClear: false }]]);
}

// What fills texts everywhere, or those of refusals.
const known = [...brandPlaceholders, 'left'];
