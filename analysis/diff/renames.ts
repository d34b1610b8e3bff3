import { isBehind } from '#engine';
import type { FormFile, JourneyFile } from '#schemas';
import type { Named, NamedSort } from '../symbols/references.ts';
import type { JourneySource, Sources } from '../source/sources.ts';

/** Something whose content is the same under another name; what belongs to a journey with the earlier id of that. */
export type Renamed = {
  sort: NamedSort;
  of: string;
  before: string;
  after: string;
  /** The form of a field. */
  form?: string;
};

/** Finds what is gone and has come again under another name, with exactly the content that it had. */
export function renamesBetween(before: Sources, after: Sources): Renamed[] {
  const journeys = pairsOf(
    { sort: 'journey', of: '' },
    contentsOfJourneys(before),
    contentsOfJourneys(after),
  );
  const within = [...before.journeys].flatMap(([id, was]) => {
    const now = nameNow({ sort: 'journey', of: '', name: id }, journeys);
    const is = after.journeys.get(now);
    return is ? renamesWithin(id, was, is) : [];
  });
  const popups = pairsOf({ sort: 'popup', of: '' }, contentsOfPopups(before), contentsOfPopups(after));
  return [...journeys, ...popups, ...within];
}

/** Returns the name that something has now. */
export const nameNow = ({ sort, of, name, forms = [] }: Named, renames: readonly Renamed[]): string =>
  renames.find(
    (renamed) =>
      renamed.sort === sort &&
      renamed.of === of &&
      renamed.before === name &&
      (renamed.form === undefined || forms.includes(renamed.form)),
  )?.after ?? name;

/** What is under each name. */
type Contents = ReadonlyMap<string, string>;

const contentsOf = (members: object = {}): Contents =>
  new Map(Object.entries(members).map(([name, member]) => [name, JSON.stringify(member)]));

const contentsOfJourneys = ({ journeys }: Sources): Contents =>
  new Map([...journeys].map(([id, { journey }]) => [id, JSON.stringify(journey?.value?.steps) ?? '']));

/** A popup has nothing but its name: the same one has its place in the list, beside the same others. */
const contentsOfPopups = ({ popups = [] }: Sources): Contents =>
  new Map(popups.map((name) => [name, popups.map((each) => (each === name ? '' : each)).join(' ')]));

function renamesWithin(of: string, was: JourneySource, is: JourneySource): Renamed[] {
  const [earlier, later] = [was.journey?.value, is.journey?.value];
  if (!earlier || !later) return [];
  const own = (sort: Renamed['sort'], key: 'data' | 'input' | 'limits') =>
    pairsOf({ sort, of }, contentsOf(earlier[key]), contentsOf(later[key]));
  return [
    ...pairsOf({ sort: 'form', of }, formsOf(was), formsOf(is)),
    ...[...was.forms].flatMap(([form, { value }]) => {
      const now = is.forms.get(form)?.value;
      const fields = now ? pairsOf({ sort: 'field', of }, fieldsOf(value), fieldsOf(now)) : [];
      return fields.map((field) => ({ ...field, form }));
    }),
    ...own('datum', 'data'),
    ...own('input', 'input'),
    ...own('limit', 'limits'),
    ...pairsOf({ sort: 'step', of }, stepsIn(earlier), stepsIn(later)),
  ];
}

/** A step behind an action or a timer is called by its place: it has no name that could change. */
const stepsIn = ({ steps }: JourneyFile): Contents =>
  new Map([...contentsOf(steps)].filter(([name]) => !isBehind(name)));

const formsOf = ({ forms }: JourneySource): Contents =>
  new Map([...forms].map(([name, { value }]) => [name, JSON.stringify(value) ?? '']));

const fieldsOf = (form: FormFile | undefined): Contents =>
  new Map(
    Object.entries(form?.schema.properties ?? {}).map(([field, property]) => [
      field,
      JSON.stringify([property, form?.ui?.[field]]),
    ]),
  );

/** Pairs what is gone with what has come, where one of each has the same content. */
function pairsOf(owner: Pick<Renamed, 'sort' | 'of'>, before: Contents, after: Contents): Renamed[] {
  const gone = Map.groupBy(
    [...before].filter(([name]) => !after.has(name)),
    contentIn,
  );
  const come = Map.groupBy(
    [...after].filter(([name]) => !before.has(name)),
    contentIn,
  );
  return [...gone].flatMap(([content, [was, ...others]]): Renamed[] => {
    const [is, ...rivals] = come.get(content) ?? [];
    const isClear = content !== '' && others.length + rivals.length === 0;
    return was && is && isClear ? [{ ...owner, before: was[0], after: is[0] }] : [];
  });
}

const contentIn = ([, content]: readonly [string, string]): string => content;
