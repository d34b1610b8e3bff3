import type { Screen } from '#engine';
import { alike, typeNames, type Words } from '../report/words.ts';
import { usedAs, valuesOf } from '../explore/sample-value.ts';
import { journeyNamed } from '../graph/journeys.ts';
import { typeNamed } from '../values/scope.ts';
import { pointerKeys } from '../source/document.ts';
import { isNode, typesOf } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { valueFault } from './value-fault.ts';

/** A part of what a hand-built view answers. */
export type ViewAnswer = {
  name: string;
  /** What the journey keeps it as, such as a whole number. */
  takes: Words;
  /** One that fits: of what the view was given to choose from, where that can be told. */
  example: unknown;
  /** Says why a value does not fit; nothing of one that does. */
  fault: (given: unknown) => Words | undefined;
};

/** Lists what the journey keeps of the answer of the view on a screen. */
export function viewAnswers({ definition, journey, view }: Screen, sources: Sources): ViewAnswer[] {
  if (definition.kind !== 'view' || !view) return [];
  const data = journeyNamed(sources, journey)?.definition.data ?? {};
  const { contract } = sources.language;
  return Object.entries(definition.saves ?? {}).map(([datum, pointer]) => {
    const name = pointerKeys(pointer)[0] ?? '';
    const type = data[datum.replace(/^data\./, '')]?.type;
    const schema = contract.resolve(typeNamed(type, contract)) ?? {};
    const fault = (given: unknown) => valueFault(type, { name, given }, contract);
    const made = [...usedAs(journey, datum, sources), schema].flatMap((each) => valuesOf(each, contract));
    const values = [...offeredIn(view.input, name), ...made];
    const types = typesOf(schema);
    const takes = types.length > 0 ? typeNames(types) : alike(type ?? 'JSON');
    return { name, takes, fault, example: values.find((value) => fault(value) === undefined) };
  });
}

/** Finds what the lists that a view is given have for an answer: what stands in them, or their items’ member of its name. */
function offeredIn(input: Readonly<Record<string, unknown>>, name: string): unknown[] {
  const items = Object.values(input).flatMap((value): unknown[] => (Array.isArray(value) ? value : []));
  return items.flatMap((item) => (isNode(item) ? (name in item ? [item[name]] : []) : [item]));
}
