import { pointerKeys, pointerTo, routeAt, valueAt, type JourneySource, type Sources } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { UseLine, UsePlace, UseView } from '../../catalogue.ts';
import { stepNaming, stepOf } from '../model/journey-view.ts';
import { titleOf } from '../model/titles.ts';
import { routeWords } from '../model/route-words.ts';
import type { NameUsed } from './names-used.ts';

/** A journey with the places where it uses something. */
export type UsedIn = { source: JourneySource; places: readonly NameUsed[] };

/** Shows who uses something, by the titles of journeys and steps; each place once. */
export const usesOf = (used: readonly UsedIn[], sources: Sources): UseView[] =>
  used
    .map(({ source, places }) => ({
      journey: source.id,
      title: titleOf(sources, source),
      places: once(places.flatMap((place) => placesOf(place, source, sources))),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'it'));

function placesOf(used: NameUsed, source: JourneySource, sources: Sources): UsePlace[] {
  const { how, pointer } = used;
  const definition = source.journey?.value;
  if (!definition) return [];
  const [, form] = /^form (.*)$/.exec(pointer) ?? [];
  const steps = form === undefined ? [stepOf({ file: '', pointer })] : stepsAsking(form, definition);
  return steps.map((name) => {
    const step = name === undefined ? undefined : definition.steps[name];
    return {
      how,
      ...(name !== undefined && step
        ? { step: stepNaming(name, step, { sources, id: source.id }) }
        : { part: pointerKeys(pointer)[0] ?? '' }),
      ...(used.kind === 'code' && routeOf(used, definition, { sources, id: source.id })),
    };
  });
}

const stepsAsking = (form: string, { steps }: JourneyFile): string[] =>
  Object.entries(steps).flatMap(([name, step]) => ('form' in step && step.form === form ? [name] : []));

function routeOf(
  { name, pointer }: NameUsed,
  definition: JourneyFile,
  texts: { sources: Sources; id: string },
): Partial<UsePlace> {
  const route = routeAt(definition, pointerTo(pointer, 'to'));
  if (!route) return {};
  const to = valueAt(definition, [...pointerKeys(pointer), 'to']);
  const target = typeof to === 'string' ? to : '';
  const step = definition.steps[target];
  const words = routeWords({ name, to: target }, route, texts);
  return {
    type: route.type,
    ...(words !== undefined && { words }),
    ...(step && { to: stepNaming(target, step, texts) }),
  };
}

/** A step that names something twice uses it once. */
const once = (places: readonly UsePlace[]): UsePlace[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** Lists where a file of no journey holds a text that is sought. */
export function linesOf(
  document:
    | { path: string; value: unknown; locate: (pointer: string, part: 'value') => { line: number } }
    | undefined,
  isSought: (text: string) => boolean,
): UseLine[] {
  return document
    ? [...pointersOf(document.value, '', isSought)].map((pointer) => ({
        file: document.path,
        line: document.locate(pointer, 'value').line,
      }))
    : [];
}

function* pointersOf(
  value: unknown,
  pointer: string,
  isSought: (text: string) => boolean,
): Generator<string> {
  if (typeof value === 'string' && isSought(value)) yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* pointersOf(part, pointerTo(pointer, key), isSought);
}
