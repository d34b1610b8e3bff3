import type { CompiledScreen } from '../../definition/compiled.ts';
import { type Draft, emit, nextId, scopeHere } from '../../machine/draft.ts';
import { stopTimer } from '../../machine/frames.ts';
import { epochOf } from '../../rules/instant.ts';

/** Returns the way by which a screen goes on when its time is over. */
export const timedWay = ({ definition: { deadline, after } }: CompiledScreen) => deadline ?? after;

/** Returns whether the time of the present screen is over. */
export const isOver = ({ now, frame: { due } }: Draft): boolean => due !== undefined && due <= now;

/**
 * Begins the time of a screen, or goes on with what is left of it; where that is over the run goes on at once, and answers
 * that. What is no instant is no deadline.
 */
export function keepTime(draft: Draft, step: CompiledScreen): boolean {
  const { frame, now } = draft;
  const { timer, due: before } = frame;
  const { after } = step.definition;
  const due = step.deadline
    ? epochOf(step.deadline.evaluate(scopeHere(draft)))
    : after && (before ?? now + after.seconds * 1000);
  if (timer !== undefined && due === before) return false;
  stopTimer(draft);
  if (due === undefined) return false;
  if (due <= now) {
    draft.target = timedWay(step)?.to;
    return true;
  }
  frame.due = due;
  frame.timer = emit(draft, { id: nextId(draft), kind: 'timer', seconds: (due - now) / 1000 });
  return false;
}
