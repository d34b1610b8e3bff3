import type { StepMoved, StepNow } from '../../written.ts';

/**
 * Says of names of steps that a journey does not have where those that look at them go on: at the same step under its name of
 * now, or where the step led that was taken away, or began before one was added.
 */
export function stepsMoved(
  moves: readonly StepMoved[],
  steps: object = {},
): Readonly<Record<string, StepNow>> {
  const present = new Set(Object.keys(steps));
  // What was done last says where it is.
  const ways = moves.toReversed().flatMap(({ from, to, how }) => {
    const isRenamed = how === 'renamed';
    const [forth, back] = [
      { from, to, isRenamed },
      { from: to, to: from, isRenamed },
    ];
    return isRenamed ? [forth, back] : [how === 'added' ? back : forth];
  });
  const missing = new Set(ways.map(({ from }) => from).filter((name) => !present.has(name)));
  return Object.fromEntries(
    [...missing].flatMap((name) => {
      const now = nowOf(name, ways, present);
      return now ? [[name, now]] : [];
    }),
  );
}

type Way = { from: string; to: string; isRenamed: boolean };

function nowOf(name: string, ways: readonly Way[], present: ReadonlySet<string>): StepNow | undefined {
  const met = new Map([[name, true]]);
  // A map is walked in the order in which it grows.
  for (const [at, isSame] of met) {
    if (present.has(at)) return { name: at, isRenamed: isSame };
    for (const { to, isRenamed } of ways.filter(({ from }) => from === at))
      if (!met.has(to)) met.set(to, isSame && isRenamed);
  }
  return undefined;
}
