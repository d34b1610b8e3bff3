import type { JourneyFile } from '#schemas';
import { casesOf } from '../graph/control-flow.ts';
import { orderChange, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** What the ways of a list are called, by the pointer of the list and the place in it. */
export type CaseNames = (list: string, index: number) => string;

/** Calls them by their number, as the later of two definitions does. */
export const byNumber: CaseNames = (_list, index) => String(index + 1);

const listsOf = (definition: JourneyFile) => new Map(casesOf(definition).map((list) => [list.pointer, list]));

/**
 * Calls the ways of an earlier definition as the later one calls those with the same guard, wherever they stand now. Those
 * that have none keep their number where no other has it, as the one whose guard was changed.
 */
export function byGuard(was: JourneyFile, is: JourneyFile, { say, value }: Wording): CaseNames {
  const earlier = say({ en: 'earlier', it: 'di prima' });
  const names = new Map<string, string>();
  const later = listsOf(is);
  for (const [list, { cases }] of listsOf(was)) {
    const after = (later.get(list)?.cases ?? []).map(({ when }) => value(when));
    const met = cases.map(({ when }, index) => placeOf(value(when), index, after));
    for (const [index, at] of met.entries()) {
      const isFree = at === undefined && !met.includes(index);
      const name = at === undefined ? `${index + 1}${isFree ? '' : ` ${earlier}`}` : String(at + 1);
      names.set(`${list}/${index}`, name);
    }
  }
  return (list, index) => names.get(`${list}/${index}`) ?? byNumber(list, index);
}

/** Finds a guard among the later ones, at its own place first. */
function placeOf(guard: string, index: number, after: readonly string[]): number | undefined {
  if (after[index] === guard) return index;
  const at = after.indexOf(guard);
  return at < 0 || after.indexOf(guard, at + 1) >= 0 ? undefined : at;
}

/** Tells of ways that are asked in another order, by the numbers that they have now. */
export function orderOfCases(was: JourneyFile, is: JourneyFile, wording: Wording): Change[] {
  const named = byGuard(was, is, wording);
  const order = wording.say({ en: 'order of cases', it: 'ordine dei casi' });
  const before = listsOf(was);
  return casesOf(is).flatMap(({ step, pointer, cases }) =>
    orderChange(
      `${step}: ${order}`,
      (before.get(pointer)?.cases ?? []).map((_, index) => named(pointer, index)),
      cases.map((_, index) => byNumber(pointer, index)),
    ),
  );
}
