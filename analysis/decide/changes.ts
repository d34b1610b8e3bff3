import type { JourneyFile } from '#schemas';
import { stepUpJourney } from '../graph/calls-above.ts';
import { datumOf, setOn, typedOn, type DataFlow } from '../flow/transfer.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { holdsBelow } from '../graph/call-interface.ts';
import { isCommit } from '../graph/journeys.ts';
import { onceByKey, onceFor } from '../source/memoize.ts';
import { keyChoices } from '../values/list-items.ts';
import { feedsOf } from '../values/written-values.ts';
import { variableOf } from '../values/expressions.ts';
import { answerOf, resultOn } from '../values/expression-sites.ts';
import { isFlag } from '../values/scope.ts';
import type { Sources } from '../source/sources.ts';
import { choicesOf } from './classes.ts';
import { simplify, type Cube, type Cubes } from './formula.ts';
import { chosenFrom, inNothing, listChanged, type WorkedOut } from './list-changes.ts';
import { maskOf, maskOfValue, valuesOf, type Term, type Vocabulary } from './vocabulary.ts';

/**
 * What becomes of a term: the classes it may be in afterwards, besides those it is in when it may stay as it is; or those
 * of another term, whose value it is given.
 */
export type Change =
  | { term: number; to: number; stays: boolean }
  | { term: number; like: number }
  | WorkedOut;

/** Says what becomes of terms where a run goes on, or comes back to a screen. */
export type Changes = {
  along: (edge: GraphEdge) => readonly Change[];
  /** Of what is along a way, what the holder’s answer changes before the way is gone. */
  answered: (edge: GraphEdge) => readonly Change[];
  /** A reload forgets what is sensitive, a refusal may empty forms. */
  back: (from: string) => readonly Change[];
  /** The terms of what a way sets, which Back takes back, and of what is typed or emptied on it, which stays. */
  written: (edge: GraphEdge) => { set: readonly number[]; typed: readonly number[] };
  /** The terms of all that ways set. */
  takenBack: ReadonlySet<number>;
  /** The terms of what a reload forgets. */
  sensitive: ReadonlySet<number>;
};

const nothing: Changes = {
  along: () => [],
  answered: () => [],
  back: () => [],
  written: () => ({ set: [], typed: [] }),
  takenBack: new Set(),
  sensitive: new Set(),
};

/** Returns what the ways of a journey change; what a way may change in several manners is left open. */
export function changesOf(flow: DataFlow, { terms }: Vocabulary, sources: Sources): Changes {
  if (terms.length === 0) return nothing;
  const { definition, compiled } = flow;
  const known = createKnown(flow, terms, sources);
  const refreshes = createRefreshes(definition, sources);
  const results = among(terms, (path) => path.startsWith('result'));
  const contexts = among(terms, isFlag);
  const forgotten = (all: readonly number[]) => all.map((term) => open(term, terms));
  const termsOf = (data: readonly string[]) => [...new Set(data.flatMap((datum) => touching(datum, terms)))];
  const allSet = [...compiled.steps.values()].flatMap(({ edges }) =>
    edges.flatMap((edge) => edge.sets.map(([name]) => name)),
  );
  const [emptied, lost] = [known.mayBegin(savedByForms(compiled)), known.mayBegin([...compiled.sensitive])];
  const backFrom = onceByKey<readonly Change[]>();
  const beyond = (edge: Pick<GraphEdge, 'from'> & { kind?: string }) =>
    refreshes(edge) ? forgotten(contexts) : [];
  const answered = onceFor((edge: GraphEdge): readonly Change[] => {
    const { settles, answer } = flow.passing(edge);
    return [
      ...known.begin(settles),
      ...known.answered(edge, answer.sets),
      ...known.unknown(answer.unanswered),
      ...known.begin(answer.forgets),
      ...known.mayBegin([...answer.stale.values()].flat()),
    ];
  });
  return {
    takenBack: new Set(termsOf(allSet)),
    sensitive: new Set(termsOf([...compiled.sensitive])),
    written: onceFor((edge: GraphEdge) => {
      const passing = flow.passing(edge);
      return { set: termsOf(setOn(passing, compiled)), typed: termsOf(typedOn(passing)) };
    }),
    answered,
    along: onceFor((edge: GraphEdge) => {
      const { sets, lists, leaves } = flow.passing(edge);
      // What a keyed list refuses empties what its route says; what the bank refuses may empty any form.
      const isRefusal = (edge.kind === 'error' && edge.by === undefined) || edge.kind === 'limit';
      const listed = new Set(lists.map(({ name }) => name));
      const others = new Map([...sets].filter(([datum]) => !listed.has(datum)));
      return [
        ...answered(edge),
        ...(isRefusal ? emptied : []),
        ...lists.flatMap((change) => listChanged(change, terms)),
        ...known.set(edge, others),
        ...known.begin(leaves),
        ...forgotten(results),
        ...beyond(edge),
      ];
    }),
    back: (from) =>
      backFrom(from, () => [
        ...lost,
        ...(isQuiet(definition, from) ? emptied : []),
        ...forgotten(results),
        ...beyond({ from }),
      ]),
  };
}

