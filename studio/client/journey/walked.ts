import type { JourneyView } from '../../protocol.ts';
import type { WalkReport } from '../../stage/messages.ts';

/** What a walk lights up on a drawing: the steps that it has passed, and where it is. */
export type Walked = { passed: ReadonlySet<string>; here: string | undefined };

/** Finds the steps that a walk has passed; those between two moments are those of the shortest way. */
export function walked(report: WalkReport | undefined, { id, ways, steps }: JourneyView): Walked {
  if (!report || report.journey !== id) return { passed: new Set(), here: undefined };
  const seen = report.moments
    .slice(0, report.at + 1)
    .flatMap(({ journey, step }) => (journey === id && step !== '' ? [step] : []));
  const onward = Map.groupBy(ways, ({ from }) => from);
  const here =
    report.state.frames[0]?.step ??
    endOf(report, steps, (end) => between(seen.at(-1) ?? '', end, onward).length);
  const start = steps.find(({ isStart }) => isStart)?.name;
  const stops = [...(start === undefined ? [] : [start]), ...seen, ...(here === undefined ? [] : [here])];
  const passed = new Set(stops);
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1];
    if (from !== undefined) for (const name of between(from, to, onward)) passed.add(name);
  }
  return { passed, here };
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
