import type { CompiledScreen } from '#engine';
import type { JourneyFile } from '#schemas';
import type { DataFlow, Passing } from './transfer.ts';
import { onceByKey, onceFor, onceOf } from '../source/memoize.ts';
import { isHoldersBack, type GraphEdge } from '../graph/control-flow.ts';
import { isCommit } from '../graph/journeys.ts';
import type { Sources } from '../source/sources.ts';
import { committingIn, type Committing } from './committing-steps.ts';
import { pathTo, type Standing, type StandingVisit } from '../graph/state-space.ts';
import { reach, tracedTo, visits } from '../graph/worklist.ts';
import { isScreenNamed, type Passage } from '../graph/reachability.ts';
import { variableOf } from '../values/expressions.ts';
import { isPlain } from '../values/path-conditions.ts';

/** A way from what was done for good, or may have been, that leads to it again although nobody was asked anew. */
export type Repeat = {
  commit: string;
  /** The answer was lost: nobody knows whether it was done. */
  lost: boolean;
  /** The way by which the last screen is left. */
  edge: GraphEdge;
  /** The way by which the screen before was left, where there was one: it leads the holder to where that way is. */
  opened?: GraphEdge | undefined;
  path: readonly Passage[];
  /** The holder’s own action says why. */
  isMeant: boolean;
};

/** Finds the ways by which a commit is sent again; one for each way out of a screen. */
export function* repeatsOf(flow: DataFlow, sources: Sources): Generator<Repeat> {
  const { definition, runs } = flow;
  const told = new Set<string>();
  for (const committing of committingIn(definition, sources)) {
    const commit = committing.step;
    for (const lost of [true, false]) {
      for (const visit of waysBack(flow, committing, lost)) {
        const tail = tracedTo(visit).flatMap((each) => each.edge ?? []);
        // Without a screen on the way nobody has pressed anything: the last way itself sends it.
        const ways = tail.filter(({ from }) => isScreenNamed(definition, from));
        const edge = ways.at(-1) ?? tail.at(-1);
        if (!edge || told.has(`${commit} ${placeOf(edge)}`)) continue;
        told.add(`${commit} ${placeOf(edge)}`);
        const path = pathTo(runs, visit, ({ standing }) => standing);
        yield {
          commit,
          lost,
          edge,
          opened: ways.at(-2),
          path,
          isMeant: reasonOf(edge, definition) !== undefined,
        };
      }
    }
  }
}

const placeOf = ({ from, kind, name }: GraphEdge): string => `${from} ${kind} ${name}`;

/** A run behind a commit, and which answers stand in no form any more. */
type Behind = { standing: Standing; empty: ReadonlySet<string> };

/** Follows ways from a commit’s answer, or from where it was lost, until they come to it again; the shortest first. */
function* waysBack(
  flow: DataFlow,
  { step: commit, isBehind, again, isRun }: Committing,
  lost: boolean,
): Generator<StandingVisit<Behind>> {
  const { definition, runs } = flow;
  const isSettled = ({ empty }: Behind, edge: GraphEdge) =>
    // The engine bars Back behind a run that has done something for good.
    (isRun && isHoldersBack(edge)) ||
    asksHolder(flow, edge, lost ? empty : undefined) ||
    (asksBank(edge, definition) && (lost || hasCases(edge, definition)));
  const nodes = onceFor((_standing: Standing) => onceByKey<Behind>());
  const onward = (from: Behind, isGone: (edge: GraphEdge) => boolean) =>
    from.standing.ways.flatMap(({ edge, next }) => {
      if (!isGone(edge)) return [];
      const empty = emptyBehind(flow, edge, from.empty);
      return [
        { node: nodes(next)([...empty].toSorted().join(' '), () => ({ standing: next, empty })), edge },
      ];
    });
  const empty = neverAnswered(flow)(commit);
  const answered = runs.all
    .filter(({ step }) => step === commit)
    .map((standing) => ({ standing, empty }))
    .flatMap((from) =>
      onward(from, (edge) => isBehind(edge, lost)).map((each) => ({ ...each, from: { node: from } })),
    )
    .filter(({ node }) => isRun || node.standing.step !== commit);
  const isAgain = ({ node }: { node: Behind }) => again.has(node.standing.step);
  yield* answered.filter(isAgain);
  for (const visit of visits<Behind, GraphEdge>(
    answered.filter((each) => !isAgain(each)),
    ({ node }) => onward(node, (edge) => !isSettled(node, edge) && !again.has(edge.to)),
  ))
    for (const back of onward(visit.node, (edge) => !isSettled(visit.node, edge)))
      if (isAgain(back)) yield { ...back, from: visit };
}

