import type { JourneyFile } from '#schemas';
import { countFirstFields } from './first-screen.ts';
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
