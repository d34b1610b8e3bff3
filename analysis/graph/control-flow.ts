import { errorTypes, isBehind, isScreen, listChanges, refusalCodes, refusalsOfList } from '#engine';
import type { CallStep, Edge, ErrorRoutes, GuardedEdge, JourneyFile, Step } from '#schemas';
import { pointerTo } from '../source/document.ts';
import type { Decision } from '../values/path-conditions.ts';
import { onceFor } from '../source/memoize.ts';
import {
  callsOf,
  everyStep,
  isCommit,
  listsOf,
  type PlacedStep,
  routesOf,
  screensOf,
  screensShowing,
  stepsOf,
  unsureOf,
  waysOfRoute,
} from './journeys.ts';
import { writtenEdges, type WrittenEdge } from './written-edges.ts';

/**
 * What a way from one step to another is; `back` is that of a refusal to the screen of a form passed before, `unsure` that of
 * a commit whose answer is lost, `typed` that of a screen to itself when what it has asked about is another.
 */
export type EdgeKind = WrittenEdge['kind'] | 'error' | 'back' | 'limit' | 'unsure' | 'typed';

/** A way from one step to another, with the pointer of the name of its target. */
export type GraphEdge = {
  kind: EdgeKind;
  from: string;
  to: string;
  /** What the way is called where it stands: the action, the outcome, the code, the number of the case. */
  name: string;
  pointer: string;
  /** Of what a keyed list refuses, the pointer of the way that it refuses. */
  by?: string;
};

/** Lists the ways out of every step; a refusal that leads back to the screen it came from is no way. */
export const edgesOf: (definition: JourneyFile) => readonly GraphEdge[] = onceFor((definition) =>
  everyStep(definition).flatMap(({ name: from, pointer, step }) => [
    ...writtenEdges(step, pointer).map(({ kind, name, pointer: place, edge }) => ({
      kind,
      from,
      to: edge.to,
      name,
      // What a timer writes stands where the timer does, on the way of the step behind it.
      pointer: `${place}/${kind === 'timer' && isBehind(edge.to) ? 'cases' : 'to'}`,
    })),
    ...waysBeside({ name: from, pointer, step }, definition).map((edge) => ({ ...edge, from })),
    ...waysRefused({ name: from, pointer, step }, definition).map((edge) => ({ ...edge, from })),
  ]),
);

/** Lists where a run goes on when a keyed list refuses a way: where the route leads, or to the screen itself. */
function waysRefused({ name, pointer, step }: PlacedStep<Step['kind']>, definition: JourneyFile): Way[] {
  const lists = listsOf(definition);
  if (lists.size === 0) return [];
  return writtenEdges(step, pointer).flatMap(({ pointer: by, edge }) =>
    listChanges(edge, lists)
      .flatMap(refusalsOfList)
      .flatMap(([code]): Way[] => {
        const ways = routedOfList(code, definition);
        const stays = { pointer: `${by}/puts`, to: name };
        const led = ways.map(({ pointer: place, edge: { to } }) => ({ pointer: `${place}/to`, to }));
        const all = led.length > 0 ? led : isScreen(step) ? [stays] : [];
        return all.map(({ pointer: said, to }) => ({ kind: 'error', name: code, to, pointer: said, by }));
      }),
  );
}

/** Finds where the journey’s own route of what a list refuses leads. */
function routedOfList(code: string, { errors = {} }: JourneyFile): ReturnType<typeof waysOfRoute> {
  const written = code in errors ? code : '*';
  const route = errors[written];
  return route ? waysOfRoute(route, pointerTo('/errors', written)) : [];
}

/** Names the codes with which the keyed lists of a journey refuse. */
export const listCodes = onceFor(
  (definition: JourneyFile): ReadonlySet<string> =>
    new Set([...listsOf(definition).keys()].flatMap(refusalCodes)),
);

function waysBeside({ name, pointer, step }: PlacedStep<Step['kind']>, definition: JourneyFile): Way[] {
  if (step.kind === 'call') return [...refusalEdges(step, pointer, definition)];
  const runs = 'runs' in step ? step.runs : undefined;
  if (runs === undefined) return [];
  return [
    ...errorEdges(runs.errors, `${pointer}/runs/errors`, definition),
    ...(runs.on === undefined
      ? []
      : [{ kind: 'typed', name: runs.on, to: name, pointer: `${pointer}/runs/on` } as const]),
  ];
}

/** Tells the holder’s Back from where refusals lead that name no step. */
export const isHoldersBack = ({ kind, name }: Pick<GraphEdge, 'kind' | 'name'>): boolean =>
  kind === 'back' && name === 'Back';

/** Finds what decides whether a way is taken: an action’s guard, or that of a case and those of the cases before it. */
export const decisionOf = (definition: JourneyFile, { pointer }: GraphEdge): Decision =>
  decisions(definition).get(pointer) ?? free;

const free: Decision = { holds: undefined, fails: [] };

const decisions = onceFor(
  (definition: JourneyFile): ReadonlyMap<string, Decision> =>
    new Map([
      ...screensOf(definition).flatMap(({ step, pointer }) =>
        writtenEdges(step, pointer).map(({ pointer: place, edge }): [string, Decision] => [
          `${place}/to`,
          { holds: edge.when, fails: [] },
        ]),
      ),
      ...[...casesOf(definition), ...sharedRoutes(definition)].flatMap(({ cases, pointer }) =>
        cases.map(({ when }, index): [string, Decision] => [
          `${pointer}/${index}/to`,
          { holds: when, fails: cases.slice(0, index).flatMap((each) => each.when ?? []) },
        ]),
      ),
    ]),
);

