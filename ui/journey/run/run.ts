import {
  type Announcement,
  type CompiledJourney,
  createSession,
  isSending,
  type JourneySession,
  type Library,
  linkLibrary,
  type MessagesPort,
  type SavedState,
  type StorePort,
  type TextRef,
} from '#engine';
import { migrate } from '#engine/migrate';
import { type TextTree, withTimeLeft } from '#i18n';
import type { ErrorCatalogue, OperationId, OperationCall } from '#schemas';
import { compiledForm, keywordCheck, type CompiledForm } from '#ui/forms';
import { fetchViews } from '#ui/steps';
import { type Attention, createAttention } from './attention.ts';
import { followReads } from './first-reads.ts';
import type { JourneyChunk } from './journey-source.ts';
import type { JourneysOptions, Place } from './journeys.ts';
import { keepDrafts } from './keep-drafts.ts';
import { followLeftOut } from './left-out.ts';
import { codeBefore, followCode } from '../kept/code-before.ts';
import { followCallOff, type CallsOff } from '../screen/call-off.ts';
import { followTyping, type KeptState } from '../kept/lost-typing.ts';
import { followWords } from '../screen/passing-words.ts';
import { sayAgain } from '../screen/say-again.ts';
import { tellWhenRead } from '../screen/tell-when-read.ts';
import { followStand } from './stand.ts';
import { wordsOf } from '../screen/words.ts';
import { wallClock } from './wall-clock.ts';

/** The contract’s operations, as `#schemas` has them. */
export type OperationTableOfContract = Readonly<Record<OperationId, OperationCall>>;

/** How a run ended. */
export type JourneyEnd = { outcome: string; output: Readonly<Record<string, unknown>> };

/** One journey under way, with what it takes to draw it. */
export type JourneyRun = {
  runId: string;
  journey: string;
  place: Place;
  session: JourneySession;
  /** Says what stands in the form of the screen in sight: Back may leave it before it is sent. */
  drafted(answers: Readonly<Record<string, unknown>>): void;
  /** What the session runs; a run that is only shown has none. */
  library?: Library;
  attention: Attention;
  /** Tells the time by the portal’s clock, in epoch milliseconds. */
  now: () => number;
  form(journey: string, name: string): CompiledForm | undefined;
  /** How many rows are missing from what a screen shows, for nobody could read them. */
  leftOut(at: string): number;
  /** Names the fields of the screen in sight in which something stood before the page was loaded anew, until another is in sight. */
  lostAt(at: string): readonly string[];
  /** Says what is chosen in the view of a screen, before it is sent. */
  chose(at: string, answer: Readonly<Record<string, unknown>>): void;
  /** What was chosen there and not sent, also before the page was loaded anew. */
  chosenAt(at: string): Readonly<Record<string, unknown>> | undefined;
  /** Something that may not be done twice was done. */
  hasCommitted(): boolean;
  /** Something that may not be done twice is on its way to the bank. */
  isSending(): boolean;
  /** The files that are on their way; a run that is only shown sends none. */
  uploads?: CallsOff;
  /** Set where a code that the page before asked for is good still, and will be asked for again. */
  goesOn?: 'code' | undefined;
  /** The page before has left it with something answered. */
  wasTouched: boolean;
  /** Says that the run’s screen could not be drawn. */
  broken(): void;
  finished: Promise<JourneyEnd>;
  /** What it said last belongs to the place that it has left (HOLDER-06). */
  hasSaidLast(): boolean;
  /** Returns whether the holder asks for it once more, after an end that offers it. */
  again(): Promise<boolean>;
};

/** What a run begins with. */
export type RunStart = {
  runId: string;
  journey: string;
  input: Readonly<Record<string, unknown>>;
  place: Place;
  /** Whether its screens still are what the holder is about; `seen` says that the first one is there. */
  isWanted: (now?: 'seen') => boolean;
  store: StorePort;
  /** What the page before has left of it. */
  saved?: KeptState | undefined;
};

type Preparation = { chunks: readonly JourneyChunk[]; errors: ErrorCatalogue; options: JourneysOptions };

/** A journey that is here. */
export type Fetched = Pick<JourneyRun, 'form'> & {
  library: Library;
  begin: (start: RunStart) => JourneyRun;
  /** Brings a run that the page before has left to the journeys as they are now; it throws where it cannot. */
  bring: (saved: SavedState) => SavedState;
};

