import type { CompiledJourney } from '#engine';
import type { Sources } from '../source/sources.ts';
import { decisionOf, edgesOf, entriesOf, isHoldersBack, type GraphEdge } from './control-flow.ts';
import { canTake, comparedIn, isPlain, learn, type Fact, type Facts } from '../values/path-conditions.ts';
import { commitsIn } from './journeys.ts';
import {
  logBehind,
  logBehindBack,
  nameOfLog,
  takenBack,
  type LedTo,
  type UndoLog,
  type Written,
} from './undo-log.ts';
import { createHistories, type Histories, type Shown } from './history-stack.ts';
import { isScreenNamed, passagesTo, type Passage } from './reachability.ts';
import { onceByKey, onceOf } from '../source/memoize.ts';
import { createWaysOut } from './successors.ts';
import { tracedTo, visits, type Visit as VisitOf } from './worklist.ts';

/** A place that a run can be at: the step, and what matters of how it came there. */
export type Standing = {
  step: string;
  /** The screens that have been shown and can be gone back to, oldest first. */
  history: readonly string[];
  barred: boolean;
  /** What guards on the way have told of the variables that more than one step decides by. */
  facts: Facts;
  ways: Way[];
};

/** A way from one standing to the next. */
export type Way = { edge: GraphEdge; next: Standing };

/** Where runs of a journey begin, and all that they can get to from there. */
export type Runs = {
  entries: readonly Standing[];
  all: readonly Standing[];
  /** Histories are whole; otherwise they hold the last screen alone. */
  whole: boolean;
};

// Where the screens can come in more orders than this, Back is left out.
const mostStandings = 1200;

/** Says what is known when a way has been gone, and which data it sets, and which are typed or emptied on it. */
export type Passing = {
  facts: (facts: Facts, edge: GraphEdge) => Facts;
  sets: (edge: GraphEdge) => readonly string[];
  typed: (edge: GraphEdge) => readonly string[];
};

/** Follows every run of a journey as the engine keeps its history: Back, refusals that name no step, commits. */
export function runsOf(compiled: CompiledJourney, sources: Sources, passing: Passing): Runs {
  const waysOut = createWaysOut(compiled, sources);
  const same = createSameFacts();
  const matters = decidedTwice(compiled);
  const decide = createDecide(compiled, { matters, passing, same });
  const start = same(factsAtStart(compiled, matters));
  const follow = (whole: boolean) => followAll(compiled, { waysOut, decide, start, whole });
  return follow(true) ?? follow(false) ?? { entries: [], all: [], whole: false };
}

type Following = {
  waysOut: ReturnType<typeof createWaysOut>;
  /** Returns what is known behind a way, and what Back takes back; nothing when what is known rules it out. */
  decide: Decide;
  /** What is known where a run begins. */
  start: Facts;
  /** A run remembers all screens, not the last alone. */
  whole: boolean;
};

/** What is known, and what it becomes again on Back. */
type Knowledge = { facts: Facts; log: UndoLog<Fact | undefined> };
type Decide = (from: Visit, edge: GraphEdge, next: LedTo) => Knowledge | undefined;

/** A standing, and what a run remembers at it. */
type Visit = { standing: Standing; shown: Shown; log: Knowledge['log'] };

/** Follows runs until nothing new is found; gives up when there are too many standings. */
function followAll(
  compiled: CompiledJourney,
  { waysOut, decide, start, whole }: Following,
): Runs | undefined {
  const { definition } = compiled;
  const histories = createHistories(whole);
  const behind = createBehind(compiled, histories);
  const screens = new Set(Object.keys(definition.steps).filter((step) => isScreenNamed(definition, step)));
  const { known, standingAt } = createVisits();
  const shownAt = (step: string, shown: Shown): Shown =>
    screens.has(step) ? histories.remember(step, shown) : shown;
  const entries = entriesOf(definition)
    .filter((step) => step in definition.steps)
    .map((step) => {
      const shown = shownAt(step, histories.none);
      return standingAt(step, shown, { facts: start, log: [] });
    });
  const goOn = (visit: Visit, edge: GraphEdge): Standing | undefined => {
    const next = shownAt(edge.to, behind(visit.shown, edge));
    const then = decide(visit, edge, { step: edge.to, ...next });
    return then && standingAt(edge.to, next, then);
  };
  // A list visits what is added while it is walked.
  for (const visit of known) {
    if (known.length > mostStandings) return undefined;
    for (const edge of waysOut(visit.standing)) {
      const next = goOn(visit, edge);
      if (next) visit.standing.ways.push({ edge, next });
    }
  }
  return { entries, all: known.map(({ standing }) => standing), whole };
}

/** Makes a list of standings that are found again by what they are. */
function createVisits() {
  const known: Visit[] = [];
  const bySteps = onceOf((_shown: Shown) => onceOf((_facts: Facts) => onceByKey<Standing>()));
  const standingAt = (step: string, shown: Shown, { facts, log }: Knowledge): Standing =>
    bySteps(shown)(facts)(`${step}${nameOfLog(log)}`, () => {
      const standing = { step, history: shown.history, barred: shown.barred, facts, ways: [] };
      known.push({ standing, shown, log });
      return standing;
    });
  return { known, standingAt };
}

