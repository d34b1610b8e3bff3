import type { CallStep, JourneyFile } from '#schemas';
import { operationOf } from '../values/expressions.ts';
import { edgesOf, type GraphEdge } from './control-flow.ts';
import { isCommit, screensOf, stepsOf } from './journeys.ts';
import { isScreenNamed, reachableFrom } from './reachability.ts';
import { wayNamed } from './written-edges.ts';

/** What a commit sends; two that send the same are the same wish. */
export type Wish = Pick<CallStep, 'operation' | 'body' | 'query'>;

/** A commit as it is seen by those that run its journey. */
export type CommitRun = {
  wish: Wish;
  /** The outcomes that may come behind its answer. */
  done: readonly string[];
  /** Those that may come where its answer is lost. */
  lost: readonly string[];
  /** A run can come to it though the holder has filled in nothing. */
  unasked: boolean;
  /** A run can come to it before it has shown a screen. */
  unseen: boolean;
};

/** A journey that another runs as a step. */
type NestedRun = {
  journey: string;
  input: Readonly<Record<string, unknown>>;
  unasked: boolean;
  unseen: boolean;
  /** The outcomes of the journey above that may come behind each of its own. */
  behind: Readonly<Record<string, readonly string[]>>;
};

/** The commits of a journey, and the journeys in which there may be more. */
export type CommitsWithin = { calls: readonly CommitRun[]; runs: readonly NestedRun[] };

/** Lists what a journey may change for good, with the outcomes behind it. */
export function commitsWithin(definition: JourneyFile): CommitsWithin {
  const edges = edgesOf(definition).filter(({ kind }) => kind !== 'back');
  const answers = answersIn(definition);
  const unasked = reachableFrom(
    [definition.start],
    edges.filter(({ kind, from, name }) => kind !== 'action' || !answers.has(`${from} ${wayNamed(name)}`)),
  );
  const unseen = reachableFrom(
    [definition.start],
    edges.filter(({ from }) => !isScreenNamed(definition, from)),
  );
  const outcomesBehind = (ways: readonly GraphEdge[]): string[] => {
    const reached = reachableFrom(
      ways.map(({ to }) => to),
      edges,
    );
    const ends = stepsOf(definition, 'end').filter(({ name }) => reached.has(name));
    return [...new Set(ends.map(({ step }) => step.outcome))];
  };
  const leaving = (name: string) => edges.filter(({ from }) => from === name);
  return {
    calls: stepsOf(definition, 'call')
      .filter(({ step }) => isCommit(step))
      .map(({ name, step }) => ({
        wish: wishOf(step),
        done: outcomesBehind(leaving(name).filter(({ kind }) => kind === 'ok')),
        lost: outcomesBehind(leaving(name).filter(({ kind }) => kind === 'unsure')),
        unasked: unasked.has(name),
        unseen: unseen.has(name),
      })),
    runs: stepsOf(definition, 'journey').map(({ name, step: { journey, input = {} } }) => ({
      journey,
      input,
      unasked: unasked.has(name),
      unseen: unseen.has(name),
      behind: Object.fromEntries(
        [...Map.groupBy(leaving(name), (edge) => wayNamed(edge.name))].map(([exit, ways]) => [
          exit,
          outcomesBehind(ways),
        ]),
      ),
    })),
  };
}

/** Says what a call sends. */
export const wishOf = ({ operation, body, query }: Wish): Wish => ({
  operation,
  ...(body !== undefined && { body }),
  ...(query !== undefined && { query }),
});

/** Names the actions by which the holder hands over what was filled in, with their screens. */
function answersIn(definition: JourneyFile): ReadonlySet<string> {
  return new Set(
    screensOf(definition).flatMap(({ name, step }) =>
      Object.keys(step.saves ?? {}).length === 0
        ? []
        : Object.entries(step.actions)
            .filter(([action, { submits = action === 'submit' }]) => submits)
            .map(([action]) => `${name} ${action}`),
    ),
  );
}

/** Lists what a journey that is run with an input may change for good, itself or by those that it runs, said in the names of who runs it. */
export function commitsOfRun(
  { journey, input = {} }: { journey: string; input?: Readonly<Record<string, unknown>> | undefined },
  sources: { effects: ReadonlyMap<string, { commits: CommitsWithin }> },
  above: ReadonlySet<string> = new Set(),
): CommitRun[] {
  const within = sources.effects.get(journey)?.commits;
  // One that runs itself is told by another rule.
  if (!within || above.has(journey)) return [];
  const below = new Set([...above, journey]);
  const nested = within.runs.flatMap((run) =>
    commitsOfRun(run, sources, below).map((commit) => ({
      wish: commit.wish,
      done: commit.done.flatMap((outcome) => run.behind[outcome] ?? []),
      lost: commit.lost.flatMap((outcome) => run.behind[outcome] ?? []),
      unasked: commit.unasked && run.unasked,
      unseen: commit.unseen && run.unseen,
    })),
  );
  return [...within.calls, ...nested].map((commit) => ({
    ...commit,
    wish: wishOf(saidAbove(commit.wish, { journey, input }) as Wish), // of the shape it had
  }));
}

/** Says an expression of a journey in the names of who runs it: what is handed over as it stands there, all else as the journey's own. */
function saidAbove(
  value: unknown,
  run: { journey: string; input: Readonly<Record<string, unknown>> },
): unknown {
  const read = operationOf(value);
  if (read?.name === 'var') {
    const [root, name = '', ...deeper] = String(read.args[0]).split('.');
    if (root === 'input' && deeper.length === 0 && name in run.input) return run.input[name];
    return root === 'input' || root === 'data' ? { var: `${run.journey}/${String(read.args[0])}` } : value;
  }
  if (Array.isArray(value)) return value.map((item) => saidAbove(item, run));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, saidAbove(part, run)]));
}
