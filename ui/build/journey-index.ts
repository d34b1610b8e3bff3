import type { JourneyFile, Step } from '#schemas';
import type { JourneyParts } from './journey-parts.ts';

/** What routing needs to know of a journey before its chunk is fetched. */
export type JourneyIndexEntry = Pick<JourneyFile, 'id' | 'version' | 'surface' | 'opens' | 'allow'> & {
  /** The inputs that it declares, by name. */
  input: Readonly<Record<string, string>>;
  /** The services of the card that its guard reads: they say why it is refused. */
  services: readonly string[];
  /** The journeys that it may run as frames, strong authentication included: their chunks are needed with its own. */
  runs: readonly string[];
  /** How many fields the first screen of a page usually has. */
  fields?: number;
};

const strongAuthentication = 'sca';

/** Makes the small index of all journeys, in the order of their ids. */
export function indexJourneys(journeys: ReadonlyMap<string, JourneyParts>): JourneyIndexEntry[] {
  return [...journeys.values()].map((parts) => indexed(parts));
}

function indexed(parts: JourneyParts): JourneyIndexEntry {
  const { journey } = parts;
  return {
    id: journey.id,
    version: journey.version,
    surface: journey.surface,
    ...(journey.opens && { opens: journey.opens }),
    ...(journey.allow !== undefined && { allow: journey.allow }),
    input: journey.input ?? {},
    services: servicesIn(journey.allow),
    runs: runsOf(journey),
    ...(journey.surface === 'page' && { fields: countFirstFields(parts) }),
  };
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
    if (step === undefined || step.kind === 'form' || step.kind === 'view') return step;
    name = nextOf(step);
  }
  return undefined;
}

function nextOf(step: Step): string | undefined {
  // Of several ways on, a call has the usual one first, and a branch has it last.
  if (step.kind === 'call') return (Array.isArray(step.ok) ? step.ok[0] : step.ok)?.to;
  if (step.kind === 'branch') return step.cases.at(-1)?.to;
  return undefined;
}
