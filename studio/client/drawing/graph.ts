import type { JourneyView, StepView, WayView } from '../../protocol.ts';

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
};

/** A step as it is drawn; what is folded away is counted in it. */
export type DrawnStep = {
  step: StepView;
  refusals: readonly WayView[];
  exits: readonly WayView[];
  isMain: boolean;
};

/** What is drawn of a journey. */
export type Graph = { steps: readonly DrawnStep[]; ways: readonly DrawnWay[] };

/**
 * Chooses what is drawn. Folded, refusals and ways out to an end that many lead to stand in the step where they begin; of
 * those the first is drawn without which nothing would lead to a step.
 */
export function graphOf({ steps, ways, mainPath }: JourneyView, isFolded: boolean): Graph {
  const names = new Set(steps.map(({ name }) => name));
  const known = ways.filter(({ from, to }) => names.has(from) && names.has(to));
  const main = new Set(mainPath.slice(1).map((to, index) => pair(mainPath[index] ?? '', to)));
  const kept = isFolded ? keptWays({ steps, ways: known, mainPath }) : new Set(known);
  const drawn = Map.groupBy(kept, (way) => `${pair(way.from, way.to)} ${way.isRefusal}`);
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
        },
      ];
    }),
  };
}

const pair = (from: string, to: string): string => `${from} → ${to}`;

type Parts = Pick<JourneyView, 'steps' | 'ways' | 'mainPath'>;

function keptWays({ steps, ways, mainPath }: Parts): Set<WayView> {
  const main = new Set(mainPath);
  const ends = new Set(steps.flatMap(({ kind, name }) => (kind === 'end' && !main.has(name) ? [name] : [])));
  const kept = new Set(ways.filter((way) => !way.isRefusal && !ends.has(way.to)));
  const reached = new Set([steps.find(({ isStart }) => isStart)?.name ?? '']);
  const spread = (): void => {
    for (const name of reached) for (const { from, to } of kept) if (from === name) reached.add(to);
  };
  spread();
  for (;;) {
    const open = ways.filter(({ from, to }) => reached.has(from) && !reached.has(to));
    // A way that is no refusal tells more of a step.
    const next = open.find(({ isRefusal }) => !isRefusal) ?? open[0];
    if (!next) return kept;
    kept.add(next);
    reached.add(next.to);
    spread();
  }
}
