import type { JourneySource } from '../source/sources.ts';
import { changesBetween, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** A journey as it was, the same with the names that everything has now, and as it is. */
type Sides = { before: JourneySource; called: JourneySource; after: JourneySource };

/**
 * Compares the scenarios of a journey by their titles: those gone, those new, those that prove something else now. One that
 * follows a new name proves what it did, and one that nobody has touched is none that changed.
 */
export function scenarioChanges({ before, called, after }: Sides, { say }: Wording): Change[] {
  const was = say({ en: '(as it was)', it: '(com’era)' });
  const [untouched, were, are] = [contentsOf(before), contentsOf(called), contentsOf(after)];
  for (const [title, content] of are) if (untouched.get(title) === content) were.set(title, content);
  return changesBetween(were, are).map(({ name, ...sides }) => {
    if (sides.before === undefined) return { ...own(name), after: say({ en: '(new)', it: '(nuovo)' }) };
    if (sides.after === undefined) return { ...own(name), before: was };
    return { ...own(name), before: was, after: say({ en: '(changed)', it: '(cambiato)' }) };
  });
}

const own = (name: string) => ({ name, inOwnWords: true }) as const;

const contentsOf = ({ scenarios }: JourneySource): Map<string, string> =>
  new Map(
    [...scenarios.values()].flatMap(({ value }) => (value ? [[value.title, JSON.stringify(value)]] : [])),
  );
