import type { JourneyFile } from '#schemas';
import { onceFor } from '../source/memoize.ts';
import { soundJourneys, type SoundJourney } from '../graph/journeys.ts';
import { operationOf } from '../values/expressions.ts';
import { isPlain, type Plain } from '../values/path-conditions.ts';
import { lookUpVariable } from '../values/scope.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';
import type { SchemaNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { answers, belongs, choicesOf, classesOf, type ValueClass } from './classes.ts';
import type { Cube, Formula } from './formula.ts';
import { questionsOf, readGuard, type Asked, type Reading, type Subject } from './reading.ts';

/** What guards of a journey decide by, with the classes of its values; the mask of all of them is `whole`. */
export type Term = { subject: Subject; classes: readonly ValueClass[]; whole: number };

/** The terms of a journey, and its guards written in them. */
export type Vocabulary = {
  terms: readonly Term[];
  /** Says nothing of any term. */
  anything: Cube;
  /** A guard, by its pointer. */
  guards: ReadonlyMap<string, Formula>;
};

/** Gathers what the guards of each journey decide by. */
export const vocabularies: (sources: Sources) => ReadonlyMap<JourneyFile, Vocabulary> = onceFor(
  (sources) =>
    new Map(soundJourneys(sources).map((journey) => [journey.definition, vocabularyOf(journey, sources)])),
);

function vocabularyOf({ definition }: SoundJourney, sources: Sources): Vocabulary {
  const slots = [...slotsOf(definition)];
  const readings = slots
    .filter(({ role }) => role === 'guard' || role === 'promise')
    .map((slot) => [slot.pointer, readGuard(slot.expression, slot)] as const);
  const asked = Map.groupBy(
    readings.flatMap(([, reading]) => questionsOf(reading)),
    ({ subject }) => subject.key,
  );
  const mentioned = mentionedIn(definition, slots);
  const terms = [...asked.values()].flatMap((all) => termOf(all, { definition, sources, mentioned }) ?? []);
  const places = new Map(terms.map(({ subject }, index) => [subject.key, index]));
  const writer = { terms, places };
  return {
    terms,
    anything: terms.map(({ whole }) => whole),
    guards: new Map(readings.map(([pointer, reading]) => [pointer, formulaOf(reading, writer)])),
  };
}

/** Lists the plain values that the journey itself gives to data. */
function mentionedIn({ data = {} }: JourneyFile, slots: readonly Slot[]): Map<string, Plain[]> {
  const begun = Object.entries(data).map(([name, { initial }]) => [`data.${name}`, initial] as const);
  const set = slots.flatMap(({ role, name = '', expression }) =>
    role === 'sets' ? [[name, expression] as const] : [],
  );
  const all = [...begun, ...set].flatMap(([path, value]) =>
    value !== undefined && isPlain(value) ? [{ path, value }] : [],
  );
  return new Map(
    [...Map.groupBy(all, ({ path }) => path)].map(([path, each]) => [path, each.map(({ value }) => value)]),
  );
}

type Home = { definition: JourneyFile; sources: Sources; mentioned: ReadonlyMap<string, readonly Plain[]> };

function termOf(asked: readonly Asked[], home: Home): Term | undefined {
  const [first] = asked;
  if (!first) return undefined;
  const { subject } = first;
  const [path = ''] = subject.paths;
  const fallbacks = asked.flatMap(({ fallback }) => (fallback === undefined ? [] : [fallback]));
  const classes = classesOf(
    subject,
    asked.map(({ question }) => question),
    {
      schema: schemaOf(path, subject.slot, home),
      mentioned: [...(home.mentioned.get(path) ?? []), ...fallbacks],
    },
  );
  return classes && { subject, classes, whole: 2 ** classes.length - 1 };
}

function schemaOf(path: string, slot: Slot, { definition, sources }: Home): SchemaNode | undefined {
  const variable = lookUpVariable(path, { sources, definition, slot });
  return variable.known && variable.schema ? sources.language.contract.resolve(variable.schema) : undefined;
}

type Writer = { terms: readonly Term[]; places: ReadonlyMap<string, number> };

function formulaOf(reading: Reading, writer: Writer): Formula {
  switch (reading.kind) {
    case 'known':
      return reading;
    case 'not':
      return { kind: 'not', part: formulaOf(reading.part, writer) };
    case 'asked':
      return askedOf(reading, writer);
    case 'all':
    case 'any':
      return { kind: reading.kind, parts: reading.parts.map((part) => formulaOf(part, writer)) };
  }
}

function askedOf({ subject, question, hasDefault, fallback }: Asked, { terms, places }: Writer): Formula {
  const place = places.get(subject.key);
  const term = place === undefined ? undefined : terms[place];
  // What has too many classes may hold or not, whatever is known.
  if (term === undefined || place === undefined) return { kind: 'perhaps' };
  const mask = (held: boolean) =>
    maskOf(term, (one) => {
      if (one !== 'missing') return answers(question, one) === held;
      return hasDefault && fallback !== undefined && answers(question, { is: fallback }) === held;
    });
  return { kind: 'term', term: place, holds: mask(true), fails: mask(false) };
}

/** Gathers the classes of a term that fit into a mask. */
export function maskOf({ classes }: Term, fits: (one: ValueClass) => boolean): number {
  return classes.reduce((mask, one, index) => (fits(one) ? mask | (1 << index) : mask), 0);
}

/** Finds the mask of the class that a value is in; `undefined` stands for none. */
export function maskOfValue(term: Term, value: unknown): number {
  const exact = maskOf(term, (one) => one !== 'missing' && 'is' in one && one.is === value);
  return exact === 0 ? maskOf(term, (one) => belongs(value, one)) : exact;
}

/** Lists the values that an expression may have, when they are few and known. */
export function valuesOf(
  expression: unknown,
  slot: Slot,
  home: Omit<Home, 'mentioned'>,
): readonly Plain[] | undefined {
  if (isPlain(expression)) return [expression];
  const operation = operationOf(expression);
  if (operation?.name !== 'var' || typeof operation.args[0] !== 'string') return undefined;
  const [path, fallback] = operation.args;
  const found = choicesOf(schemaOf(path, slot, { ...home, mentioned: new Map() }));
  if (fallback === undefined || found === undefined) return found;
  return isPlain(fallback) ? [...found, fallback] : undefined;
}
