import type { Effect } from './effect.ts';
import type { Refusal } from './event.ts';
import type { JourneyState } from './state.ts';

/** The answer to a start or an event; a refused event leaves the state as it was and has no effects. */
export type Move = { state: JourneyState; effects: readonly Effect[]; refusal?: Refusal };
