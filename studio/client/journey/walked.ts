import type { JourneyView } from '../../protocol.ts';
import type { WalkReport } from '../../stage/messages.ts';

/** What a walk lights up on a drawing: the steps that it has passed, from which to which it went, and where it is. */
export type Walked = { passed: ReadonlySet<string>; pairs: ReadonlySet<string>; here: string | undefined };

/** Names a way by the steps between which it leads. */
export const pairOf = (from: string, to: string): string => `${from} → ${to}`;

/** Finds the steps that a walk has passed; those between two moments are those of the shortest way. */
export function walked(report: WalkReport | undefined, { id, ways, steps }: JourneyView): Walked {
  if (!report || report.journey !== id) return { passed: new Set(), pairs: new Set(), here: undefined };
  const seen = report.moments
    .slice(0, report.at + 1)
    .flatMap(({ journey, step }) => (journey === id && step !== '' ? [step] : []));
  const onward = Map.groupBy(ways, ({ from }) => from);
  const here =
    report.state.frames[0]?.step ??
    endOf(report, steps, (end) => between(seen.at(-1) ?? '', end, onward).length);
  const start = steps.find(({ isStart }) => isStart)?.name;
  const stops = [...(start === undefined ? [] : [start]), ...seen, ...(here === undefined ? [] : [here])];
  const paths = stops.map((to, index) => pathTo(to, stops[index - 1], onward));
  const pairs = paths.flatMap((path) => path.slice(1).map((to, index) => pairOf(path[index] ?? '', to)));
  return { passed: new Set(paths.flat()), pairs: new Set(pairs), here };
}

/** Lists the steps from one to another, both of them too. */
function pathTo(to: string, from: string | undefined, onward: Onward): readonly string[] {
  return from === undefined || from === to ? [to] : [to, ...between(from, to, onward)].toReversed();
}

/** Finds the end that a run has come to, which it does not name: of those with its outcome the nearest that can be come to. */
function endOf(
  { state: { ended } }: WalkReport,
  steps: JourneyView['steps'],
  distance: (end: string) => number,
): string | undefined {
  const ends = steps.filter(({ kind, about }) => kind === 'end' && about === ended?.outcome);
  const far = (name: string): number => distance(name) || Number.POSITIVE_INFINITY;
  return ends.toSorted((one, other) => far(one.name) - far(other.name))[0]?.name;
}

type Onward = ReadonlyMap<string, readonly { to: string }[]>;

function between(from: string, to: string, onward: Onward): readonly string[] {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  // A map is walked in the order in which it grows.
  for (const name of before.keys()) {
    if (name === to) break;
    for (const way of onward.get(name) ?? []) if (!before.has(way.to)) before.set(way.to, name);
  }
  const path: string[] = [];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) path.push(at);
  return path;
}
