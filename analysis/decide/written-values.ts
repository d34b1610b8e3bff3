import { screensOf, type SoundJourney } from '../graph/journeys.ts';
import { possibleOf } from '../values/value-sets.ts';
import { slotsOf } from '../values/expression-sites.ts';
import { feedsOf } from '../values/written-values.ts';
import { pointerTo } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import { choicesOf } from './classes.ts';

/** What one place writes: its values, or nothing when they are open. */
type Written = { path: string; values: readonly unknown[] | undefined };

/** The values of data, by path: `data.name`. */
export type WrittenValues = ReadonlyMap<string, readonly unknown[]>;

/** Lists the values of data that only ever have few: what they begin with, what ways set, and what forms let choose from. */
export function writtenValues(journey: SoundJourney, sources: Sources): WrittenValues {
  const all = [...begun(journey), ...setOnWays(journey, sources), ...answered(journey)];
  return new Map(
    [...Map.groupBy(all, ({ path }) => path)].flatMap(([path, each]) =>
      each.some(({ values }) => values === undefined)
        ? []
        : [[path, [...new Set(each.flatMap(({ values = [] }) => values))]]],
    ),
  );
}

const begun = ({ definition: { data = {} } }: SoundJourney): Written[] =>
  Object.entries(data).flatMap(([datum, { initial }]) =>
    initial === undefined ? [] : [{ path: `data.${datum}`, values: [initial] }],
  );

const setOnWays = ({ definition }: SoundJourney, sources: Sources): Written[] =>
  slotsOf(definition)
    .filter(({ role }) => role === 'sets')
    .map((slot) => ({
      path: slot.name ?? '',
      values: possibleOf(slot.expression, { sources, definition, slot })?.values,
    }));

function answered(journey: SoundJourney): Written[] {
  const feeds = new Map(feedsOf(journey).map(({ pointer, schema }) => [pointer, choicesOf(schema)]));
  return screensOf(journey.definition).flatMap(({ step, pointer }) =>
    Object.keys(step.saves ?? {}).map((path) => ({
      path,
      values: feeds.get(pointerTo(`${pointer}/saves`, path)),
    })),
  );
}
