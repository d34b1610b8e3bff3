type Node = Readonly<Record<string, unknown>>;
type Named = [name: string, value: unknown];

/** What stands between the parts of the name of a step that no file names: nobody writes it in a name. */
const within = ' › ';

/** Splits the name of a step into the keys at which it stands below `steps`. */
export const keysOfStep = (name: string): string[] => name.split(within);

/** Returns whether a step stands behind an action or a timer, and has no name of its own in the file. */
export const isBehind = (name: string): boolean => name.includes(within);

/**
 * Reads what an action or a timer decides, and what a timer writes, as a step behind it, so that it goes by the meaning of
 * steps: several ways are a branch there, what is written is a step that only assigns. Each is called by its place.
 */
export function expandWays<Definition extends object>(definition: Definition): Definition {
  const written = membersOf(Reflect.get(definition, 'steps'));
  const steps = written.flatMap(([name, step]) => expandStep(name, step));
  return steps.length === written.length ? definition : { ...definition, steps: Object.fromEntries(steps) };
}

function expandStep(name: string, step: unknown): Named[] {
  if (!isNode(step)) return [[name, step]];
  const behind: Named[] = [];
  const led = (keys: readonly string[], way: unknown, isWriting: boolean): unknown => {
    const found = isNode(way) ? stepBehind(way, isWriting) : undefined;
    if (found === undefined) return way;
    const place = [name, ...keys].join(within);
    behind.push([place, found.step]);
    return { ...found.way, to: place };
  };
  const actions = membersOf(step['actions']).map(([action, way]) => [
    action,
    led(['actions', action], way, false),
  ]);
  const timers = ['after', 'deadline'].flatMap((timer) =>
    timer in step ? [[timer, led([timer], step[timer], true)]] : [],
  );
  if (behind.length === 0) return [[name, step]];
  return [
    [name, { ...step, actions: Object.fromEntries(actions), ...Object.fromEntries(timers) }],
    ...behind,
  ];
}

/** Parts a way into what stays where it stands and the step behind it; nothing where it only leads on. */
function stepBehind(way: Node, isWriting: boolean): { way: Node; step: Node } | undefined {
  const { cases, ...others } = way;
  if (cases !== undefined) return { way: others, step: { kind: 'branch', cases } };
  const { to, sets, puts, removes, file, visit, ...rest } = others;
  const writes = Object.entries({ sets, puts, removes, file, visit }).filter(
    ([, value]) => value !== undefined,
  );
  if (!isWriting || writes.length === 0) return undefined;
  return { way: rest, step: { kind: 'assign', to, ...Object.fromEntries(writes) } };
}

const membersOf = (value: unknown): Named[] => (isNode(value) ? Object.entries(value) : []);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
