import type { SavedState, StorePort } from '#engine';
import type { Place } from './journeys.ts';
import type { KeptState } from '../kept/lost-typing.ts';

/** A run as the next page of the tab finds it, and where it was drawn. */
export type KeptRun = { journey: string; place: Place; saved: KeptState };

/** Returns what a kept run was begun with. */
export const inputOf = ({ saved: { frames } }: KeptRun): Readonly<Record<string, unknown>> =>
  frames[0]?.input ?? {};

/** Keeps what runs for the page that is loaded next, and hands out what the page before has left. */
export type RunKeeper = {
  /** Where a run keeps itself. */
  storeOf(journey: string, place: Place): StorePort;
  /** Names the runs of the page before that nobody has taken up yet. */
  waiting(): Promise<readonly KeptRun[]>;
  /** Takes a run up, which one alone can; false when it waits no more. */
  take(run: KeptRun): boolean;
  /** Forgets what waits: its page is left. */
  drop(): void;
};

/** Keeps nothing. */
export const nowhere: StorePort = { save: () => undefined, forget: () => undefined };

/** Keeps no run for the page after it, as there is none before it. */
export const keepsNothing: RunKeeper = {
  storeOf: () => nowhere,
  waiting: () => Promise.resolve([]),
  take: () => false,
  drop: () => undefined,
};

/**
 * How a kept run goes on: at its screen, at an earlier one, there with a code that is good still, where the bank says that it
 * stands, or not at all, for its journey has changed or it has nowhere to stand.
 */
export type WentOn = 'there' | 'earlier' | 'code' | 'resumed' | 'changed' | 'lost';

/** Tells how a run that is taken up goes on; undefined when it has nowhere to stand. */
export function goingOn({ frames, unsure, earlier }: SavedState): 'there' | 'earlier' | undefined {
  // What was on its way to the bank says so itself, and ends.
  if (frames.length === 0 && unsure === undefined) return undefined;
  // From its very beginning it begins anew, which is for the holder to do: it would send what they have not asked for.
  if (earlier && frames.at(-1)?.history.length === 0) return undefined;
  return earlier ? 'earlier' : 'there';
}
