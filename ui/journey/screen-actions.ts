import type { Screen, ScreenAction } from '#engine';
import type { JourneyRun } from './run/run.ts';

/** The actions of a screen by where they are drawn. */
export type ArrangedActions = {
  /** The one that goes on. */
  main: ScreenAction | undefined;
  /** The way out, or on a screen without one the only other answer: beside it. */
  close: ScreenAction | undefined;
  /** The rest, quiet, beneath the form. */
  others: readonly ScreenAction[];
};

/** How an action is drawn that is neither the main one nor the way out. */
type Look = 'secondary' | 'link' | 'quiet' | 'none';

/** Returns how an action is drawn; what the journey says nothing of is quiet. */
export function lookOf({ definition }: Pick<Screen, 'definition'>, name: string): Look {
  return 'actions' in definition ? (definition.actions[name]?.look ?? 'quiet') : 'quiet';
}

/** Arranges actions as every popup has them: the way out on the left, the main one on the right, the rest beneath the form. */
export function arrange(screen: Pick<Screen, 'actions' | 'definition'>): ArrangedActions {
  const besideLines = new Set([...changesIn(screen), ...besideFields(screen)]);
  const actions = screen.actions.filter(
    ({ name }) => lookOf(screen, name) !== 'none' && !besideLines.has(name),
  );
  const close = actions.find(({ name }) => name === 'close');
  const rest = actions.filter((action) => action !== close);
  const main = rest.find(({ name }) => name === 'submit') ?? rest.find(({ submits }) => submits) ?? rest[0];
  if (main === undefined) return { main: close, close: undefined, others: [] };
  const others = rest.filter((action) => action !== main);
  const [other, ...more] = others;
  const isPair = close === undefined && other !== undefined && more.length === 0 && !other.submits;
  if (isPair && lookOf(screen, other.name) === 'secondary') return { main, close: other, others: [] };
  return { main, close, others };
}

/** Names the actions that stand beside the lines of a list. */
const besideFields = ({ definition }: Pick<Screen, 'definition'>): string[] =>
  'actions' in definition
    ? Object.entries(definition.actions).flatMap(([name, { beside }]) => (beside === undefined ? [] : name))
    : [];

/** Names the actions that stand beside the lines of a summary. */
function changesIn({ definition }: Pick<Screen, 'definition'>): ReadonlySet<string> {
  const lines = 'summary' in definition ? Object.values(definition.summary ?? {}) : [];
  return new Set(lines.flatMap(({ change }) => change ?? []));
}

/** Returns whether a screen offers to be closed; one that does not must be answered. */
export function hasWayOut({ actions }: Pick<Screen, 'actions'>): boolean {
  return actions.some(({ name }) => name === 'close');
}

/** Closes a screen by its own way out, or leaves the journey where it offers none. */
export function closeScreen({ session }: JourneyRun, screen: Screen): void {
  if (hasWayOut(screen)) session.act('close');
  else session.leave();
}

/** Goes back in a journey, and closes its screen where there is nothing to go back to. */
export function goBackIn(run: JourneyRun): void {
  const screen = run.session.screen();
  if (screen === undefined || screen.busy) return;
  if (screen.canGoBack) run.session.back();
  else closeScreen(run, screen);
}