/** Names the data that no way to a commit has given a value. */
const neverAnswered = onceFor((flow: DataFlow) =>
  onceOf((commit: string): ReadonlySet<string> => {
    const { compiled, definition, runs } = flow;
    const onward = ({ step, ways }: Standing) => (step === commit ? [] : ways);
    const before = reach(runs.entries, (standing) => onward(standing).map(({ next }) => next));
    const ways = new Set([...before].flatMap((standing) => onward(standing).map(({ edge }) => edge)));
    const answered = [...ways].flatMap((edge) => setsOn(flow.passing(edge)));
    const known = new Set([...Object.keys(compiled.initial), ...answered]);
    return new Set(Object.keys(definition.data ?? {})).difference(known);
  }),
);

const setsOn = ({ answer, sets }: Passing): string[] => [
  ...answer.sets,
  ...answer.unanswered,
  ...sets.keys(),
];

/** Says which answers are gone behind a way; what is from one of them stays where it is answered as before. */
function emptyBehind(flow: DataFlow, edge: GraphEdge, before: ReadonlySet<string>): ReadonlySet<string> {
  const way = flow.passing(edge);
  const emptied = new Set([...before, ...way.settles, ...way.answer.forgets]);
  const isBegun = (name: string) => name in flow.compiled.initial;
  const left = [...emptied.difference(new Set(setsOn(way))), ...way.leaves];
  return new Set(left.filter((name) => !isBegun(name)));
}

/**
 * Returns whether the holder begins anew by a way: from a screen filled in or chosen from, where something must be that stands
 * there no more if it is said what does not; or out of another journey.
 */
function asksHolder(flow: DataFlow, edge: GraphEdge, empty?: ReadonlySet<string>): boolean {
  const { from, kind, name } = edge;
  const step = flow.compiled.steps.get(from);
  if (step?.kind === 'journey') return true;
  if (kind !== 'action' || step === undefined || !('saves' in step)) return false;
  const isAnswer = step.saves.length > 0 && step.actions.get(name)?.submits === true;
  if (!isAnswer || empty === undefined) return isAnswer;
  const filled = prefilled(step, empty);
  return flow.passing(edge).answer.sets.some((datum) => empty.has(datum) && !filled.has(datum));
}

/** Names the data whose fields stand filled on a screen although they have no value: the screen prefills them. */
function prefilled({ saves, prefill }: CompiledScreen, empty: ReadonlySet<string>): ReadonlySet<string> {
  const values = new Map(prefill.map(([place, { source }]) => [place, source]));
  const filled = saves.filter(({ path }) => !standsEmpty(values.get(path.join('/')), empty));
  return new Set(filled.map(({ datum }) => datum));
}

/** Returns whether a field that is filled with a value stands empty: with no text, or with what has no value itself. */
function standsEmpty(value: unknown, empty: ReadonlySet<string>): boolean {
  if (isPlain(value)) return value === undefined || value === '' || value === null;
  const { path, fallback = [] } = { ...variableOf(value) };
  const isEmpty = [...empty].some((datum) => `${path}.`.startsWith(`data.${datum}.`));
  return isEmpty && standsEmpty(fallback[0], empty);
}

/** Returns whether the bank has answered on a way what it knows, and more than the next call hangs on it. */
function asksBank({ from, to, kind }: GraphEdge, { steps }: JourneyFile): boolean {
  const call = steps[from];
  return kind === 'ok' && call?.kind === 'call' && !isCommit(call) && steps[to]?.kind !== 'call';
}

const hasCases = ({ name, to }: GraphEdge, { steps }: JourneyFile): boolean =>
  name !== 'ok' || steps[to]?.kind === 'branch';

function reasonOf({ from, kind, name }: GraphEdge, { steps }: JourneyFile): string | undefined {
  const step = steps[from];
  return kind === 'action' && step && 'actions' in step ? step.actions[name]?.repeats : undefined;
}
