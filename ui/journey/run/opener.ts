import type { JourneySession } from '#engine';
import { fetchJourney } from './fetch-journey.ts';
import { goingOn, inputOf, type KeptRun, nowhere, type RunKeeper } from './kept-run.ts';
import type { JourneysOptions, Place } from './journeys.ts';
import { newRunId } from './run-id.ts';
import { broken } from './running.ts';
import type { Fetched, JourneyEnd, JourneyRun, RunStart } from './run.ts';

type Given = Readonly<Record<string, unknown>>;

/** How a journey is opened. */
export type OpenOptions = {
  place?: Place;
  signal?: AbortSignal;
  /** Asked when the first screen is there: one that comes late may no longer be what the holder is about. */
  isWanted?: () => boolean;
  /** What waits for its end goes with the page: nothing is kept of it. */
  isPassing?: true;
};

type Options = JourneysOptions & { keeper: RunKeeper };

const always = (): boolean => true;
const left: JourneyEnd = { outcome: 'left', output: {} };

/** Makes what begins runs, and goes on with those of the page before. */
export function createOpener(options: Options, follow: (run: JourneyRun) => Promise<JourneyEnd>) {
  const { keeper } = options;
  const fetchOrTell = (id: string) =>
    fetchJourney(options, id).catch(() => {
      options.onUnfetched();
      return undefined;
    });
  /**
   * Runs a journey to its end, which it always answers: `broken` when the journey could not be fetched or drawn. A
   * signal that aborts leaves it, also before it has begun.
   */
  const open = async (id: string, input: Given = {}, how: OpenOptions = {}): Promise<JourneyEnd> => {
    const journey = await fetchOrTell(id);
    const kept = how.place === 'route' ? await leftOnPage(keeper, id) : undefined;
    if (how.signal?.aborted) return left;
    if (!journey) return broken;
    const start = startOf({ id, input, how, keeper });
    const run = (kept && takeUp(journey, { start, kept, options })) ?? attempt(() => journey.begin(start));
    if (!run) {
      options.onBroken();
      return broken;
    }
    leaveUnwanted(run.session, start.isWanted);
    how.signal?.addEventListener('abort', () => run.session.leave(), { once: true });
    const end = await follow(run);
    return (await run.again()) ? open(id, input, how) : end;
  };
  /** Goes on with a run of the page before, to its end; undefined where it cannot. */
  const goOn = async (kept: KeptRun): Promise<JourneyEnd | undefined> => {
    const { journey: id } = kept;
    const input = inputOf(kept);
    const journey = await fetchOrTell(id);
    const start = startOf({ id, input, how: {}, keeper });
    const run = journey && takeUp(journey, { start, kept, options });
    const end = run && (await follow(run));
    return (await run?.again()) ? open(id, input) : end;
  };
  return { open, goOn };
}

type StartParts = { id: string; input: Given; how: OpenOptions; keeper: RunKeeper };

function startOf({ id, input, how, keeper }: StartParts): RunStart {
  const { place = 'host', isWanted = always, isPassing } = how;
  const store = isPassing ? nowhere : keeper.storeOf(id, place);
  return { runId: newRunId(), journey: id, input, place, isWanted: untilSeen(isWanted), store };
}

/** Finds what the page before has left of a journey that filled it. */
async function leftOnPage(keeper: RunKeeper, id: string): Promise<KeptRun | undefined> {
  const waiting = await keeper.waiting();
  return waiting.find(({ journey, place }) => place === 'route' && journey === id);
}

type TakeUpParts = { start: RunStart; kept: KeptRun; options: Options };

/** Takes a run up where it was left; nothing where its journey has changed since and says no way on, or it has nowhere to stand. */
function takeUp(journey: Fetched, { start, kept, options }: TakeUpParts): JourneyRun | undefined {
  const { runId } = kept.saved;
  if (!options.keeper.take(kept)) return undefined;
  const saved = attempt(() => journey.bring(kept.saved));
  const how = saved && goingOn(saved);
  const run =
    how && attempt(() => journey.begin({ ...start, runId, saved: { ...saved, typed: kept.saved.typed } }));
  if (!run) start.store.forget(runId);
  // A journey that the bank knows the stand of is taken up there, with nothing of what was kept.
  const lost = journey.library.journeys.get(start.journey)?.resume ? 'resumed' : 'lost';
  options.onGoingOn?.(run ? (run.goesOn ?? how) : saved ? lost : 'changed');
  return run;
}

/** Begins a run, or brings one to its journey as it is now; nothing where that does not get what it needs. */
function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
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