/** Links the journeys of a run once their chunks are here, fetches their views, and answers the way to begin it. */
export async function prepareRun(preparation: Preparation): Promise<Fetched> {
  const { chunks, errors, options } = preparation;
  // The build’s checks have read every file of texts.
  for (const { journey, texts } of chunks) options.texts.add(journey.id, texts as TextTree);
  const forms = new Map(chunks.map((chunk) => [chunk.journey.id, compiledForms(chunk)]));
  const form = (journey: string, name: string) => forms.get(journey)?.[name];
  const library = linkLibrary({
    journeys: chunks.map(({ journey }) => journey),
    errors,
    operations: options.operations,
    validators: (journey, name) => {
      const found = form(journey, name);
      return found ? keywordCheck(found) : () => ({});
    },
  });
  await fetchViews([...library.journeys.values()].flatMap(viewsOf));
  return {
    form,
    library,
    begin: (start) => begin(start, { library, form, options }),
    bring: (saved) => migrate(library, saved),
  };
}

function viewsOf({ steps }: CompiledJourney): string[] {
  return [...steps.values()].flatMap(({ definition }) =>
    definition.kind === 'view' ? [definition.view] : [],
  );
}

type Prepared = Pick<Fetched, 'form' | 'library'> & { options: JourneysOptions };

function begin(
  { runId, journey, input, place, isWanted, store, saved }: RunStart,
  { library, form, options }: Prepared,
): JourneyRun {
  const timed = (text: TextRef): TextRef => ({ ...text, values: withTimeLeft(text.values, options.now()) });
  const attention = createAttention((said) => isWanted() && speak(options, said, timed));
  const rows = followLeftOut(options.ports.bank);
  const { messages, refresh } = tellWhenRead(options.ports);
  const reads = followReads({ bank: rows.bank, messages, operations: options.operations });
  const sent = followCallOff(reads.messages, options.loading);
  const words = followWords(sent.messages, () => options.onMove?.());
  const { store: keeper, typed, asked, ...inSight } = followTyping({ store, kept: saved });
  const engine = createSession({
    library,
    ports: {
      ...options.ports,
      clock: wallClock({ ...options.ports.clock, now: options.now }),
      bank: reads.bank,
      attention,
      refresh,
      messages: timedMessages(words.messages, timed),
      store: keeper,
    },
    runId,
    journey,
    input: { ...input },
    context: options.context(),
    ...(saved && { saved }),
  });
  const heard = sayAgain(engine, attention);
  const { session, drafted } = keepDrafts(heard, { library, form }, unsentBefore(saved));
  reads.follow(session);
  const stops = [
    followCode(session, asked),
    options.onContextChange(() => session.updateContext(options.context())),
    options.onAwake?.(() => session.awake()),
    words.follow(session),
    rows.follow(session),
    followStand({ session, library }, (stand) => options.onStand?.(runId, stand)),
  ];
  return {
    runId,
    journey,
    place,
    session,
    drafted: (answers) => typed(session.screen(), answers, drafted(answers)),
    ...inSight,
    ...standOf(session, saved, options.now()),
    library,
    attention,
    now: options.now,
    uploads: sent.uploads,
    form,
    leftOut: rows.count,
    finished: session.finished.finally(() => stops.forEach((stop) => stop?.())),
    hasSaidLast: words.isLast,
    again: reads.again,
    broken: options.onBroken,
  };
}

/** Tells what of a run was done, here or on the page before; a code of before is seen to first. */
function standOf(session: JourneySession, saved: KeptState | undefined, now: number) {
  return {
    goesOn: codeBefore(session, saved, now),
    hasCommitted: followCommits(session),
    isSending: () => isSending(session.state()),
    wasTouched: saved?.frames.some(isTouched) ?? false,
  };
}

/** What was typed on the screen that the page before has left; one that is come to again asks anew. */
const unsentBefore = (saved: KeptState | undefined) => (saved?.earlier ? undefined : saved?.unsent);

type Worded = (text: TextRef) => TextRef;

function speak(
  { announcer, texts }: JourneysOptions,
  { text, politeness }: Announcement,
  timed: Worded,
): void {
  announcer.say(wordsOf(texts.i18n, timed(text)), politeness);
}

const isTouched = ({ history, committed }: SavedState['frames'][number]): boolean =>
  history.length > 1 || Boolean(committed);

/** A run that is over says no more what was done in it. */
function followCommits(session: JourneySession): () => boolean {
  let isDone = false;
  session.subscribe(() => (isDone ||= Boolean(session.state().frames[0]?.committed)));
  return () => isDone;
}

/** Fills the time that is left into what is said. */
const timedMessages = (messages: MessagesPort, timed: (text: TextRef) => TextRef): MessagesPort => ({
  show: (message) => messages.show({ ...message, text: timed(message.text) }),
  popup: (popup) => messages.popup({ ...popup, message: timed(popup.message) }),
});

function compiledForms({ forms, validators }: JourneyChunk): Record<string, CompiledForm> {
  return Object.fromEntries(
    Object.entries(forms).map(([name, file]) => {
      const functions = validators[name];
      if (!functions) throw new Error(`The form "${name}" has no compiled validator: build again.`);
      return [name, compiledForm(file, functions)];
    }),
  );
}
