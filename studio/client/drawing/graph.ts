import type { JourneyView, StepView, WayView } from '../../protocol.ts';
import type { Compared, Mark } from '../../review.ts';

/** An arrow between two steps, for one way or several. */
export type DrawnWay = {
  id: string;
  from: string;
  to: string;
  ways: readonly WayView[];
  isRefusal: boolean;
  isMain: boolean;
  /** No scenario passes some of it. */
  isOpen: boolean;
  mark?: Mark | undefined;
};

/** A step as it is drawn; what is folded away is counted in it. */
export type DrawnStep = {
  step: StepView;
  refusals: readonly WayView[];
  exits: readonly WayView[];
  isMain: boolean;
  mark?: Mark | undefined;
};

/** What has come, gone and changed of a journey, by step and by way. */
export type Marks = Compared['marks'];

/** What is drawn of a journey. */
export type Graph = { steps: readonly DrawnStep[]; ways: readonly DrawnWay[] };

/**
 * Chooses what is drawn. Folded, refusals and ways out to an end that many lead to stand in the step where they begin; of
 * those the first is drawn without which nothing would lead to a step. A way that is marked is drawn, unless its step is.
 */
export function graphOf({ steps, ways, mainPath }: JourneyView, isFolded: boolean, marks?: Marks): Graph {
  const names = new Set(steps.map(({ name }) => name));
  const known = ways.filter(({ from, to }) => names.has(from) && names.has(to));
  const main = mainPairs(mainPath);
  const kept = isFolded ? keptWays({ steps, ways: known, mainPath }) : new Set(known);
  const markOf = ({ id }: WayView): Mark | undefined => marks?.ways[id];
  for (const way of known)
    if (markOf(way) && [undefined, 'changed'].includes(marks?.steps[way.from])) kept.add(way);
  const drawn = Map.groupBy(kept, (way) =>
    [pair(way.from, way.to), way.isRefusal, ...(markOf(way) ? [markOf(way)] : [])].join(' '),
  );
  const folded = Map.groupBy(
    known.filter((way) => !kept.has(way)),
    ({ from }) => from,
  );
  return {
    steps: steps.map((step) => {
      const hidden = folded.get(step.name) ?? [];
      return {
        step,
        refusals: hidden.filter(({ isRefusal }) => isRefusal),
        exits: hidden.filter(({ isRefusal }) => !isRefusal),
        isMain: mainPath.includes(step.name),
        mark: marks?.steps[step.name],
      };
    }),
    ways: [...drawn].flatMap(([id, group]): DrawnWay[] => {
      const [first] = group;
      if (!first) return [];
      const { from, to, isRefusal } = first;
      return [
        {
          id,
          from,
          to,
          ways: group,
          isRefusal,
          isMain: !isRefusal && main.has(pair(from, to)),
          isOpen: group.some(({ isPassed }) => isPassed === false),
          mark: markOf(first),
        },
      ];
    }),
  };
}

const pair = (from: string, to: string): string => `${from} → ${to}`;

type Parts = Pick<JourneyView, 'steps' | 'ways' | 'mainPath'>;

/** A step with more cases than this spreads over the whole drawing. */
const mostCases = 4;
/** More arrows than this to one end spread over the whole drawing. */
const mostToEnd = 3;
/** A way that leads further back than this, in steps, begins something anew. */
const furthestBack = 3;

function keptWays({ steps, ways, mainPath }: Parts): Set<WayView> {
  const main = new Set(mainPath);
  const isOnMain = mainPairs(mainPath);
  const ends = new Set(
    steps.flatMap(({ kind, name }) =>
      kind === 'end' && !main.has(name) && isCrowded(name, ways) ? [name] : [],
    ),
  );
  const start = steps.find(({ isStart }) => isStart)?.name ?? '';
  const depth = depths(start, ways);
  const crowded = crowdedBy(ways);
  const isTold = (way: WayView): boolean => {
    if (way.isRefusal || ends.has(way.to)) return true;
    if (isOnMain.has(pair(way.from, way.to))) return false;
    const back = (depth.get(way.from) ?? 0) - (depth.get(way.to) ?? 0);
    return back > furthestBack || crowded.has(way.from);
  };
  const kept = new Set(ways.filter((way) => !isTold(way)));
  const reached = new Set([start]);
  const spread = (): void => {
    for (const name of reached) for (const { from, to } of kept) if (from === name) reached.add(to);
  };
  spread();
  for (;;) {
    const open = ways.filter(({ from, to }) => reached.has(from) && !reached.has(to));
    // A way that is no refusal tells more of a step, and one that many stand beside tells less.
    const next =
      open.find(({ isRefusal, from }) => !isRefusal && !crowded.has(from)) ??
      open.find(({ isRefusal }) => !isRefusal) ??
      open[0];
    if (!next) return kept;
    kept.add(next);
    reached.add(next.to);
    spread();
  }
}

function isCrowded(end: string, ways: readonly WayView[]): boolean {
  const leading = ways.filter(({ to, isRefusal }) => to === end && !isRefusal);
  return new Set(leading.map(({ from }) => from)).size > mostToEnd;
}

const mainPairs = (mainPath: readonly string[]): ReadonlySet<string> =>
  new Set(mainPath.slice(1).map((to, index) => pair(mainPath[index] ?? '', to)));

function crowdedBy(ways: readonly WayView[]): ReadonlySet<string> {
  const cases = Map.groupBy(
    ways.filter(({ kind, when }) => kind === 'case' || (kind === 'ok' && when !== undefined)),
    ({ from }) => from,
  );
  return new Set([...cases].flatMap(([name, own]) => (own.length > mostCases ? [name] : [])));
}

/** Counts how many steps each is from the start, by the shortest way without refusals. */
function depths(start: string, ways: readonly WayView[]): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  // A map is walked in the order in which it grows.
  for (const [name, depth] of found)
    for (const { from, to, isRefusal } of ways)
      if (from === name && !isRefusal && !found.has(to)) found.set(to, depth + 1);
  return found;
}
