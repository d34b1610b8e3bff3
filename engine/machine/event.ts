import type { BankReply, Context } from '../ports.ts';

/**
 * Something that happened. A screen event says which screen the holder was looking at (`at`, from `Screen.at`): when
 * the machine has moved on since, the event is refused and nothing changes. `now` is when, in epoch milliseconds.
 */
export type JourneyEvent = { now?: number } & (
  | { kind: 'action'; at: string; action: string; values?: Record<string, unknown> }
  | { kind: 'back'; at: string }
  | { kind: 'reply'; callId: string; reply: BankReply }
  | { kind: 'timer'; timerId: string }
  /** What stands in the fields of a screen has changed. */
  | { kind: 'typed'; at: string; values: Record<string, unknown> }
  /** The holder is back at a page that was out of sight. */
  | { kind: 'awake' }
  | { kind: 'context'; context: Context }
  /** What a journey had read again is there, or, without a context, could not be read. */
  | { kind: 'refreshed'; refreshId: string; context?: Context | undefined }
);

/** Why an event changed nothing. */
export type Refusal =
  | 'SCREEN_GONE'
  | 'ACTION_UNKNOWN'
  | 'ACTION_NOT_OFFERED'
  | 'VALUES_INVALID'
  | 'BUSY'
  | 'BACK_BARRED'
  | 'REPLY_UNEXPECTED'
  | 'TIMER_UNEXPECTED'
  | 'NOTHING_WAITS'
  | 'REFRESH_UNEXPECTED'
  | 'ENDED'
  | 'NOT_ALLOWED';
