type Node = Readonly<Record<string, unknown>>;
type Named = [name: string, value: unknown];

/** What stands between the parts of the name of a step that no file names: nobody writes it in a name. */
const within = ' › ';

/** Splits the name of a step into the keys at which it stands below `steps`. */
export const keysOfStep = (name: string): string[] => name.split(within);

/** Returns whether a step stands behind an action or a timer, and has no name of its own in the file. */
export const isBehind = (name: string): boolean => name.includes(within);

/** Names the calls that are sent together with one, itself among them, in their order; none where it is called alone. */
export function togetherWith(name: string, steps: readonly string[]): string[] {
  const [of = '', all, member] = keysOfStep(name);
  return all === together && member !== undefined
    ? steps.filter((step) => step.startsWith([of, all, ''].join(within)))
    : [];
}

const together = 'all';

/**
 * Reads what an action or a timer decides, and what a timer writes, as a step behind it, so that it goes by the meaning of
 * steps: several ways are a branch there, what is written is a step that only assigns. Each is called by its place. An edge
 * whose step is chosen by a value is read as several with guards; calls that are sent together as one behind the other.
 */
export function expandWays<Definition extends object>(definition: Definition): Definition {
  const written = membersOf(Reflect.get(definition, 'steps'));
  const steps = written.flatMap(([name, step]) => expandStep(name, step));
  const isSame = steps.every(([, step], index) => step === written[index]?.[1]);
  return isSame ? definition : { ...definition, steps: Object.fromEntries(steps) };
}

function expandStep(name: string, written: unknown): Named[] {
  if (!isNode(written)) return [[name, written]];
  const step = listStep(written);
  if (isNode(step[together])) return callsOf(name, step, membersOf(step[together]));
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

/** Each call leads to the next, the last to where the step does; what may be left unanswered leads there too. */
function callsOf(name: string, { ok, note }: Node, members: readonly Named[]): Named[] {
  const place = (member: string) => [name, together, member].join(within);
  const decides = Array.isArray(ok);
  const last = decides ? [name, 'ok'].join(within) : isNode(ok) && ok['to'];
  const calls = members.map(([member, call], index): Named => {
    const next = members[index + 1];
    const to = next ? place(next[0]) : last;
    return [place(member), isNode(call) ? callOf(call, to) : call];
  });
  const first = calls[0]?.[0];
  const decided: Named[] = decides ? [[[name, 'ok'].join(within), { kind: 'branch', cases: ok }]] : [];
  return [[name, { kind: 'assign', note, to: first }], ...calls, ...decided];
}

function callOf({ sets, else: otherwise, errors, ...call }: Node, to: unknown): Node {
  const left = { type: 'CUSTOM', to, sets: otherwise };
  const routes = otherwise === undefined ? {} : { '*': left, unreachable: left };
  return { ...call, kind: 'call', ok: { to, sets }, errors: { ...routes, ...Object(errors) } };
}

/** Parts a way into what stays where it stands and the step behind it; nothing where it only leads on. */
function stepBehind(way: Node, isWriting: boolean): { way: Node; step: Node } | undefined {
  const { cases, ...others } = way;
  if (cases !== undefined) return { way: others, step: { kind: 'branch', cases: listed(cases) } };
  const { to, sets, puts, removes, file, visit, ...rest } = others;
  const writes = Object.entries({ sets, puts, removes, file, visit }).filter(
    ([, value]) => value !== undefined,
  );
  if (!isWriting || writes.length === 0) return undefined;
  return { way: rest, step: { kind: 'assign', to, ...Object.fromEntries(writes) } };
}

/** Writes the ways of a step that are chosen by a value as lists. */
function listStep(step: Node): Node {
  const { exits, stepUp, runs } = step;
  return withMembers(step, {
    ok: listed(step['ok']),
    cases: listed(step['cases']),
    exits: listEach(exits),
    stepUp: isNode(stepUp) ? withMembers(stepUp, { exits: listEach(stepUp['exits']) }) : stepUp,
    runs: isNode(runs) ? withMembers(runs, { ok: listed(runs['ok']) }) : runs,
  });
}

const listEach = (ways: unknown): unknown =>
  isNode(ways)
    ? withMembers(ways, Object.fromEntries(membersOf(ways).map(([name, way]) => [name, listed(way)])))
    : ways;

/** Writes an edge whose step is chosen by a value as several with guards; the last is taken for any other value. */
function listed(ways: unknown): unknown {
  if (!isNode(ways) || !isNode(ways['at'])) return ways;
  const { by, at, ...way } = ways;
  const cases = membersOf(at).map(([value, to]) => ({ ...way, when: { '===': [by, value] }, to }));
  return [...cases, way];
}

/** The same object where nothing becomes another. */
const withMembers = (node: Node, members: Node): Node => {
  const changed = membersOf(members).filter(([name, value]) => value !== node[name]);
  return changed.length === 0 ? node : { ...node, ...Object.fromEntries(changed) };
};

const membersOf = (value: unknown): Named[] => (isNode(value) ? Object.entries(value) : []);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
