import type { FormFile, JourneyFile } from '#schemas';
import { edgesOf } from '../model/edges.ts';
import { fingerprint } from '../model/fingerprint.ts';
import { routesOf } from '../model/journeys.ts';
import { slotsOf } from '../model/slots.ts';
import { textsIn } from '../model/texts.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { changesBetween, type Change } from './changes.ts';
import { detailsOf, plain, promisesOf } from './details.ts';
import { fateOf, type HoldersFate } from './holders.ts';

/** What differs between two states of a journey, in the terms of its readers. */
export type JourneyDiff = {
  journey: string;
  status: 'added' | 'removed' | 'changed';
  version: { before?: string; after?: string };
  /** Its content differs and its version does not. */
  sameVersion: boolean;
  steps: readonly Change[];
  /** Ways from step to step: those lost, those gained, those that lead elsewhere. */
  ways: readonly Change[];
  errors: readonly Change[];
  guards: readonly Change[];
  /** What is sent, kept and shown, and how. */
  details: readonly Change[];
  promises: readonly Change[];
  forms: readonly Change[];
  texts: readonly Change[];
  holders: HoldersFate;
};

const parts = ['steps', 'ways', 'errors', 'guards', 'details', 'promises', 'forms', 'texts'] as const;

/** Compares all journeys of two states of the project; those that do not differ are left out. */
export function diffJourneys(before: Sources, after: Sources): JourneyDiff[] {
  const ids = new Set([...before.journeys.keys(), ...after.journeys.keys()]);
  return [...ids].toSorted().flatMap((id) => {
    const diff = diffOf(id, before, after);
    const { holders, status } = diff;
    const isTold = parts.some((part) => diff[part].length > 0);
    return isTold || status !== 'changed' || holders.fate !== 'safe' ? [diff] : [];
  });
}

const none = (id: string): JourneySource => ({
  id,
  folder: `journeys/${id}`,
  forms: new Map(),
  scenarios: new Map(),
});

function diffOf(id: string, earlier: Sources, later: Sources): JourneyDiff {
  const before = earlier.journeys.get(id) ?? none(id);
  const after = later.journeys.get(id) ?? none(id);
  const [was, is] = [before.journey?.value, after.journey?.value];
  const compare = (told: (definition: JourneyFile) => Iterable<[string, string]>): Change[] =>
    changesBetween(new Map(was && told(was)), new Map(is && told(is)));
  return {
    journey: id,
    ...versionsOf(before, after),
    steps: compare(({ steps }) => Object.entries(steps).map(([name, { kind }]) => [name, kind])),
    ways: compare(waysOf),
    errors: compare(errorsOf),
    guards: compare(guardsOf),
    details: compare(detailsOf),
    promises: compare(promisesOf),
    forms: changesBetween(fieldsOf(before), fieldsOf(after)),
    texts: changesBetween(textsOf(id, earlier), textsOf(id, later)),
    holders: fateOf(before, after, { earlier }),
  };
}

function versionsOf(
  before: JourneySource,
  after: JourneySource,
): Pick<JourneyDiff, 'status' | 'version' | 'sameVersion'> {
  const [was, is] = [before.journey?.value, after.journey?.value];
  if (!was) return { status: 'added', version: is ? { after: is.version } : {}, sameVersion: false };
  if (!is) return { status: 'removed', version: { before: was.version }, sameVersion: false };
  const version = { before: was.version, after: is.version };
  const differs = fingerprint(before, was) !== fingerprint(after, is);
  return { status: 'changed', version, sameVersion: was.version === is.version && differs };
}

const waysOf = (definition: JourneyFile): [string, string][] =>
  edgesOf(definition).map(({ from, kind, name, to }) => [`${from} —${kind} ${name}→`, to]);

const errorsOf = (definition: JourneyFile): [string, string][] =>
  routesOf(definition).map(({ step = 'everywhere', code, route }) => [`${step}: ${code}`, plain(route)]);

const guardsOf = (definition: JourneyFile): [string, string][] =>
  [...slotsOf(definition)]
    .filter(({ role }) => role === 'guard')
    .map(({ pointer, expression }) => [pointer, plain(expression)]);

function fieldsOf({ forms }: JourneySource): Map<string, string> {
  return new Map([...forms].flatMap(([name, { value }]) => (value ? fieldsIn(name, value) : [])));
}

function fieldsIn(form: string, { schema, ui }: FormFile): [string, string][] {
  const fields = Object.entries(schema.properties);
  const order = fields.map(([field]) => field).join(', ');
  return [
    [`${form}: order`, order],
    ...fields.map(([field, asked]): [string, string] => {
      const must = schema.required?.includes(field) === true ? 'required' : 'optional';
      return [`${form}.${field}`, `${must} ${plain({ ...asked, ...ui?.[field] })}`];
    }),
  ];
}

function textsOf(id: string, { texts }: Sources): Map<string, string> {
  return new Map([...textsIn(texts.get(id)?.value)].map(({ path, words }) => [path.join('.'), words]));
}
