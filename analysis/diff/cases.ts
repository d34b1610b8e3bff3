import type { JourneyFile, Step } from '#schemas';
import { orderChange, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** What the ways of a list are called, by step, list and place in it. */
export type CaseNames = (step: string, list: string, index: number) => string;

/** Calls them by their number, as the later of two definitions does. */
export const byNumber: CaseNames = (_step, _list, index) => String(index + 1);

type Way = { when?: unknown };

const listsOf = (step: Step | undefined): [string, readonly Way[]][] =>
  step?.kind === 'branch'
    ? [['cases', step.cases]]
    : step?.kind === 'call' && Array.isArray(step.ok)
      ? [['ok', step.ok]]
      : step !== undefined && 'runs' in step && Array.isArray(step.runs?.ok)
        ? [['runs', step.runs.ok]]
        : [];

/**
 * Calls the ways of an earlier definition as the later one calls those with the same guard, wherever they stand now. Those
 * that have none keep their number where no other has it, as the one whose guard was changed.
 */
export function byGuard(was: JourneyFile, is: JourneyFile, { say, value }: Wording): CaseNames {
  const earlier = say({ en: 'earlier', it: 'di prima' });
  const names = new Map<string, string>();
  for (const [step, definition] of Object.entries(was.steps)) {
    for (const [list, ways] of listsOf(definition)) {
      const after = (Object.fromEntries(listsOf(is.steps[step]))[list] ?? []).map(({ when }) => value(when));
      const met = ways.map(({ when }, index) => placeOf(value(when), index, after));
      for (const [index, at] of met.entries()) {
        const isFree = at === undefined && !met.includes(index);
        const name = at === undefined ? `${index + 1}${isFree ? '' : ` ${earlier}`}` : String(at + 1);
        names.set(`${step}/${list}/${index}`, name);
      }
    }
  }
  return (step, list, index) => names.get(`${step}/${list}/${index}`) ?? byNumber(step, list, index);
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
  return Object.entries(is.steps).flatMap(([step, definition]) =>
    listsOf(definition).flatMap(([list, ways]) => {
      const earlier = Object.fromEntries(listsOf(was.steps[step]))[list] ?? [];
      return orderChange(
        `${step}: ${order}`,
        earlier.map((_, index) => named(step, list, index)),
        ways.map((_, index) => byNumber(step, list, index)),
      );
    }),
  );
}
