import type { CompiledJourney } from '#engine';
import type { JourneyFile } from '#schemas';
import type { DataFlow } from './transfer.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { commitsIn, isCommit } from '../graph/journeys.ts';
import { pathTo, type Standing, type StandingVisit } from '../graph/state-space.ts';
import { tracedTo, visits } from '../graph/worklist.ts';
import { isScreen, type Passage } from '../graph/reachability.ts';

/** A way from what was done for good, or may have been, that leads to it again although nobody was asked anew. */
export type Repeat = {
  commit: string;
  /** The answer was lost: nobody knows whether it was done. */
  lost: boolean;
  /** The way by which the last screen is left. */
  edge: GraphEdge;
  path: readonly Passage[];
  /** The holder’s own action says why. */
  isMeant: boolean;
};

/** Finds the ways by which a commit is sent again; one for each way out of a screen. */
export function* repeatsOf(flow: DataFlow): Generator<Repeat> {
  const { definition, runs } = flow;
  for (const commit of commitsIn(definition)) {
    const told = new Set<string>();
    for (const lost of [true, false]) {
      for (const visit of waysBack(flow, { commit, lost })) {
        const tail = tracedTo(visit).flatMap((each) => each.edge ?? []);
        // Without a screen on the way nobody has pressed anything: the last way itself sends it.
        const edge = tail.findLast(({ from }) => isScreen(definition, from)) ?? tail.at(-1);
        if (!edge || told.has(placeOf(edge))) continue;
        told.add(placeOf(edge));
        const path = pathTo(runs, visit, (standing) => standing);
        yield { commit, lost, edge, path, isMeant: reasonOf(edge, definition) !== undefined };
      }
    }
  }
}

const placeOf = ({ from, kind, name }: GraphEdge): string => `${from} ${kind} ${name}`;

const onward = (node: Standing, isGone: (edge: GraphEdge) => boolean) =>
  node.ways.flatMap(({ edge, next }) => (isGone(edge) ? [{ node: next, edge }] : []));

/** Follows ways from a commit’s answer, or from where it was lost, until they come to it again; the shortest first. */
function* waysBack(
  { compiled, definition, runs }: DataFlow,
  { commit, lost }: Pick<Repeat, 'commit' | 'lost'>,
): Generator<StandingVisit> {
  const isAnswer = ({ kind }: GraphEdge) => kind === (lost ? 'unsure' : 'ok');
  const isSettled = (edge: GraphEdge) =>
    asksHolder(edge, compiled) || (asksBank(edge, definition) && (lost || hasCases(edge, definition)));
  const again = sameWishes(definition, commit);
  const answered = runs.all
    .filter(({ step }) => step === commit)
    .flatMap((from) => onward(from, isAnswer).map((each) => ({ ...each, from: { node: from } })))
    .filter(({ node }) => node.step !== commit);
  yield* answered.filter(({ node }) => again.has(node.step));
  const origins = answered.filter(({ node }) => !again.has(node.step));
  for (const visit of visits(origins, ({ node }) =>
    onward(node, (edge) => !isSettled(edge) && !again.has(edge.to)),
  ))
    for (const back of onward(visit.node, (edge) => !isSettled(edge)))
      if (again.has(back.node.step)) yield { ...back, from: visit };
}

/** Finds the steps that send what a commit sends, itself among them: under a key of its own each would be done (LANG-03). */
function sameWishes({ steps }: JourneyFile, commit: string): ReadonlySet<string> {
  const wishOf = (name: string) => {
    const step = steps[name];
    return step?.kind === 'call' && isCommit(step)
      ? JSON.stringify([step.operation, step.body ?? {}, step.query ?? {}])
      : undefined;
  };
  return new Set(Object.keys(steps).filter((name) => wishOf(name) === wishOf(commit)));
}

/** Returns whether the holder begins anew by a way: from a screen filled in or chosen from, or out of another journey. */
function asksHolder({ from, kind, name }: GraphEdge, { steps }: CompiledJourney): boolean {
  const step = steps.get(from);
  if (step?.kind === 'journey') return true;
  return kind === 'action' && step !== undefined && 'saves' in step
    ? step.saves.length > 0 && step.actions.get(name)?.submits === true
    : false;
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
