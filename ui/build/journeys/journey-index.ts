import { isScreen, writtenOut } from '#engine';
import type { JourneyFile, Step } from '#schemas';
import type { JourneyParts } from './journey-parts.ts';

/** What routing needs to know of a journey before its chunk is fetched; what it has none of is left out. */
export type JourneyIndexEntry = Pick<JourneyFile, 'id'> & {
  /** The guard that offers it, as the engine runs it. */
  allow?: unknown;
  /** A dialog, unless it is said. */
  surface?: 'page';
  opens?: Omit<NonNullable<JourneyFile['opens']>, 'note' | 'page'>;
  /** The inputs that it declares, by name. */
  input?: Readonly<Record<string, string>>;
  /** The services of the card that its guard reads: they say why it is refused. */
  services?: readonly string[];
  /** The journeys that it may run as frames, strong authentication included: their chunks are needed with its own. */
  runs?: readonly string[];
  /** How many fields the first screen of a page usually has. */
  fields?: number;
  /** What it is called where it is offered. */
  words?: { label: string; text: string };
};

/** A page of a journey’s own (STUDIO-16). */
export type JourneyPageEntry = { path: string; page: string; navigation: 'shown' | 'hidden'; title: string };

const strongAuthentication = 'sca';

/** Makes the small index of all journeys, in the order of their ids. */
export function indexJourneys(journeys: ReadonlyMap<string, JourneyParts>): JourneyIndexEntry[] {
  return [...journeys.values()].map((parts) => indexed(parts));
}

/** Lists the pages that journeys bring themselves; the portal knows them before it knows journeys. */
export function pagesOfJourneys(journeys: ReadonlyMap<string, JourneyParts>): JourneyPageEntry[] {
  return [...journeys.values()].flatMap(({ id, journey: { opens }, texts }) => {
    const navigation = opens?.page;
    if (navigation === undefined) return [];
    const title = wordAt(texts, 'title');
    return (opens?.routes ?? []).map((path) => ({ path, page: id, navigation, title }));
  });
}

function indexed(parts: JourneyParts): JourneyIndexEntry {
  const { journey, texts } = parts;
  const { note: _note, page: _page, ...opens } = journey.opens ?? {};
  const services = servicesIn(journey.allow);
  const runs = runsOf(journey);
  return {
    id: journey.id,
    ...(journey.surface === 'page' && { surface: 'page' as const }),
    ...(journey.opens && { opens }),
    ...(journey.allow !== undefined && { allow: writtenOut(journey.allow) }),
    ...(journey.input && { input: journey.input }),
    ...(services.length > 0 && { services }),
    ...(runs.length > 0 && { runs }),
    ...(journey.surface === 'page' && { fields: countFirstFields(parts) }),
    ...(opens.listed && { words: { label: wordAt(texts, 'label'), text: wordAt(texts, 'text') } }),
  };
}

/** Reads a word of how a journey is opened; the check has seen that it is there. */
function wordAt(texts: JourneyParts['texts'], name: string): string {
  const opens = texts['opens'];
  const word: unknown = typeof opens === 'object' && opens !== null ? Reflect.get(opens, name) : undefined;
  return typeof word === 'string' ? word : '';
}

function servicesIn(allow: unknown): string[] {
  const named = (JSON.stringify(allow) ?? '').matchAll(/"card\.profiling\.([A-Z0-9_]+)\./g);
  return [...new Set([...named].map(([, service = '']) => service))];
}

function runsOf(journey: JourneyFile): string[] {
  const runs = new Set<string>();
  for (const step of Object.values(journey.steps)) {
    if (step.kind === 'journey') runs.add(step.journey);
    if (step.kind === 'call' && step.stepUp) runs.add(strongAuthentication);
  }
  return [...runs].toSorted();
}

// What is not known to be a form holds the place of one question.
const usualFields = 1;

/** Counts the fields of the screen that a journey usually begins with; its skeleton has as many. */
export function countFirstFields({ journey, forms }: JourneyParts): number {
  const step = firstScreen(journey, journey.start);
  if (step?.kind !== 'form') return usualFields;
  if (step.form === undefined) return 0;
  return Object.keys(forms[step.form]?.schema.properties ?? {}).length;
}

function firstScreen({ steps }: JourneyFile, start: string): Step | undefined {
  const passed = new Set<string>();
  let name: string | undefined = start;
  while (name !== undefined && !passed.has(name)) {
    passed.add(name);
    const step: Step | undefined = steps[name];
    if (step === undefined || isScreen(step)) return step;
    name = nextOf(step);
  }
  return undefined;
}

function nextOf(step: Step): string | undefined {
  // Of several ways on, a call has the usual one first, and a branch has it last.
  if (step.kind === 'call') return (Array.isArray(step.ok) ? step.ok[0] : step.ok)?.to;
  if (step.kind === 'assign') return step.to;
  if (step.kind === 'branch') return step.cases.at(-1)?.to;
  return undefined;
}
