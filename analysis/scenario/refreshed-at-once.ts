import { step, type Context, type Library, type Move } from '#engine';

/** Has what a move asks to be read again read at once: with a context, or without one when it cannot be read. */
export function refreshedAtOnce(
  library: Library,
  move: Move,
  { context }: { context: Context | undefined },
): Move {
  const { refreshing } = move.state;
  const isUnderWay = move.effects.some(({ id }) => id === refreshing);
  if (refreshing === undefined || !isUnderWay) return move;
  const next = step(library, move.state, { kind: 'refreshed', refreshId: refreshing, context });
  return { ...next, effects: [...move.effects, ...next.effects] };
}
