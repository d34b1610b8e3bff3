import { listChanges, refusalsOfList } from '#engine';
import type { JourneyFile } from '#schemas';
import { onceFor } from '../source/memoize.ts';
import { everyStep, listsOf, soundJourneys, stepsOf, type SoundJourney } from '../graph/journeys.ts';
import { variableOf } from '../values/expressions.ts';
import { isPlain, type Plain } from '../values/path-conditions.ts';
import { isFlag, schemaOf } from '../values/scope.ts';
import { writtenEdges } from '../graph/written-edges.ts';
import { resultOn, slotsOf, type Slot } from '../values/expression-sites.ts';
import { isNode } from '../source/schema-shapes.ts';
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
  /** A guard, by its pointer; of a journey that is run its `allow`, by the pointer of its name. */
  guards: ReadonlyMap<string, Formula>;
  /** What schemas say of several flags together: where one has a value, others have theirs. */
  together: Formula;
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
  const refusing = refusalsIn(definition).map(
    ({ slot, code }) => [refusalAt(slot.pointer, code), readGuard(slot.expression, slot)] as const,
  );
  const asked = Map.groupBy(
    [...readings, ...refusing].flatMap(([, reading]) => questionsOf(reading)),
    ({ subject }) => subject.key,
  );
  const mentioned = mentionedIn(definition, slots);
  const home = { definition, sources, mentioned };
  const terms = [...asked.values()].flatMap((all) => termOf(all, home) ?? []);
  const places = new Map(terms.map(({ subject }, index) => [subject.key, index]));
  const writer = { terms, places };
  const called = stepsOf(definition, 'journey').flatMap(({ name, pointer, step }) => {
    const allow = sources.interfaces.get(step.journey)?.allow;
    const slot = { role: 'guard', expression: allow, pointer: `${pointer}/journey`, step: name } as const;
    return allow === undefined ? [] : [[slot.pointer, readGuard(allow, slot)] as const];
  });
  // Of the journey that is run only those flags are read that the guards of its own tell apart as well.
  const shared = new Map([...places].filter(([key, place]) => isFlag(key) && isListed(terms[place])));
  return {
    terms,
    anything: terms.map(({ whole }) => whole),
    guards: new Map([
      ...[...readings, ...refusing].map(
        ([pointer, reading]) => [pointer, formulaOf(reading, writer)] as const,
      ),
      ...called.map(
        ([pointer, reading]) => [pointer, formulaOf(reading, { terms, places: shared })] as const,
      ),
    ]),
    together: {
      kind: 'all',
      parts: [...terms.flatMap((term) => impliedBy(term, writer, home)), ...emptyHasNothing(writer)],
    },
  };
}

/** Names the guard under which a keyed list refuses a way. */
export const refusalAt = (way: string, code: string): string => `${way}/refused/${code}`;

/** What a keyed list may refuse a way for: the code, and the guard as if it stood at the way. */
export type ListRefusal = { slot: Slot; code: string };

/** Lists what keyed lists refuse, each with the guard under which they do, as if it stood at the way. */
export const refusalsIn = onceFor((definition: JourneyFile): readonly ListRefusal[] => {
  const lists = listsOf(definition);
  if (lists.size === 0) return [];
  return everyStep(definition).flatMap(({ name, pointer, step }) =>
    writtenEdges(step, pointer).flatMap(({ pointer: place, kind, name: way, edge }) => {
      const result = resultOn(step, { kind, name: way });
      return listChanges(edge, lists)
        .flatMap(refusalsOfList)
        .map(([code, expression]) => ({
          code,
          slot: { role: 'guard', expression, pointer: place, step: name, ...(result && { result }) },
        }));
    }),
  );
});

/** Says that nothing is in a list that has no length. */
function emptyHasNothing({ terms, places }: Writer): Formula[] {
  return terms.flatMap(({ subject: { member } }, term): Formula[] => {
    const length = places.get(`count ${member?.list}`);
    const counted = length === undefined ? undefined : terms[length];
    if (length === undefined || counted === undefined) return [];
    const none = maskOfValue(counted, 0);
    const isEmpty: Formula = { kind: 'term', term: length, holds: none, fails: counted.whole & ~none };
    const isThere: Formula = { kind: 'term', term, holds: 1, fails: 2 };
    return [{ kind: 'not', part: { kind: 'all', parts: [isEmpty, isThere] } }];
  });
}

/** Returns whether the classes of a term are single values: what others ask of it, they answer too. */
const isListed = (term: Term | undefined): boolean =>
  term?.classes.every((one) => one !== 'missing' && 'is' in one) === true;

/** Says what a value of a flag implies for those beside it, where their schema says so by "if" and "then". */
function impliedBy({ subject }: Term, writer: Writer, home: Home): Formula[] {
  const [path = ''] = subject.paths;
  const owner = path.slice(0, path.lastIndexOf('.'));
  if (subject.kind !== 'variable' || !isFlag(path)) return [];
  const { if: premise, then: conclusion } = schemaOf(owner, { ...home, slot: subject.slot }) ?? {};
  const is = ([name, value]: readonly [string, unknown]): Formula =>
    formulaOf(readGuard({ '===': [{ var: `${owner}.${name}` }, value] }, subject.slot), writer);
  return fixedIn(premise)
    .filter(([name]) => path === `${owner}.${name}`)
    .flatMap((given) =>
      fixedIn(conclusion).map((other): Formula => ({
        kind: 'any',
        parts: [{ kind: 'not', part: is(given) }, is(other)],
      })),
    );
}

/** Lists the members of which a schema says the only value. */
const fixedIn = (schema: unknown): (readonly [string, unknown])[] =>
  Object.entries(Object(isNode(schema) ? schema['properties'] : {})).flatMap(([name, member]) =>
    isNode(member) && 'const' in member ? [[name, member['const']] as const] : [],
  );

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
      schema: schemaOf(path, { ...home, slot: subject.slot }),
      mentioned: [...(home.mentioned.get(path) ?? []), ...fallbacks],
    },
  );
  return classes && { subject, classes, whole: 2 ** classes.length - 1 };
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
  const variable = variableOf(expression);
  if (!variable) return undefined;
  const [fallback] = variable.fallback;
  const found = choicesOf(schemaOf(variable.path, { ...home, slot }));
  if (fallback === undefined || found === undefined) return found;
  return isPlain(fallback) ? [...found, fallback] : undefined;
}
