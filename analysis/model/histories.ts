import { onceFor } from './once.ts';

/** What a run remembers of the screens that it has shown: oldest first, and whether a commit bars the way back. */
export type Shown = { history: readonly string[]; barred: boolean };

/** Histories of which the same is always the same object, so that they are told apart without being read. */
export type Histories = {
  same(history: readonly string[]): readonly string[];
  /** Says what is remembered when a screen is shown. */
  remember(screen: string, shown: Shown): Shown;
};

/** Makes histories that hold the last screens alone. */
export function createHistories(remembered: number): Histories {
  const known = new Map<string, readonly string[]>();
  const same = (history: readonly string[]) => {
    const kept = history.slice(-remembered);
    const key = kept.join();
    const found = known.get(key) ?? kept;
    known.set(key, found);
    return found;
  };
  const after = onceFor((_history: readonly string[]) => new Map<string, Shown>());
  return {
    same,
    remember: (screen, shown) => {
      const key = `${shown.barred} ${screen}`;
      const made = after(shown.history);
      const found = made.get(key) ?? { history: same(withScreen(screen, shown)), barred: false };
      made.set(key, found);
      return found;
    },
  };
}

/** A screen shown before is gone back to, not shown twice; the first after a commit has none before it. */
function withScreen(screen: string, { history, barred }: Shown): readonly string[] {
  if (barred) return [screen];
  const before = history.indexOf(screen);
  return before < 0 ? [...history, screen] : history.slice(0, before + 1);
}