/** A standing that a run has come to, and by which ways. */
export type StandingVisit<Node = Standing> = VisitOf<Node, GraphEdge>;

const onwardFrom = ({ node }: StandingVisit) => node.ways.map(({ edge, next }) => ({ node: next, edge }));

/** Finds the shortest way from where a run begins to a standing. */
export function wayTo({ entries }: Runs, wanted: Standing): Passage[] {
  const begin = entries.map((node) => ({ node }));
  const found = visits(begin, onwardFrom).find(({ node }) => node === wanted);
  return passagesTo(found ?? { node: wanted }, ({ step }) => step);
}

/** Finds the shortest way from where a run begins to a visit of some search that began at any standing. */
export function pathTo<Node>(
  runs: Runs,
  visit: StandingVisit<Node>,
  standingOf: (node: Node) => Standing,
): Passage[] {
  const first = tracedTo(visit)[0] ?? visit;
  const before = wayTo(runs, standingOf(first.node)).slice(0, -1);
  return [...before, ...passagesTo(visit, (node) => standingOf(node).step)];
}

/** Names the variables that guards of more than one step compare with values: what one has decided, the other can rely on. */
function decidedTwice({ definition }: CompiledJourney): Set<string> {
  const perStep = [...Map.groupBy(edgesOf(definition), ({ from }) => from).values()].map(
    (ways) => new Set(ways.flatMap((edge) => comparedIn(decisionOf(definition, edge).holds))),
  );
  const all = perStep.flatMap((paths) => [...paths]).filter((path) => !path.startsWith('result'));
  return new Set(all.filter((path, index) => all.indexOf(path) !== index));
}

function factsAtStart({ initial }: CompiledJourney, matters: ReadonlySet<string>): Facts {
  return new Map(
    Object.entries(initial).flatMap(([datum, value]): [string, Fact][] =>
      matters.has(`data.${datum}`) && isPlain(value) ? [[`data.${datum}`, { is: value }]] : [],
    ),
  );
}

type Deciding = { matters: ReadonlySet<string>; passing: Passing; same: SameFacts };

/** Decides each way once for what is known, of which the same is always the same object: runs come by it thousands of times. */
function createDecide({ definition }: CompiledJourney, { matters, passing, same }: Deciding): Decide {
  const ordered = (facts: Iterable<[string, Fact]>): Facts =>
    same(new Map([...facts].toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const pathsOf = onceOf((datum: string) =>
    [...matters].filter((path) => `${path}.`.startsWith(`data.${datum}.`)),
  );
  const under = (data: readonly string[]) => data.flatMap(pathsOf);
  const decide = (facts: Facts, edge: GraphEdge): Decided | undefined => {
    const { holds, fails } = decisionOf(definition, edge);
    if (!canTake({ holds, fails }, facts)) return undefined;
    const failed = fails.reduce<Facts>((before, guard) => learn(before, guard, false), facts);
    const learnt = holds === undefined ? failed : learn(failed, holds, true);
    const after = [...passing.facts(learnt, edge)].filter(([path]) => matters.has(path));
    const typed = new Set(under(passing.typed(edge)));
    const set = under(passing.sets(edge));
    const before = new Map(set.map((path) => [path, typed.has(path) ? undefined : learnt.get(path)]));
    return { after: ordered(after), written: { before, typed: (path) => typed.has(path) } };
  };
  const decided = onceOf((facts: Facts) => onceOf((edge: GraphEdge) => decide(facts, edge)));
  return ({ standing, log }, edge, next) => {
    const as = decided(standing.facts)(edge);
    if (as === undefined) return undefined;
    if (!isHoldersBack(edge))
      return { facts: as.after, log: logBehind(log, as.written, { from: standing, next }) };
    const known = new Map([...as.after, ...takenBack(log, next)]);
    return {
      facts: ordered([...known].filter((entry): entry is [string, Fact] => entry[1] !== undefined)),
      log: logBehindBack(log, next),
    };
  };
}

type Decided = { after: Facts; written: Written<Fact | undefined> };

type SameFacts = (facts: Facts) => Facts;

/** Makes what answers the same knowledge with the same object. */
function createSameFacts(): SameFacts {
  const all = onceByKey<Facts>();
  return (facts) => all(JSON.stringify([...facts]), () => facts);
}

/** Makes the computation of what is remembered when a step is left: a commit bars the way back, what must not be seen again goes. */
function createBehind(
  { steps, definition }: CompiledJourney,
  histories: Histories,
): (shown: Shown, edge: GraphEdge) => Shown {
  const commits = commitsIn(definition);
  const erasing = new Set([...steps.keys()].filter((name) => steps.get(name)?.erases !== undefined));
  return (shown, { from, to, kind }) => {
    if ((kind === 'ok' || kind === 'unsure') && commits.has(from)) return histories.bar(shown);
    const last = shown.history.at(-1);
    return last !== undefined && last !== to && erasing.has(last) ? histories.forget(shown) : shown;
  };
}
