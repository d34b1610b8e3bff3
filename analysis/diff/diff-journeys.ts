import type { JourneyFile } from '#schemas';
import type { AnswerLanguage, Say, Words } from '../report/words.ts';
import { wayNamed } from '../graph/written-edges.ts';
import { edgesOf, type EdgeKind } from '../graph/control-flow.ts';
import { fingerprint } from '../graph/journeys.ts';
import { aroundIn, type Around } from '../symbols/around.ts';
import { mentionsIn } from '../symbols/references.ts';
import { textsIn } from '../texts/text-places.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { byGuard, byNumber, orderOfCases, type CaseNames } from './cases.ts';
import { changesBetween, type Change } from './changes.ts';
import { detailsOf, orderOfActions, promisesOf } from './details.ts';
import { formChanges } from './forms.ts';
import { guardChanges } from './guards.ts';
import { fateOf, type HoldersFate } from './holders.ts';
import { calledNow } from './called-now.ts';
import { nameNow, renamesBetween, type Renamed } from './renames.ts';
import { errorsOf, limitsOf } from './routes.ts';
import { scenarioChanges } from './scenarios.ts';
import { wordingIn, type Wording } from './wording.ts';

/** What readers of a change ask about a journey, in the order in which they are told. */
export const diffParts = [
  'steps',
  'ways',
  'errors',
  'limits',
  'guards',
  'details',
  'promises',
  'forms',
  'texts',
  'scenarios',
] as const;

/** One of the parts of a comparison. */
export type DiffPart = (typeof diffParts)[number];

/** What differs between two states of a journey, in the terms of its readers. */
export type JourneyDiff = Readonly<Record<DiffPart, readonly Change[]>> & {
  journey: string;
  /** `unread` when one of the two states cannot be read: nothing more is told then. */
  status: 'added' | 'removed' | 'changed' | 'unread';
  version: { before?: string; after?: string };
  /** Its content differs and its version does not. */
  sameVersion: boolean;
  /** What is only called otherwise; all else is told by the new names. */
  renamed: readonly Renamed[];
  holders: HoldersFate;
};

/**
 * Compares all journeys of two states of the project; those that do not differ are left out. Kinds of ways and of fields
 * are named in English unless another language is asked for.
 */
export function diffJourneys(
  before: Sources,
  after: Sources,
  language: AnswerLanguage = 'en',
): JourneyDiff[] {
  const wording = wordingIn(language);
  return diffTold(before, after, { wording, values: wording });
}

/** Compares them for who words guards, details and forms otherwise: those stay as they are written. */
export const diffAsWritten = (before: Sources, after: Sources, language: AnswerLanguage): JourneyDiff[] =>
  diffTold(before, after, { wording: wordingIn(language), values: wordingIn(language, true) });

function diffTold(
  before: Sources,
  after: Sources,
  told: Pick<Compared, 'wording' | 'values'>,
): JourneyDiff[] {
  const renames = renamesBetween(before, after);
  const earlier = calledNow(before, renames);
  const ids = new Set([...earlier.journeys.keys(), ...after.journeys.keys()]);
  return [...ids].toSorted().flatMap((id) => {
    const diff = diffOf(id, { before, earlier, after, renames, ...told });
    const isTold = diffParts.some((part) => diff[part].length > 0) || diff.renamed.length > 0;
    return isTold || diff.status !== 'changed' || diff.holders.fate !== 'safe' ? [diff] : [];
  });
}

const none = (id: string): JourneySource => ({
  id,
  folder: `journeys/${id}`,
  forms: new Map(),
  scenarios: new Map(),
});

/** The earlier state as it was, and with the names that everything has now. */
type Compared = {
  before: Sources;
  earlier: Sources;
  after: Sources;
  renames: readonly Renamed[];
  wording: Wording;
  /** How guards, details and forms are told. */
  values: Wording;
};

function diffOf(
  id: string,
  { before, earlier, after: later, renames, wording, values }: Compared,
): JourneyDiff {
  const after = later.journeys.get(id) ?? none(id);
  const called = earlier.journeys.get(id) ?? none(id);
  const [was, is] = [called.journey?.value, after.journey?.value];
  const named = was && is ? byGuard(was, is, wording) : byNumber;
  const compare = (
    told: (definition: JourneyFile, named: CaseNames) => Iterable<[string, string]>,
  ): Change[] => changesBetween(new Map(was && told(was, named)), new Map(is && told(is, byNumber)));
  const told = { journey: id, ...ofWhole({ id, after }, { before, renames }) };
  if (told.status === 'unread') return { ...told, ...nothing };
  return {
    ...told,
    steps: compare(({ steps }) => Object.entries(steps).map(([name, { kind }]) => [name, kind])),
    ways: compare((definition, names) => waysOf(definition, wording.say, names)),
    errors: compare((definition) => errorsOf(definition, wording)),
    limits: compare((definition) => limitsOf(definition, wording)),
    guards: guardChanges([was, named], is, values),
    details: [
      ...(was && is ? [...orderOfActions(was, is, wording), ...orderOfCases(was, is, wording)] : []),
      ...compare((definition, names) => detailsOf(definition, values, names)),
    ],
    promises: compare((definition) => promisesOf(definition, wording)),
    forms: formChanges(called, after, values),
    texts: changesBetween(textsOf(id, earlier), textsOf(id, later)),
    scenarios: scenarioChanges({ before: asItWas(id, { before, renames }), called, after }, wording),
  };
}

