import type { Context, ErrorPopup, JourneySession, MessagesPort, Ports } from '#engine';
import { loadTree, type Texts } from '#i18n';
import type { StepUpResult } from '#ui/bank';
import { createStore } from 'zustand/vanilla';
import type { Announcer } from './announcer.ts';
import { findOpening, type Opening } from './find-opening.ts';
import { journeysNeeded, type JourneySource } from './journey-source.ts';
import type { Stand } from './stand.ts';
import { newRunId } from './run-id.ts';
import type { JourneyEnd, JourneyRun, OperationTableOfContract, RunStart } from './run.ts';

/** Where a run is drawn: in the host above the page, or by the route that opened it. */
export type Place = 'host' | 'route';

type OpenOptions = {
  place?: Place;
  signal?: AbortSignal;
  /** Asked when the first screen is there: one that comes late may no longer be what the holder is about. */
  isWanted?: () => boolean;
};

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
  ports: Omit<Ports, 'attention' | 'messages'> & { messages: JourneyMessages };
  /** Tells the time, in epoch milliseconds. */
  now: () => number;
  /** What guards read, as it is now. */
  context: () => Context;
  /** Tells when what guards read has changed. */
  onContextChange: (listener: () => void) => () => void;
  /** Tells that a screen of a journey could not be drawn. */
  onBroken: () => void;
  /** Tells that a run has moved on to another screen and says nothing with it: what it said before has passed. */
  onMove?: () => void;
  /** Tells how far a run is, whenever that changes; undefined once there is nothing to lose. */
  onStand?: (runId: string, stand: Stand | undefined) => void;
  /** Tells that a run is over. */
  onEnd?: () => void;
};

/** Opens journeys and knows which are running. */
export type Journeys = ReturnType<typeof createJourneys>;

const always = (): boolean => true;
const strongAuthentication = 'sca';
const broken: JourneyEnd = { outcome: 'broken', output: {} };
const left: JourneyEnd = { outcome: 'left', output: {} };

async function fetchJourney(options: JourneysOptions, id: string) {
  const needed = journeysNeeded(options.source.index, id);
  const [{ prepareRun }, errors, formWords, viewWords, ...chunks] = await Promise.all([
    import('./run.ts'),
    options.source.errors(),
    loadTree('forms'),
    loadTree('views'),
    ...needed.map((name) => options.source.chunk(name)),
  ]);
  options.texts.add('forms', formWords);
  options.texts.add('views', viewWords);
  return prepareRun({ chunks, errors, options });
}

/**
 * Makes the portal’s way of running journeys. The engine, the forms and each journey’s chunk are fetched at the first
 * run, or before, by `prefetch`.
 */
export function createJourneys(options: JourneysOptions) {
  const running = createStore<{ runs: readonly JourneyRun[] }>()(() => ({ runs: [] }));

  const follow = async (run: JourneyRun): Promise<JourneyEnd> => {
    // What the last one has said when it was over has been there until now.
    if (running.getState().runs.length === 0) options.onMove?.();
    running.setState(({ runs }) => ({ runs: [...runs, run] }));
    // A journey that breaks off has said so in a popup.
    const end = await run.finished.catch(() => broken);
    running.setState(({ runs }) => ({ runs: runs.filter(({ runId }) => runId !== run.runId) }));
    if (!run.hasSaidLast()) options.onEnd?.();
    return end;
  };

  /**
   * Runs a journey to its end, which it always answers: `broken` when the journey could not be fetched or drawn. A
   * signal that aborts leaves it, also before it has begun.
   */
  const open = async (
    id: string,
    input: Readonly<Record<string, unknown>> = {},
    how: OpenOptions = {},
  ): Promise<JourneyEnd> => {
    const { place = 'host', signal, isWanted = always } = how;
    const begin = await fetchJourney(options, id).catch(() => undefined);
    if (signal?.aborted) return left;
    const start = { runId: newRunId(), journey: id, input, place, isWanted: untilSeen(isWanted) };
    const run = begin && begun(() => begin(start));
    if (!run) {
      options.onBroken();
      return broken;
    }
    leaveUnwanted(run.session, start.isWanted);
    signal?.addEventListener('abort', () => run.session.leave(), { once: true });
    const end = await follow(run);
    return (await run.again()) ? open(id, input, how) : end;
  };

  return {
    running,
    open,
    /** Finds what a popup name or a path opens. */
    find: (name: string): Opening | undefined => findOpening(options.source.index, name),
    /** Fetches what a journey needs while the holder is still elsewhere; a failure shows when it is opened. */
    prefetch: (id: string): void => {
      void fetchJourney(options, id).catch(() => undefined);
    },
    /** Runs strong authentication for a call of a view, by the same journey that serves all others. */
    prove: async (challenge: object): Promise<StepUpResult> => {
      const { outcome, output } = await open(strongAuthentication, { ...challenge });
      if (outcome === 'verified') return { kind: 'verified', headers: texted(output) };
      return { kind: outcome === 'blocked' ? 'blocked' : 'closed' };
    },
    /** Leaves what stands above a page that is being left. */
    leaveHosted: (): void => {
      for (const { place, session } of running.getState().runs) if (place === 'host') session.leave();
    },
    /** Leaves everything that runs: the session is over. */
    leaveAll: (): void => {
      for (const run of running.getState().runs) run.session.leave();
    },
  };
}

/** Begins a run; nothing when its journey does not get what it needs to start. */
function begun(begin: () => JourneyRun): JourneyRun | undefined {
  try {
    return begin();
  } catch {
    return undefined;
  }
}

/** Asks no more once the first screen has been seen: it is before the holder then. */
function untilSeen(isWanted: () => boolean): RunStart['isWanted'] {
  let isSettled = false;
  return (now) => {
    const answer = isSettled || isWanted();
    isSettled ||= now === 'seen';
    return answer;
  };
}

/** Leaves a run whose first screen comes when nobody wants it any more; what has no screen goes on to its end. */
function leaveUnwanted(session: JourneySession, isWanted: RunStart['isWanted']): void {
  const judge = (): void => {
    if (!session.screen()) return;
    stop();
    if (!isWanted('seen')) session.leave();
  };
  const stop = session.subscribe(judge);
  judge();
}

function texted(output: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(output).map(([name, value]) => [name, String(value)]));
}
