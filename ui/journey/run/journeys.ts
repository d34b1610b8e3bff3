import type { Context, ErrorPopup, MessagesPort, Ports } from '#engine';
import type { Texts } from '#i18n';
import type { StepUpResult } from '#ui/bank';
import type { Announcer } from './announcer.ts';
import { findOpening, type Opening } from './find-opening.ts';
import { fetchJourney } from './fetch-journey.ts';
import type { Uploading } from '../screen/call-off.ts';
import { createGoneOn } from './gone-on.ts';
import type { JourneyEntry, JourneySource } from './journey-source.ts';
import { keepsNothing, type RunKeeper, type WentOn } from './kept-run.ts';
import { createOpener } from './opener.ts';
import type { JourneyRun, OperationTableOfContract } from './run.ts';
import { createRunning } from './running.ts';
import type { Stand } from './stand.ts';

/** Where a run is drawn: in the host above the page, or by the route that opened it. */
export type Place = 'host' | 'route';

/** Hears how a popup was answered. */
export type PopupAnswered = (how: 'again' | 'closed') => void;

/** Shows what journeys say; a popup that somebody waits for offers to ask again. */
export type JourneyMessages = Pick<MessagesPort, 'show'> & {
  popup(popup: ErrorPopup, answered?: PopupAnswered): void;
};

/** What a journey runs on, apart from what is made afresh for every run. */
export type JourneysOptions = {
  source: JourneySource;
  operations: OperationTableOfContract;
  texts: Texts;
  announcer: Announcer;
  ports: Omit<Ports, 'attention' | 'clock' | 'messages' | 'store'> & {
    clock: Pick<Ports['clock'], 'after'>;
    messages: JourneyMessages;
  };
  /** Keeps runs for the next page, and has those of the page before. */
  keeper?: RunKeeper;
  /** Tells how a run of the page before goes on. */
  onGoingOn?: (how: WentOn) => void;
  /** Tells the time, in epoch milliseconds. */
  now: () => number;
  /** What guards read, as it is now. */
  context: () => Context;
  /** Tells when what guards read has changed. */
  onContextChange: (listener: () => void) => () => void;
  /** What of the holder’s files is on its way. */
  loading?: Uploading;
  /** Tells when the page is in sight again. */
  onAwake?: (listener: () => void) => () => void;
  /** Tells that a screen of a journey could not be drawn, or that it could not begin. */
  onBroken: () => void;
  /** Tells that a journey could not be fetched. */
  onUnfetched: () => void;
  /** Tells that a run has moved on to another screen and says nothing with it: what it said before has passed. */
  onMove?: () => void;
  /** Tells how far a run is, whenever that changes; undefined once there is nothing to lose. */
  onStand?: (runId: string, stand: Stand | undefined) => void;
  /** Tells that a run is over. */
  onEnd?: () => void;
};

/** Opens journeys and knows which are running. */
export type Journeys = ReturnType<typeof createJourneys>;

const strongAuthentication = 'sca';

/**
 * Makes the portal’s way of running journeys. The engine, the forms and each journey’s chunk are fetched at the first
 * run, or before, by `prefetch`.
 */
export function createJourneys(options: JourneysOptions) {
  const { keeper = keepsNothing } = options;
  const { running, follow, leave } = createRunning(options);
  const { open, goOn } = createOpener({ ...options, keeper }, follow);
  if (import.meta.hot)
    options.source.onEdited?.(() => void takeUpEdits(options, () => running.getState().runs));
  return {
    running,
    open,
    ...createGoneOn({ keeper, goOn }),
    /** Returns whether a journey runs, or is about to go on from the page before. */
    isUnderWay: async (id: string): Promise<boolean> => {
      const waiting = await keeper.waiting();
      return [...running.getState().runs, ...waiting].some(({ journey }) => journey === id);
    },
    /** Returns whether anything that may not be done twice is on its way to the bank. */
    isSending: (): boolean => running.getState().runs.some((run) => run.isSending()),
    /** The journey of the page has done what may not be done twice. */
    hasCommitted: (): boolean =>
      running.getState().runs.some((run) => run.place === 'route' && run.hasCommitted()),
    /** Finds what a popup name or a path opens. */
    find: (name: string): Opening | undefined => findOpening(options.source.index, name),
    /** Lists what is offered at a place, in the order of its names. */
    listed: (place: string): readonly JourneyEntry[] =>
      options.source.index.filter(({ opens }) => opens?.listed === place),
    /** Fetches what a journey needs while the holder is still elsewhere; a failure shows when it is opened. */
    prefetch: (id: string): void => {
      void fetchJourney(options, id).catch(() => undefined);
    },
    /** Runs strong authentication for a call of a view, by the same journey that serves all others. */
    prove: async (challenge: object): Promise<StepUpResult> => {
      // The call is gone with its page.
      const { outcome, output } = await open(strongAuthentication, { ...challenge }, { isPassing: true });
      if (outcome === 'verified') return { kind: 'verified', headers: texted(output) };
      return { kind: outcome === 'blocked' ? 'blocked' : 'closed' };
    },
    /** Leaves what stands above a page that is being left. */
    leaveHosted: (): void => {
      keeper.drop();
      leave(({ place }) => place === 'host');
    },
    /** Leaves everything that runs: the session is over. */
    leaveAll: (): void => leave(() => true),
  };
}

/** Has what runs go on with its journeys as they are now (development alone). */
async function takeUpEdits(options: JourneysOptions, runs: () => readonly JourneyRun[]): Promise<void> {
  const { renewRun } = await import('./renew.ts');
  const { i18n } = options.texts;
  const went = [];
  for (const run of runs()) went.push(await renewRun(run, options));
  // A run whose step is gone begins again, and says so.
  if (went.includes(false)) return globalThis.location.reload();
  // Whatever shows a text reads it anew.
  i18n.emit('languageChanged', i18n.language);
}

function texted(output: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(output).map(([name, value]) => [name, String(value)]));
}
