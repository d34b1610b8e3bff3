import type { GraphEdge } from '../graph/control-flow.ts';
import type { Pair } from './stale-reads.ts';
import { pointerKeys, pointerTo } from '../source/document.ts';
import { onceFor } from '../source/memoize.ts';
import { namedByForm } from '../symbols/data-names.ts';
import { screensOf } from '../graph/journeys.ts';
import { reach } from '../graph/worklist.ts';
import { readsIn } from '../values/expressions.ts';
import { slotsOf, type Slot, type SlotRole } from '../values/expression-sites.ts';
import { datumOf, type DataFlow } from './transfer.ts';

/** An answer that is one of what a datum offers. */
export type Choice = { answer: string; list: string };

/** Data and what each was worked out from, at one step. */
export type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists the answers that are chosen from data: from a list of a field, or from what a view is given. */
export const choicesIn: (flow: DataFlow) => readonly Choice[] = onceFor(({ definition, source }) => {
  const given = Map.groupBy(
    slotsOf(definition).filter(({ role }) => role === 'input'),
    ({ step = '' }) => step,
  );
  return screensOf(definition).flatMap(({ name, step }) => {
    const form = 'form' in step ? source.forms.get(step.form ?? '')?.value : undefined;
    const offered = [...(form ? namedByForm(form) : [])].filter(({ pointer }) =>
      pointer.endsWith('/choicesFrom'),
    );
    const shown = step.kind === 'view' ? dataRead(given.get(name) ?? []) : [];
    return Object.entries(step.saves ?? {}).flatMap(([path, place]) => {
      const [field] = pointerKeys(place);
      const lists = offered.filter(({ pointer }) => pointerKeys(pointer)[1] === field);
      const answer = datumOf({ path }) ?? '';
      return [...lists.flatMap((list) => datumOf(list) ?? []), ...shown]
        .filter((list) => list !== answer)
        .map((list) => ({ answer, list }));
    });
  });
});

const asked: ReadonlySet<SlotRole> = new Set(['body', 'query', 'headers', 'input']);

/**
 * Works out what each datum was worked out from: what the expression reads that sets it, of a result what was asked or given for it,
 * and of an answer the list that it is chosen from.
 */
export const workedOutFrom: (flow: DataFlow) => Sources = onceFor((flow) => {
  const found = new Map<string, Set<string>>();
  const note = (datum: string, from: Iterable<string>) => {
    const known = found.get(datum) ?? new Set();
    for (const name of from) if (name !== datum) known.add(name);
    found.set(datum, known);
  };
  for (const { datum, from } of settingsIn(flow).values()) note(datum, from);
  for (const { answer, list } of choicesIn(flow)) note(answer, [list]);
  return found;
});

type Setting = { datum: string; from: readonly string[] };

/** Lists what ways set, by pointer, each with what it is worked out from. */
const settingsIn = onceFor(({ definition }: DataFlow): ReadonlyMap<string, Setting> => {
  const slots = slotsOf(definition);
  const asking = Map.groupBy(
    slots.filter(({ role }) => asked.has(role)),
    ({ step = '' }) => step,
  );
  const settings = slots.flatMap((slot): [string, Setting][] => {
    const datum = slot.role === 'sets' ? datumOf({ path: slot.name ?? '' }) : undefined;
    if (datum === undefined) return [];
    const ofResult = slot.result && [...readsIn(slot.expression)].some(({ path }) => /^result\b/.test(path));
    const from = [...dataRead([slot]), ...(ofResult ? dataRead(asking.get(slot.step ?? '') ?? []) : [])];
    return [[slot.pointer, { datum, from }]];
  });
  return new Map(settings);
});

/** Returns whether what a way sets a datum to was worked out from an answer. */
export function comesFrom(
  flow: DataFlow,
  { answer, datum }: Omit<Pair, 'comesFrom'>,
  edge: GraphEdge,
): boolean {
  const place = pointerTo(edge.pointer.replace(/to$/, 'sets'), `data.${datum}`);
  const sources = workedOutFrom(flow);
  return (settingsIn(flow).get(place)?.from ?? []).some(
    (name) => name === answer || rootsOf(name, sources).has(answer),
  );
}

const dataRead = (slots: readonly Slot[]): string[] =>
  slots.flatMap(({ expression }) => [...readsIn(expression)].flatMap((read) => datumOf(read) ?? []));

/** Names all that a datum was worked out from, directly or not. */
export function rootsOf(datum: string, sources: Sources): Set<string> {
  const found = reach(sources.get(datum) ?? [], (name) => sources.get(name) ?? []);
  found.delete(datum);
  return found;
}

/** Names what the holder answers. */
export const answersIn: (flow: DataFlow) => ReadonlySet<string> = onceFor(
  ({ definition }) =>
    new Set(
      screensOf(definition).flatMap(({ step }) =>
        Object.keys(step.saves ?? {}).flatMap((path) => datumOf({ path }) ?? []),
      ),
    ),
);