/** Lists the cases of branches, of answered calls and of what was run, each list with its step and its place. */
export const casesOf = (
  definition: JourneyFile,
): { step: string; cases: readonly GuardedEdge[]; pointer: string }[] => [
  ...stepsOf(definition, 'branch').map(({ name, pointer, step }) => ({
    step: name,
    pointer: `${pointer}/cases`,
    cases: step.cases,
  })),
  ...callsOf(definition).flatMap(({ name, pointer, step: { ok } }) =>
    listsIn({ ok }, { step: name, pointer }),
  ),
  ...stepsOf(definition, 'call').flatMap(({ name, pointer, step: { stepUp } }) =>
    listsIn(Object(stepUp?.exits), { step: name, pointer: `${pointer}/stepUp/exits` }),
  ),
  ...stepsOf(definition, 'journey').flatMap(({ name, pointer, step: { exits } }) =>
    listsIn(exits, { step: name, pointer: `${pointer}/exits` }),
  ),
  ...routesOf(definition).flatMap(({ step, pointer, route: { cases } }) =>
    cases && step !== undefined ? [{ step, pointer: `${pointer}/cases`, cases }] : [],
  ),
];

/** The lists of the journey’s own routes, which stand behind every call. */
const sharedRoutes = (definition: JourneyFile) =>
  routesOf(definition).flatMap(({ step, pointer, route: { cases } }) =>
    cases && step === undefined ? [{ pointer: `${pointer}/cases`, cases }] : [],
  );

const listsIn = (
  ways: Readonly<Record<string, Edge | GuardedEdge[]>>,
  { step, pointer }: { step: string; pointer: string },
) =>
  Object.entries(ways).flatMap(([name, cases]) =>
    Array.isArray(cases) ? [{ step, pointer: pointerTo(pointer, name), cases }] : [],
  );

/** Lists the steps at which a run may begin: the start, and where a resumed run goes on. */
export function entriesOf(definition: JourneyFile): string[] {
  return [definition.start, ...Object.values(definition.resume?.at ?? {})];
}

/**
 * Returns whether all ways are there and lead to steps that are: where one leads elsewhere, or cases have no default, nobody
 * knows what it would reach.
 */
export const isJoined = onceFor(
  (definition: JourneyFile): boolean =>
    [definition.start, ...edgesOf(definition).map(({ to }) => to)].every((target) =>
      Object.hasOwn(definition.steps, target),
    ) &&
    [...casesOf(definition), ...sharedRoutes(definition)].every(
      ({ cases }) => cases.at(-1)?.when === undefined,
    ),
);

type Way = Omit<GraphEdge, 'from'>;

function* refusalEdges(step: CallStep, pointer: string, definition: JourneyFile): Generator<Way> {
  const unsure = unsureOf({ step, pointer }, definition);
  if (unsure) yield { kind: 'unsure', name: 'unsure', to: unsure.to, pointer: `${unsure.pointer}/to` };
  yield* errorEdges(heardBy(step, step.errors), `${pointer}/errors`, definition);
  const inherited = inheritedRoutes(step, definition);
  yield* errorEdges(inherited, '/errors', definition);
  const counted = Object.values({ ...step.errors, ...inherited });
  for (const name of new Set(counted.flatMap((route) => route.counts ?? []))) {
    const limit = definition.limits?.[name];
    if (limit) yield { kind: 'limit', name, to: limit.to, pointer: `${pointerTo('/limits', name)}/to` };
  }
}

function* errorEdges(
  routes: ErrorRoutes | undefined,
  pointer: string,
  definition: JourneyFile,
): Generator<Way> {
  for (const [name, route] of Object.entries(routes ?? {})) {
    const place = pointerTo(pointer, name);
    const ways = waysOfRoute(route, place);
    for (const { pointer: way, edge } of ways)
      yield { kind: 'error', name, to: edge.to, pointer: `${way}/to` };
    const form = ways.length === 0 && errorTypes[route.type].to === 'previous' ? route.form : undefined;
    for (const to of form === undefined ? [] : screensShowing(definition, form))
      yield { kind: 'back', name, to, pointer: `${place}/form` };
  }
}

/** Returns the routes of the step and the journey that a call’s refusals can take. */
export const routesTaken = (step: CallStep, definition: JourneyFile): ErrorRoutes => ({
  ...inheritedRoutes(step, definition),
  ...heardBy(step, step.errors),
});

const inheritedRoutes = (step: CallStep, definition: JourneyFile): ErrorRoutes =>
  heardBy(
    step,
    Object.fromEntries(
      Object.entries(definition.errors ?? {}).filter(
        ([code]) => !isRouted(code, step.errors ?? {}) && !listCodes(definition).has(code),
      ),
    ),
  );

/** A bank that does not answer has refused nothing: a commit then goes on by `unsure`. */
function heardBy(step: CallStep, routes: ErrorRoutes = {}): ErrorRoutes {
  if (!isCommit(step)) return routes;
  const { unreachable: _lost, ...refused } = routes;
  return refused;
}

/** Returns whether some routes take a code; "*" takes all but a bank that did not answer. */
export function isRouted(code: string, own: ErrorRoutes): boolean {
  return code in own || ('*' in own && code !== 'unreachable');
}
