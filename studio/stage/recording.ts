import { standingOf } from '../standing.ts';
import type { Recording } from './messages.ts';
import type { Moment } from './walk.ts';

/**
 * Writes moments as a scenario has them. A flag that was set on the way is so from the beginning: scenarios say at the
 * beginning what is so, and whether the walk goes the same way then is seen when it is walked again.
 */
export function recordingOf(moments: readonly Moment[]): Recording {
  const [first] = moments;
  if (first?.made.kind !== 'begin') return { kind: 'unsaid', why: 'sample' };
  const { state, made } = first;
  const context = structuredClone(state.context);
  const moves: { move: Extract<Moment['made'], { kind: 'move' }>['move']; stands: string }[] = [];
  for (const moment of moments.slice(1)) {
    if (moment.made.kind === 'unsaid') return moment.made;
    if (moment.made.kind === 'flag') setAt(context, moment.made.path.split('.'), moment.made.value);
    if (moment.made.kind === 'move') moves.push({ move: moment.made.move, stands: standingOf(moment.state) });
  }
  const { input } = made;
  const begun = {
    input,
    context,
    stands: standingOf(state),
    ...(made.now !== undefined && { now: made.now }),
  };
  return { kind: 'recorded', begun, moves };
}

/** Sets a member of an object, however deep it is. */
export function setAt(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  const object: Record<string, unknown> = Object(node);
  if (rest.length === 0) object[key] = value;
  else setAt(object[key], rest, value);
}
