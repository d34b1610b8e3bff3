import { onceFor } from '../source/memoize.ts';

/**
 * What a run remembers: the screens that it has shown and can go back to, oldest first, and whether a commit bars the way
 * back. The same is always the same object, so that it is told apart without being read.
 */
export type Shown = {
  readonly history: readonly string[];
  readonly barred: boolean;
  /** The same without the last screen; none where there is no screen. */
  readonly before?: Shown;
  /** What it has been found to become when a screen is shown. */
  readonly becomes: Map<string, Shown>;
};

/** How what a run remembers changes. */
export type Histories = {
  /** Nothing has been shown so far. */
  none: Shown;
  /** Says what is remembered when a screen is shown. */
  remember(screen: string, shown: Shown): Shown;
  /** Says what is remembered behind a commit: the last screen, with the way back to it barred. */
  bar(shown: Shown): Shown;
  /** Says what is remembered when the last screen must not be seen again. */
  forget(shown: Shown): Shown;
};

/** Makes histories that are whole, or else hold the last screen alone. */
export function createHistories(whole: boolean): Histories {
  const none: Shown = { history: [], barred: false, becomes: new Map() };
  const barredNone: Shown = { ...none, barred: true };
  const barred = onceFor((shown: Shown): Shown => ({ ...shown, barred: true, before: barredNone }));
  const remember = (screen: string, shown: Shown): Shown => {
    // The first screen after a commit has none before it.
    const since = shown.barred || !whole ? none : shown;
    const found = since.becomes.get(screen) ?? withScreen(screen, since);
    since.becomes.set(screen, found);
    return found;
  };
  return {
    none,
    remember,
    bar: ({ history }) => {
      const last = history.at(-1);
      return last === undefined ? barredNone : barred(remember(last, none));
    },
    forget: (shown) => shown.before ?? shown,
  };
}

/** A screen shown before is gone back to, not shown twice. */
function withScreen(screen: string, shown: Shown): Shown {
  if (!shown.history.includes(screen))
    return { history: [...shown.history, screen], barred: false, before: shown, becomes: new Map() };
  let back = shown;
  while (back.history.at(-1) !== screen && back.before) back = back.before;
  return back;
}
