import type { CompiledJourney } from '#engine';
import type { JourneyFile } from '#schemas';
import type { DataFlow } from './transfer.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { stepsOf } from '../graph/journeys.ts';
import { wayTo, type Standing } from '../graph/state-space.ts';
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
  for (const { name: commit } of stepsOf(definition, 'call').filter(({ step }) => step.commit === true)) {
    const told = new Set<string>();
    for (const lost of [true, false]) {
      for (const { standing, tail } of waysBack(flow, { commit, lost })) {
        const edge = tail.findLast(({ from }) => isScreen(definition, from));
        if (!edge || told.has(placeOf(edge))) continue;
        told.add(placeOf(edge));
        const passed = tail.map(({ from, name }): Passage => ({ step: from, by: name }));
        const path = [...wayTo(runs, standing).slice(0, -1), ...passed, { step: commit }];
        yield { commit, lost, edge, path, isMeant: reasonOf(edge, definition) !== undefined };
      }
    }
  }
}

const placeOf = ({ from, kind, name }: GraphEdge): string => `${from} ${kind} ${name}`;

type Origin = { before: Standing; edge: GraphEdge };
type WayBack = { standing: Standing; tail: GraphEdge[] };

/** Follows ways from a commit’s answer, or from where it was lost, until they come to it again; the shortest first. */
function* waysBack(
  { compiled, definition, runs }: DataFlow,
  { commit, lost }: Pick<Repeat, 'commit' | 'lost'>,
): Generator<WayBack> {
  const isAnswer = ({ kind, name }: GraphEdge) => (lost ? name === 'unreachable' : kind === 'ok');
  const isSettled = (edge: GraphEdge) =>
    asksHolder(edge, compiled) || (asksBank(edge, definition) && (lost || hasCases(edge, definition)));
  const origins = new Map<Standing, Origin>();
  for (const before of runs.all.filter(({ step }) => step === commit))
    for (const { edge, next } of before.ways)
      if (isAnswer(edge) && next.step !== commit && !origins.has(next)) origins.set(next, { before, edge });
  // A map visits what is added while it is walked.
  for (const [before] of origins) {
    for (const { edge, next } of before.ways) {
      if (isSettled(edge)) continue;
      if (next.step === commit) yield followedBack({ before, edge }, origins);
      else if (!origins.has(next)) origins.set(next, { before, edge });
    }
  }
}

function followedBack(last: Origin, origins: ReadonlyMap<Standing, Origin>): WayBack {
  const tail = [last.edge];
  let standing = last.before;
  for (let origin = origins.get(standing); origin; origin = origins.get(standing)) {
    tail.unshift(origin.edge);
    standing = origin.before;
  }
  return { standing, tail };
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
  return kind === 'ok' && call?.kind === 'call' && call.commit !== true && steps[to]?.kind !== 'call';
}

const hasCases = ({ name, to }: GraphEdge, { steps }: JourneyFile): boolean =>
  name !== 'ok' || steps[to]?.kind === 'branch';

function reasonOf({ from, kind, name }: GraphEdge, { steps }: JourneyFile): string | undefined {
  const step = steps[from];
  return kind === 'action' && step && 'actions' in step ? step.actions[name]?.repeats : undefined;
}