const savedByForms = ({ steps }: DataFlow['compiled']): string[] =>
  [...steps.values()].flatMap((step) => (step.kind === 'form' ? step.saves.map(({ datum }) => datum) : []));

/** Applies changes, one after the other. */
export function applyTo(cubes: Cubes, changes: readonly Change[], most?: number): Cubes {
  return changes.length === 0
    ? cubes
    : simplify(
        cubes.map((cube) => changed(cube, changes)),
        most,
      );
}

function changed(cube: Cube, changes: readonly Change[]): Cube {
  const after = [...cube];
  for (const change of changes) after[change.term] = becomes(change, after);
  return after;
}

function becomes(change: Change, cube: Cube): number {
  if ('by' in change) return change.by(cube);
  if ('like' in change) return cube[change.like] ?? 0;
  return change.stays ? (cube[change.term] ?? 0) | change.to : change.to;
}

type Written = Extract<Change, { to: number }>;

const open = (term: number, terms: readonly Term[]): Written => ({
  term,
  to: terms[term]?.whole ?? 0,
  stays: false,
});

const among = (terms: readonly Term[], fits: (path: string) => boolean): number[] =>
  terms.flatMap(({ subject }, index) => (subject.paths.some(fits) ? [index] : []));

/** Lists the terms that speak of each datum. */
const termsByDatum: (terms: readonly Term[]) => ReadonlyMap<string, readonly number[]> = onceFor((terms) => {
  const found = new Map<string, number[]>();
  for (const [index, { subject }] of terms.entries())
    for (const datum of new Set(subject.paths.flatMap((path) => datumOf({ path }) ?? [])))
      found.set(datum, [...(found.get(datum) ?? []), index]);
  return found;
});

const touching = (datum: string, terms: readonly Term[]): readonly number[] =>
  termsByDatum(terms).get(datum) ?? [];

const isQuiet = ({ steps }: JourneyFile, name: string): boolean =>
  ['call', 'journey'].includes(steps[name]?.kind ?? '');

