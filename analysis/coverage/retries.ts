import type { JourneyState } from '#engine';
import { pointerTo } from '../source/document.ts';
import { itemId } from './items.ts';

/** Names the step-up that a move has brought to its good end: a call that was kept is under way again. */
export function retriedBetween(before: JourneyState, after: JourneyState): string | undefined {
  const kept = before.frames.at(-2);
  const now = after.frames.at(-1);
  if (kept?.pending?.kept !== true || now?.frameId !== kept.frameId) return undefined;
  if (now.pending?.kept !== false || now.pending.step !== kept.pending.step) return undefined;
  const pointer = `${pointerTo('/steps', kept.pending.step)}/stepUp/exits/verified`;
  return itemId({ journey: kept.journey, pointer });
}