type Whole = Pick<JourneyDiff, 'status' | 'version' | 'sameVersion' | 'renamed' | 'holders'>;

/** Tells what becomes of a journey as a whole; kept runs know it as it was called. */
function ofWhole(
  { id, after }: { id: string; after: JourneySource },
  { before: earlier, renames }: Pick<Compared, 'before' | 'renames'>,
): Whole {
  const before = asItWas(id, { before: earlier, renames });
  const { callers, ...holders } = fateOf(before, after, { earlier });
  return {
    ...versionsOf(before, after),
    renamed: renames.filter((renamed) => isMetIn(before, renamed, aroundIn(earlier))),
    holders: {
      ...holders,
      callers: callers.map((name) => nameNow({ sort: 'journey', of: '', name }, renames)),
    },
  };
}

/** Returns whether something is declared in a journey, or spoken of by it. */
function isMetIn({ id, journey }: JourneySource, { sort, of, before }: Renamed, around: Around): boolean {
  if (of === id) return true;
  const file = { path: `journeys/${id}/journey.json`, kind: 'journey', value: journey?.value } as const;
  return (
    of === '' && mentionsIn(file, around).some((mention) => mention.sort === sort && mention.name === before)
  );
}

/** Finds a journey as it was, by the name that it has now. */
function asItWas(id: string, { before, renames }: Pick<Compared, 'before' | 'renames'>): JourneySource {
  const earlier = renames.find(({ sort, after }) => sort === 'journey' && after === id)?.before ?? id;
  return before.journeys.get(earlier) ?? none(earlier);
}

// The entries are the parts.
const nothing = Object.fromEntries(diffParts.map((part) => [part, []])) as unknown as Record<DiffPart, []>;

function versionsOf(
  before: JourneySource,
  after: JourneySource,
): Pick<JourneyDiff, 'status' | 'version' | 'sameVersion'> {
  const [was, is] = [before.journey?.value, after.journey?.value];
  const version = { ...(was && { before: was.version }), ...(is && { after: is.version }) };
  if ([before, after].some(isUnread)) return { status: 'unread', version, sameVersion: false };
  if (!was || !is) return { status: was ? 'removed' : 'added', version, sameVersion: false };
  // Another journey's version says nothing of this one's.
  const differs = before.id === after.id && fingerprint(before, was) !== fingerprint(after, is);
  return { status: 'changed', version, sameVersion: was.version === is.version && differs };
}

const isUnread = ({ journey }: JourneySource): boolean =>
  journey !== undefined && journey.value === undefined;

/** Ways by what they are; where refusals and limits lead is told with them. */
const kinds: Partial<Record<EdgeKind, Words>> = {
  action: { en: 'action', it: 'azione' },
  ok: { en: 'ok', it: 'ok' },
  case: { en: 'case', it: 'caso' },
  next: { en: 'next', it: 'prosegue' },
  exit: { en: 'exit', it: 'esito' },
  'step-up': { en: 'step-up', it: 'autenticazione forte' },
  timer: { en: 'timer', it: 'tempo' },
  unsure: { en: 'unsure', it: 'esito ignoto' },
};

const waysOf = (definition: JourneyFile, say: Say, named: CaseNames): [string, string][] =>
  edgesOf(definition).flatMap(({ from, kind, name, to, pointer }): [string, string][] => {
    const words = kinds[kind];
    const [, list, index] = /^(.+)\/(\d+)\/to$/.exec(pointer) ?? [];
    const way = kind === 'ok' || kind === 'case' ? '' : `${wayNamed(name)} `;
    const called = list === undefined ? name : `${way}${named(list, Number(index))}`;
    return words ? [[`${from} —${say(words)} ${called}→`, to]] : [];
  });

const textsOf = (id: string, { texts }: Sources): Map<string, string> =>
  new Map([...textsIn(texts.get(id)?.value)].map(({ path, words }) => [path.join('.'), words]));