/** Says what is known of terms when a datum has been written. */
function createKnown(flow: DataFlow, terms: readonly Term[], sources: Sources) {
  const { definition, compiled } = flow;
  const feeds = new Map(feedsOf(flow).map((feed) => [`${feed.pointer.split('/')[2]} ${feed.datum}`, feed]));
  const to = (datum: string, values: readonly unknown[] | undefined): Change[] =>
    touching(datum, terms).map((index) => {
      const term = terms[index];
      const isItself = term?.subject.kind === 'variable' && term.subject.paths[0] === `data.${datum}`;
      if (term === undefined || values === undefined || !isItself) return open(index, terms);
      return {
        term: index,
        to: values.reduce<number>((mask, one) => mask | maskOfValue(term, one), 0),
        stays: false,
      };
    });
  const begin = (data: readonly string[]): Written[] =>
    data.flatMap((datum) => begunWith(datum, compiled.initial[datum], terms));
  return {
    begin,
    mayBegin: (data: readonly string[]) => begin(data).map((change) => ({ ...change, stays: true })),
    unknown: (data: readonly string[]) => data.flatMap((datum) => to(datum, undefined)),
    answered: ({ from }: GraphEdge, data: readonly string[]) => [
      ...data.flatMap((datum) => to(datum, choicesOf(feeds.get(`${from} ${datum}`)?.schema))),
      ...keyChoices(flow, from)
        .filter(({ datum }) => data.includes(datum))
        .flatMap((choice) => chosenFrom(choice, terms)),
    ],
    set: (edge: GraphEdge, sets: ReadonlyMap<string, unknown>) =>
      [...sets].flatMap(([datum, expression]) => {
        if (touching(datum, terms).length === 0) return [];
        const slot = { role: 'sets', expression, pointer: edge.pointer, step: edge.from } as const;
        const result = resultOn(definition.steps[edge.from], edge);
        const values = valuesOf(expression, { ...slot, ...(result && { result }) }, { definition, sources });
        return [
          ...to(datum, values),
          ...copied(
            datum,
            { expression, answer: answerOf({ step: edge.from, ...(result && { result }) }) },
            terms,
          ),
        ];
      }),
  };
}

type Copying = { expression: unknown; answer: string };

/** Lists what is known of the parts of a datum that is given the value of a variable: what is known of that one’s parts. */
function copied(datum: string, { expression, answer }: Copying, terms: readonly Term[]): Change[] {
  const { path, fallback } = variableOf(expression) ?? {};
  if (path === undefined || fallback?.length !== 0) return [];
  return touching(datum, terms).flatMap((index) => {
    const term = terms[index];
    if (term?.subject.kind !== 'variable') return [];
    const source = term.subject.paths[0]?.replace(`data.${datum}`, () => path) ?? '';
    const key = source.startsWith('result') ? `${source} @${answer}` : source;
    const like = terms.findIndex((each) => each.subject.key === key && sameClasses(each, term));
    return like < 0 ? [] : [{ term: index, like }];
  });
}

const sameClasses = (one: Term, other: Term): boolean =>
  JSON.stringify(one.classes) === JSON.stringify(other.classes);

/** Says what is known of terms when a datum has the value that it begins with, or none. */
export function begunWith(datum: string, initial: unknown, terms: readonly Term[]): Written[] {
  return touching(datum, terms).map((index) => {
    const term = terms[index];
    return { term: index, to: term ? begunAs(datum, initial, term) : 0, stays: false };
  });
}

function begunAs(datum: string, initial: unknown, term: Term): number {
  const { kind, paths, member } = term.subject;
  // Nothing is in a list that begins empty.
  if (kind === 'condition')
    return member?.list === `data.${datum}` && lengthOf(initial) === 0 && initial !== undefined
      ? inNothing
      : term.whole;
  if (initial === undefined) return maskOf(term, (one) => one === 'missing');
  if (paths[0] !== `data.${datum}`) return term.whole;
  return maskOfValue(term, kind === 'count' ? lengthOf(initial) : initial);
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Returns whether what the portal knows of the card may be another behind a way: something was done for good, or read again. */
function createRefreshes(definition: JourneyFile, sources: Sources) {
  const mayRefresh = (id: string) => holdsBelow(id, sources, ({ refreshes }) => refreshes);
  const afterProof = mayRefresh(stepUpJourney);
  return ({ from, kind }: { from: string; kind?: string }): boolean => {
    const step = definition.steps[from];
    if (step?.kind === 'call')
      return (
        (isCommit(step) && (kind === 'ok' || kind === 'unsure')) || (afterProof && step.stepUp !== undefined)
      );
    return step?.kind === 'journey' && mayRefresh(step.journey);
  };
}
