import type { JourneySource } from '../source/sources.ts';
import { changesBetween, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** Compares the scenarios of a journey by their titles: those gone, those new, those that prove something else now. */
export function scenarioChanges(before: JourneySource, after: JourneySource, { say }: Wording): Change[] {
  const changed = say({ en: '(changed)', it: '(cambiato)' });
  return changesBetween(contentsOf(before), contentsOf(after)).map(({ name, ...sides }) => {
    if (sides.before !== undefined && sides.after !== undefined) return { name, after: changed };
    return sides.before === undefined ? { name, after: '' } : { name, before: '' };
  });
}

const contentsOf = ({ scenarios }: JourneySource): Map<string, string> =>
  new Map(
    [...scenarios.values()].flatMap(({ value }) => (value ? [[value.title, JSON.stringify(value)]] : [])),
  );
