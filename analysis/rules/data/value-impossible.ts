import { writtenValues, type WrittenValues } from '../../decide/written-values.ts';
import { orderingOperators, type Operation } from '../../values/expressions.ts';
import type { SoundJourney } from '../../graph/journeys.ts';
import { longestText } from '../../values/pattern-parts.ts';
import { schemaOf } from '../../values/scope.ts';
import { operationsOf, slotsOf } from '../../values/expression-sites.ts';
import { isNode, isOfType, typesOf, valuesOf, type SchemaNode } from '../../source/schema-shapes.ts';
import { suggest, thereAre } from '../../report/did-you-mean.ts';
import { possibleOf } from '../../values/value-sets.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { typeNames, type Words } from '../../report/words.ts';
import { writtenForm } from '../../report/written-form.ts';
import type { Problem, Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds comparisons of a variable with a value that it never has. */
export const valueImpossible = eachJourney(function* (journey, sources) {
  yield* resumedNever(journey, sources);
  yield* comparedInVain(journey, sources);
});

function* comparedInVain(journey: SoundJourney, sources: Sources): Generator<Problem> {
  const { document, definition } = journey;
  const written = writtenValues(journey, sources);
  for (const { slot, operation } of operationsOf(definition)) {
    const schemaAt = (path: string) => schemaOf(path, { sources, definition, slot });
    for (const told of neverSame(operation, schemaAt, written)) yield { document, ...told };
    for (const told of neverMore(operation, schemaAt)) yield { document, ...told };
  }
}

type SchemaAt = (path: string) => SchemaNode | undefined;

function* neverSame(operation: Operation, schemaAt: SchemaAt, written: WrittenValues): Generator<Found> {
  for (const { path, value, pointer } of comparisons(operation)) {
    const schema = schemaAt(path);
    const values = written.get(path);
    const isWritten = values === undefined || values.includes(value) || isNothing(value);
    if (!schema || (isWritten && canBe(schema, value))) continue;
    const message = {
      en: `"${path}" is never ${JSON.stringify(value)}.`,
      it: `"${path}" non è mai ${JSON.stringify(value)}.`,
    };
    if (!isTyped(schema, value)) yield { pointer, message, ...mistyped(schema, value) };
    else yield { pointer, message, ...(isWritten ? hintFor(schema, value) : oneOf(values, value)) };
  }
}

function* neverMore(operation: Operation, schemaAt: SchemaAt): Generator<Found> {
  for (const { path, value, pointer } of orderings(operation)) {
    const schema = schemaAt(path);
    if (!schema || isTyped(schema, value)) continue;
    const message = {
      en: `"${path}" is neither more nor less than ${JSON.stringify(value)}.`,
      it: `"${path}" non è né più né meno di ${JSON.stringify(value)}.`,
    };
    yield { pointer, message, hint: typeHint(schema) };
  }
}

/** Finds places at which a journey would go on in a state that the bank does not name. */
function* resumedNever({ document, definition }: SoundJourney, sources: Sources): Generator<Problem> {
  const slot = slotsOf(definition).find(({ role }) => role === 'resume');
  const values = slot && possibleOf(slot.expression, { sources, definition, slot })?.values?.map(String);
  if (values === undefined) return;
  const states = Object.keys(definition.resume?.at ?? {});
  const left = values.filter((value) => !states.includes(value));
  for (const state of states.filter((each) => !values.includes(each))) {
    const message = {
      en: `The bank never says that the journey stands at "${state}".`,
      it: `La banca non dice mai che il flusso è a "${state}".`,
    };
    const pointer = pointerTo('/resume/at', state);
    yield { document, pointer, part: 'key', message, ...suggest(state, left.length > 0 ? left : values) };
  }
}

type Comparison = { path: string; value: unknown; pointer: string };

function comparisons({ name, args, pointer }: Operation): Comparison[] {
  const [left, right] = args;
  if (name === '===' || name === '!==') {
    return [...compared(left, right, `${pointer}/1`), ...compared(right, left, `${pointer}/0`)];
  }
  if (name !== 'in' || !Array.isArray(right)) return [];
  return right.flatMap((value, index) => compared(left, value, `${pointer}/1/${index}`));
}

/** Lists the comparisons that ask which is more. */
function orderings({ name, args, pointer }: Operation): Comparison[] {
  if (!orderingOperators.has(name)) return [];
  return args.flatMap((one, place) =>
    args.flatMap((other, index) => (index === place ? [] : compared(one, other, `${pointer}/${index}`))),
  );
}

function compared(variable: unknown, value: unknown, pointer: string): Comparison[] {
  const name = isNode(variable) ? variable['var'] : undefined;
  const [path, fallback]: readonly unknown[] = Array.isArray(name) ? name : [name];
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return typeof path === 'string' && isPlain && fallback !== value ? [{ path, value, pointer }] : [];
}

function canBe(schema: SchemaNode, value: unknown): boolean {
  const values = valuesOf(schema);
  if (values) return values.includes(value);
  return isTyped(schema, value) && (typeof value !== 'string' || isWritable(schema, value));
}

/** Returns whether a text is written as a schema says; "" stands for what is not there. */
function isWritable(schema: SchemaNode, value: string): boolean {
  if (value === '') return true;
  const { pattern } = schema;
  const isLike = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return isLike && value.length <= longestText(schema);
}

/** Tells what stands for a value that is not there. */
const isNothing = (value: unknown): boolean => value === '' || value === null;

const isTyped = (schema: SchemaNode, value: unknown): boolean => isOfType(typesOf(schema), value);

/** Says what a variable is, and takes the quotes away from what without them is a value that it can have. */
function mistyped(schema: SchemaNode, value: unknown): Pick<Problem, 'hint' | 'fix'> {
  const values = valuesOf(schema);
  const isBare = typeof value === 'string' && /^(?:true|false|-?(?:0|[1-9][0-9]{0,14}))$/u.test(value);
  return {
    hint: values && values.length <= 12 ? thereAre(values) : typeHint(schema),
    ...(isBare && canBe(schema, JSON.parse(value)) && { fix: { bare: value } }),
  };
}

/** Says which values there are, of the type that is asked for. */
const oneOf = (values: readonly unknown[], value: unknown): Pick<Problem, 'hint' | 'fix'> =>
  typeof value === 'string' ? suggest(value, values.map(String)) : { hint: thereAre(values) };

function hintFor(schema: SchemaNode, value: unknown): Pick<Problem, 'hint' | 'fix'> {
  const values = valuesOf(schema)?.map(String) ?? [];
  if (values.length > 0) return suggest(String(value), values);
  const isMiswritten = isTyped(schema, value) && typeof schema['pattern'] === 'string';
  return { hint: (isMiswritten && writtenForm(schema)) || typeHint(schema) };
}

function typeHint(schema: SchemaNode): Words {
  const { en, it } = typeNames(typesOf(schema));
  return { en: `It is ${en}.`, it: `È ${it}.` };
}
