import type { FormFile, JourneyFile } from '#schemas';
import { sayIn, type AnswerLanguage, type Say, type Words } from '../answer/words.ts';
import { edgesOf, type EdgeKind } from '../model/edges.ts';
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

/**
 * Compares all journeys of two states of the project; those that do not differ are left out. Kinds of ways and of fields
 * are named in English unless another language is asked for.
 */
export function diffJourneys(
  before: Sources,
  after: Sources,
  language: AnswerLanguage = 'en',
): JourneyDiff[] {
  const say = sayIn(language);
  const ids = new Set([...before.journeys.keys(), ...after.journeys.keys()]);
  return [...ids].toSorted().flatMap((id) => {
    const diff = diffOf(id, { before, after, say });
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

type Compared = { before: Sources; after: Sources; say: Say };

function diffOf(id: string, { before: earlier, after: later, say }: Compared): JourneyDiff {
  const before = earlier.journeys.get(id) ?? none(id);
  const after = later.journeys.get(id) ?? none(id);
  const [was, is] = [before.journey?.value, after.journey?.value];
  const compare = (told: (definition: JourneyFile) => Iterable<[string, string]>): Change[] =>
    changesBetween(new Map(was && told(was)), new Map(is && told(is)));
  return {
    journey: id,
    ...versionsOf(before, after),
    steps: compare(({ steps }) => Object.entries(steps).map(([name, { kind }]) => [name, kind])),
    ways: compare((definition) => waysOf(definition, say)),
    errors: compare((definition) => errorsOf(definition, say)),
    guards: compare(guardsOf),
    details: compare(detailsOf),
    promises: compare(promisesOf),
    forms: changesBetween(fieldsOf(before, say), fieldsOf(after, say)),
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

const kinds = {
  action: { en: 'action', it: 'azione' },
  ok: { en: 'ok', it: 'ok' },
  case: { en: 'case', it: 'caso' },
  exit: { en: 'exit', it: 'esito' },
  'step-up': { en: 'step-up', it: 'autenticazione forte' },
  timer: { en: 'timer', it: 'tempo' },
  error: { en: 'error', it: 'rifiuto' },
  back: { en: 'back', it: 'ritorno' },
  limit: { en: 'limit', it: 'limite' },
} satisfies Record<EdgeKind, Words>;

const waysOf = (definition: JourneyFile, say: Say): [string, string][] =>
  edgesOf(definition).map(({ from, kind, name, to }) => [`${from} —${say(kinds[kind])} ${name}→`, to]);

function errorsOf(definition: JourneyFile, say: Say): [string, string][] {
  const everywhere = say({ en: 'everywhere', it: 'ovunque' });
  return routesOf(definition).map(({ step = everywhere, code, route }) => [`${step}: ${code}`, plain(route)]);
}

const guardsOf = (definition: JourneyFile): [string, string][] =>
  [...slotsOf(definition)]
    .filter(({ role }) => role === 'guard')
    .map(({ pointer, expression }) => [pointer, plain(expression)]);

function fieldsOf({ forms }: JourneySource, say: Say): Map<string, string> {
  return new Map([...forms].flatMap(([name, { value }]) => (value ? fieldsIn(name, value, say) : [])));
}

function fieldsIn(form: string, { schema, ui }: FormFile, say: Say): [string, string][] {
  const fields = Object.entries(schema.properties);
  const order = fields.map(([field]) => field).join(', ');
  return [
    [`${form}: ${say({ en: 'order', it: 'ordine' })}`, order],
    ...fields.map(([field, asked]): [string, string] => {
      const must =
        schema.required?.includes(field) === true
          ? { en: 'required', it: 'obbligatorio' }
          : { en: 'optional', it: 'facoltativo' };
      return [`${form}.${field}`, `${say(must)} ${plain({ ...asked, ...ui?.[field] })}`];
    }),
  ];
}

function textsOf(id: string, { texts }: Sources): Map<string, string> {
  return new Map([...textsIn(texts.get(id)?.value)].map(({ path, words }) => [path.join('.'), words]));
}
