import type { CompiledJourney } from '#engine';
import type { Sources } from '../source/sources.ts';
import { decisionOf, edgesOf, entriesOf, type GraphEdge } from './edges.ts';
import { canTake, comparedIn, isPlain, learn, type Fact, type Facts } from './facts.ts';
import { onceFor } from './once.ts';
import { createHistories, type Shown } from './histories.ts';
import { isScreen, type Passage } from './walk.ts';
import { createWaysOut } from './ways-out.ts';

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
const mostStandings = 3000;

/** Says what is known when a way has been gone. */
type Passed = (facts: Facts, edge: GraphEdge) => Facts;

/** Follows every run of a journey as the engine keeps its history: Back, refusals that name no step, commits. */
export function runsOf(compiled: CompiledJourney, sources: Sources, passed: Passed): Runs {
  const waysOut = createWaysOut(compiled, sources);
  const same = createSameFacts();
  const decide = createDecide(compiled, passed, same);
  const start = same(factsAtStart(compiled));
  const follow = (remembered: number) => followAll(compiled, { waysOut, decide, start, remembered });
  return follow(Infinity) ?? follow(1) ?? { entries: [], all: [], whole: false };
}

type Following = {
  waysOut: ReturnType<typeof createWaysOut>;
  /** Answers what is known behind a way; nothing when what is known rules it out. */
  decide: (facts: Facts, edge: GraphEdge) => Facts | undefined;
  /** What is known where a run begins. */
  start: Facts;
  /** How many screens a run remembers. */
  remembered: number;
};

/** Follows runs until nothing new is found; gives up when there are too many standings. */
function followAll(
  compiled: CompiledJourney,
  { waysOut, decide, start, remembered }: Following,
): Runs | undefined {
  const { definition } = compiled;
  const histories = createHistories(remembered);
  const all: Standing[] = [];
  const knownAt = onceFor((_history: readonly string[]) =>
    onceFor((_facts: Facts) => new Map<string, Standing>()),
  );
  const enter = (step: string, { facts, ...from }: Omit<Standing, 'step' | 'ways'>): Standing => {
    const { history, barred } = isScreen(definition, step) ? histories.remember(step, from) : from;
    const known = knownAt(history)(facts);
    const key = `${barred} ${step}`;
    const found = known.get(key);
    if (found) return found;
    const standing = { step, history, barred, facts, ways: [] };
    known.set(key, standing);
    all.push(standing);
    return standing;
  };
  const isStep = (step: string) => step in definition.steps;
  const begin = { history: histories.same([]), barred: false, facts: start };
  const entries = entriesOf(definition)
    .filter(isStep)
    .map((step) => enter(step, begin));
  // A list visits what is added while it is walked.
  for (const standing of all) {
    if (all.length > mostStandings) return undefined;
    for (const edge of waysOut(standing)) {
      const facts = isStep(edge.to) ? decide(standing.facts, edge) : undefined;
      if (facts === undefined) continue;
      const { history, barred } = behind(standing, edge, compiled);
      const kept = history === standing.history ? history : histories.same(history);
      standing.ways.push({ edge, next: enter(edge.to, { history: kept, barred, facts }) });
    }
  }
  return { entries, all, whole: remembered === Infinity };
}

/** Finds the shortest way from where a run begins to a standing. */
export function wayTo({ entries }: Runs, wanted: Standing): Passage[] {
  const from = new Map<Standing, { standing: Standing; by: string } | undefined>(
    entries.map((entry) => [entry, undefined]),
  );
  // A map visits what is added while it is walked, so that the shortest way comes first.
  for (const [standing] of from)
    for (const { edge, next } of standing.ways)
      if (!from.has(next)) from.set(next, { standing, by: edge.name });
  const path: Passage[] = [{ step: wanted.step }];
  for (let last = from.get(wanted); last; last = from.get(last.standing))
    path.unshift({ step: last.standing.step, by: last.by });
  return path;
}

/** Names the variables that guards of more than one step compare with values: what one has decided, the other can rely on. */
function decidedTwice({ definition }: CompiledJourney): Set<string> {
  const perStep = [...Map.groupBy(edgesOf(definition), ({ from }) => from).values()].map(
    (ways) => new Set(ways.flatMap((edge) => comparedIn(decisionOf(definition, edge).holds))),
  );
  const all = perStep.flatMap((paths) => [...paths]).filter((path) => !path.startsWith('result'));
  return new Set(all.filter((path, index) => all.indexOf(path) !== index));
}

function factsAtStart(compiled: CompiledJourney): Facts {
  const matters = decidedTwice(compiled);
  return new Map(
    Object.entries(compiled.initial).flatMap(([datum, value]): [string, Fact][] =>
      matters.has(`data.${datum}`) && isPlain(value) ? [[`data.${datum}`, { is: value }]] : [],
    ),
  );
}

function createDecide(compiled: CompiledJourney, passed: Passed, same: SameFacts): Following['decide'] {
  const matters = decidedTwice(compiled);
  const decide: Following['decide'] = (facts, edge) => {
    const { holds, fails } = decisionOf(compiled.definition, edge);
    if (!canTake({ holds, fails }, facts)) return undefined;
    const failed = fails.reduce<Facts>((known, guard) => learn(known, guard, false), facts);
    const learnt = holds === undefined ? failed : learn(failed, holds, true);
    const after = passed(learnt, edge);
    return new Map(
      [...after].filter(([path]) => matters.has(path)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  const decided = createInterned(decide, same);
  return (facts, edge) => decided(facts)(edge)?.facts;
}

/** Decides each way once for what is known, of which the same is always the same object: runs come by it thousands of times. */
function createInterned(decide: Following['decide'], same: SameFacts) {
  return onceFor((facts: Facts) =>
    onceFor((edge: GraphEdge) => {
      const after = decide(facts, edge);
      return after && { facts: same(after) };
    }),
  );
}

type SameFacts = (facts: Facts) => Facts;

/** Makes what answers the same knowledge with the same object. */
function createSameFacts(): SameFacts {
  const all = new Map<string, Facts>();
  return (facts) => {
    const key = JSON.stringify([...facts]);
    const found = all.get(key) ?? facts;
    all.set(key, found);
    return found;
  };
}

/** Says what is kept of the history when a step is left: a commit bars the way back, what must not be seen again goes. */
function behind(
  { step, history, barred }: Standing,
  edge: GraphEdge,
  { steps, definition }: CompiledJourney,
): Shown {
  const call = definition.steps[step];
  if (call?.kind === 'call' && call.commit === true && edge.kind === 'ok')
    return { history: history.slice(-1), barred: true };
  const erases = edge.to !== history.at(-1) && steps.get(history.at(-1) ?? '')?.erases !== undefined;
  return { history: erases ? history.slice(0, -1) : history, barred };
}
