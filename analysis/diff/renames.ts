import type { FormFile, Step } from '#schemas';
import type { Mention, Named } from '../symbols/references.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { leavesOfAll, leavesOfJourney } from './leaves.ts';
import { pairsBetween, type Signs } from './likeness.ts';
import { changingNames, signsIn, type SignsOf } from './signs.ts';

/** Names that are others now: the earlier name → the new one. */
type Names = ReadonlyMap<string, string>;

/** What is called otherwise within a journey; a field by `form/field`, with the earlier name of the form. */
export type RenamesWithin = Readonly<Record<OwnSort | 'field', Names>>;

/** What is only called otherwise in a later state of the project; what belongs to journeys by their earlier ids. */
export type Renames = { journey: Names; popup: Names; within: ReadonlyMap<string, RenamesWithin> };

/** Sorts of names that a journey declares, in the order in which they are told. */
const ownSorts = ['form', 'datum', 'input', 'limit', 'step'] as const;
type OwnSort = (typeof ownSorts)[number];

/** Finds what is only called otherwise: what is more alike than any other two in what it says, and in who speaks of it. */
export function renamesBetween(before: Sources, after: Sources): Renames {
  const journey = journeysRenamed(before, after);
  const popup = popupsRenamed(before, after, journey);
  const within = [...before.journeys].flatMap(([id, was]): [string, RenamesWithin][] => {
    const is = after.journeys.get(journey.get(id) ?? id);
    const sides = is && { was: { source: was, sources: before }, is: { source: is, sources: after } };
    const renames = sides && renamesWithin(sides);
    return renames ? [[id, renames]] : [];
  });
  return { journey, popup, within: new Map(within) };
}

/** Tells what is spoken of by the name that it has now. */
export function nameNow({ sort, of, name, forms = [] }: Named, { within, ...renames }: Renames): string {
  if (sort === 'journey' || sort === 'popup') return renames[sort].get(name) ?? name;
  const own = within.get(of)?.[sort];
  if (sort !== 'field') return own?.get(name) ?? name;
  return forms.map((form) => own?.get(`${form}/${name}`)).find((now) => now !== undefined) ?? name;
}

/** Lists the names that have gone. */
export function namesBefore({ journey, popup, within }: Renames): string[] {
  const own = [...within.values()].flatMap((renames) => Object.values(renames));
  return [journey, popup, ...own].flatMap((names) =>
    [...names.keys()].map((name) => name.replace(/^.*\//, '')),
  );
}

/** Returns whether anything is called otherwise at all. */
export const isAnyRenamed = ({ journey, popup, within }: Renames): boolean =>
  journey.size + popup.size + within.size > 0;

const journeysRenamed = (before: Sources, after: Sources): Names =>
  pairsOf(
    [...before.journeys.keys()],
    [...after.journeys.keys()],
    [(id) => signsOfJourney(id, before), (id) => signsOfJourney(id, after)],
  );

function signsOfJourney(id: string, sources: Sources): Signs {
  const source = sources.journeys.get(id);
  const leaves = source ? leavesOfJourney(source, sources) : [];
  return new Set(
    leaves.map(({ told }) => told(({ sort, name }) => (sort === 'journey' && name === id ? '' : name))),
  );
}

function popupsRenamed(before: Sources, after: Sources, journeys: Names): Names {
  const [were, are] = [before.popups ?? [], after.popups ?? []];
  const changing = changingNames([['popup', were, are]]);
  if (changing.size === 0) return new Map();
  const now = ({ sort, name }: Mention) => (sort === 'journey' ? (journeys.get(name) ?? name) : name);
  const signs = (sources: Sources) => signsIn(leavesOfAll(sources), changing, now);
  return pairsOf(were, are, [signs(before)('popup'), signs(after)('popup')]);
}

type Side = { source: JourneySource; sources: Sources };

function renamesWithin({ was, is }: { was: Side; is: Side }): RenamesWithin | undefined {
  if (!was.source.journey?.value || !is.source.journey?.value) return undefined;
  const [names, others] = [namesOf(was.source), namesOf(is.source)];
  const fields = [was, is].map(({ source }) =>
    [...source.forms.values()].flatMap(({ value }) => fieldsOf(value)),
  );
  const changing = changingNames([
    ...ownSorts.map((sort) => [sort, names[sort], others[sort]] as const),
    ['field', fields[0] ?? [], fields[1] ?? []],
  ]);
  if (changing.size === 0) return undefined;
  const [before, after] = [was, is].map(({ source, sources }) =>
    signsIn(leavesOfJourney(source, sources), changing),
  );
  if (!before || !after) return undefined;
  const own = (sort: OwnSort) => pairsOf(names[sort], others[sort], [before(sort), after(sort)]);
  const form = own('form');
  const field = fieldsRenamed({ was, is, form }, [before('field'), after('field')]);
  const steps = [was, is].map(({ source }) => source.journey?.value?.steps ?? {});
  const step = new Map(
    kinds.flatMap((kind) => {
      const [gone = [], come = []] = steps.map((each) => namesOfKind(each, kind));
      return [...pairsOf(gone, come, [before('step'), after('step')])];
    }),
  );
  return { form, field, datum: own('datum'), input: own('input'), limit: own('limit'), step };
}

const kinds = ['form', 'view', 'call', 'branch', 'journey', 'end'] as const satisfies Step['kind'][];

const namesOfKind = (steps: Readonly<Record<string, Step>>, kind: Step['kind']): string[] =>
  Object.keys(steps).filter((name) => steps[name]?.kind === kind);

function fieldsRenamed(
  { was, is, form }: { was: Side; is: Side; form: Names },
  [before, after]: readonly [SignsOf, SignsOf],
): Names {
  return new Map(
    [...was.source.forms].flatMap(([name, { value }]) => {
      const now = form.get(name) ?? name;
      const pairs = pairsOf(fieldsOf(value), fieldsOf(is.source.forms.get(now)?.value), [
        (field) => before(`${name}/${field}`),
        (field) => after(`${now}/${field}`),
      ]);
      return [...pairs].map(([field, other]): [string, string] => [`${name}/${field}`, other]);
    }),
  );
}

const fieldsOf = (form: FormFile | undefined): string[] => Object.keys(form?.schema.properties ?? {});

function namesOf({ forms, journey }: JourneySource): Record<OwnSort, string[]> {
  const { data = {}, input = {}, limits = {}, steps = {} } = journey?.value ?? {};
  return {
    form: [...forms.keys()],
    datum: Object.keys(data),
    input: Object.keys(input),
    limit: Object.keys(limits),
    step: Object.keys(steps),
  };
}

function pairsOf(
  were: readonly string[],
  are: readonly string[],
  [before, after]: readonly [SignsOf, SignsOf],
): Map<string, string> {
  const [gone, come] = [without(were, are), without(are, were)];
  if (gone.length === 0 || come.length === 0) return new Map();
  return pairsBetween(
    new Map(gone.map((name) => [name, before(name)])),
    new Map(come.map((name) => [name, after(name)])),
  );
}

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((name) => !known.has(name));
};
