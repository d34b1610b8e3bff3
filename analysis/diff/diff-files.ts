import type { JsonDocument } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { popupsFile } from '../symbols/popups.ts';
import { changesBetween, type Change } from './changes.ts';
import { calledNow } from './called-now.ts';
import { renamesBetween, type Renamed } from './renames.ts';
import { everyJourney, routesOf, stepsOf, type SoundJourney } from '../graph/journeys.ts';
import { codesLeft } from '../graph/refusals.ts';
import { sharedTexts } from '../texts/text-places.ts';

/** What differs in a file that belongs to no journey alone: shared texts, the error catalogue, deep links, pages. */
export type FileDiff = { path: string; renamed: readonly Renamed[]; changes: readonly Change[] };

/** Compares the files of two states of the project that belong to no journey alone; those that do not differ are left out. */
export function diffFiles(before: Sources, after: Sources): FileDiff[] {
  const renames = renamesBetween(before, after);
  const [were, are] = [sharedFiles(calledNow(before, renames)), sharedFiles(after)];
  return [...new Set([...were.keys(), ...are.keys()])].toSorted().flatMap((path) => {
    const changes = changesBetween(new Map(leavesOf(were.get(path))), new Map(leavesOf(are.get(path))));
    const placed = changes.map((change) => {
      const metIn = journeysThatMeet(path, change.name, after);
      return metIn.length > 0 ? { ...change, metIn } : change;
    });
    const renamed = path === popupsFile ? renames.filter(({ sort }) => sort === 'popup') : [];
    return renamed.length + placed.length > 0 ? [{ path, renamed, changes: placed }] : [];
  });
}

function sharedFiles({ documents, journeys }: Sources): Map<string, unknown> {
  const isOfOne = ({ path }: JsonDocument): boolean => {
    const [top, second = '', third] = path.split('/');
    return top === 'i18n'
      ? journeys.has((third ?? '').replace('.json', ''))
      : third !== undefined && journeys.has(second);
  };
  return new Map(documents.filter((document) => !isOfOne(document)).map(({ path, value }) => [path, value]));
}

/** Names every value of a file by its way into it; a member of a list by its own first words, wherever it stands. */
function* leavesOf(value: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (isNode(value)) {
    for (const [key, member] of Object.entries(value))
      if (key !== '$schema' && key !== 'note') yield* leavesOf(member, [...path, key]);
  } else if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* leavesOfMember(member, index, path);
  } else if (value !== undefined) {
    yield [path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)];
  }
}

function* leavesOfMember(
  member: unknown,
  index: number,
  path: readonly string[],
): Generator<[string, string]> {
  if (isNode(member)) yield* leavesOf(member, [...path, nameOf(member) ?? `${index + 1}`]);
  else if (Array.isArray(member)) yield* leavesOf(member, [...path, `${index + 1}`]);
  else yield [[...path, String(member)].join('.'), String(member)];
}

const nameOf = (member: object): string | undefined =>
  Object.values(member).find((value): value is string => typeof value === 'string');

/** Names the journeys in which a holder meets a text of all journeys, or a refusal of the catalogue. */
export function journeysThatMeet(path: string, name: string, sources: Sources): string[] {
  const journeys = everyJourney(sources);
  if (path === 'journeys/errors.json') {
    const [list, code = ''] = name.split('.');
    return list === 'codes'
      ? idsOf(journeys.filter((journey) => isLeftToCatalogue(code, journey, sources)))
      : [];
  }
  if (path !== `i18n/it/${sharedTexts}.json`) return [];
  const codes = Object.entries(sources.catalogue?.value?.codes ?? {}).flatMap(([code, { message }]) =>
    message === name ? [code] : [],
  );
  return idsOf(
    journeys.filter(
      (journey) =>
        routesOf(journey.definition).some(({ route }) => route.message === name) ||
        codes.some((code) => isLeftToCatalogue(code, journey, sources)),
    ),
  );
}

const idsOf = (journeys: readonly SoundJourney[]): string[] => journeys.map(({ source }) => source.id);

/** Returns whether the bank may refuse a call of a journey with a code that only the catalogue routes. */
const isLeftToCatalogue = (code: string, { definition }: SoundJourney, { language }: Sources): boolean =>
  stepsOf(definition, 'call').some(({ step }) =>
    codesLeft(step, definition, language.contract).includes(code),
  );
