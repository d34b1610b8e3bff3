import type { CallStep, ErrorRoutes, JourneyFile, Step } from '#schemas';
import { pointerTo } from '../source/document.ts';
import type { Decision } from '../values/path-conditions.ts';
import { casesOf } from './cases.ts';
import { onceFor } from '../source/memoize.ts';
import { stepsOf } from './journeys.ts';

/** What a way from one step to another is; `back` is that of a refusal to the screen of a form passed before. */
export type EdgeKind = 'action' | 'ok' | 'case' | 'exit' | 'step-up' | 'timer' | 'error' | 'back' | 'limit';

/** A way from one step to another, with the pointer of the name of its target. */
export type GraphEdge = {
  kind: EdgeKind;
  from: string;
  to: string;
  /** What the way is called where it stands: the action, the outcome, the code, the number of the case. */
  name: string;
  pointer: string;
};

/** Lists the ways out of every step; a refusal that leads back to the screen it came from is no way. */
export const edgesOf: (definition: JourneyFile) => readonly GraphEdge[] = onceFor((definition) =>
  Object.entries(definition.steps).flatMap(([name, step]) => {
    const found: Omit<GraphEdge, 'from'>[] = [...edgesOfStep(step, pointerTo('/steps', name), definition)];
    return found.map((edge) => ({ ...edge, from: name }));
  }),
);

/** Finds what decides whether a way is taken: an action’s guard, or that of a case and those of the cases before it. */
export const decisionOf = (definition: JourneyFile, edge: GraphEdge): Decision => decisions(definition)(edge);

const decisions = onceFor(({ steps }: JourneyFile) => onceFor((edge: GraphEdge) => decideBy(steps, edge)));

function decideBy(steps: JourneyFile['steps'], { from, kind, name }: GraphEdge): Decision {
  const step = steps[from];
  const number = Number(name.split(' ').at(-1));
  if (kind === 'action' && step && 'actions' in step) return { holds: step.actions[name]?.when, fails: [] };
  if (kind === 'case' && step?.kind === 'branch') return caseOf(step.cases, number);
  const ok = kind === 'ok' && step?.kind === 'call' ? step.ok : undefined;
  return Array.isArray(ok) ? caseOf(ok, number) : { holds: undefined, fails: [] };
}

function caseOf(cases: readonly { when?: unknown }[], number: number): Decision {
  const before = cases.slice(0, number - 1).map(({ when }) => when);
  return { holds: cases[number - 1]?.when, fails: before.filter((when) => when !== undefined) };
}

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
    ) && [...casesOf(definition)].every(({ cases }) => cases.at(-1)?.when === undefined),
);

type Way = Omit<GraphEdge, 'from'>;

function* edgesOfStep(step: Step, pointer: string, definition: JourneyFile): Generator<Way> {
  switch (step.kind) {
    case 'form':
    case 'view':
      for (const [name, action] of Object.entries(step.actions)) {
        yield { kind: 'action', name, to: action.to, pointer: `${pointerTo(`${pointer}/actions`, name)}/to` };
      }
      if (step.after)
        yield { kind: 'timer', name: 'after', to: step.after.to, pointer: `${pointer}/after/to` };
      return;
    case 'call':
      yield* edgesOfCall(step, pointer, definition);
      return;
    case 'branch':
      yield* step.cases.map(({ to }, index): Way => ({
        kind: 'case',
        name: `${index + 1}`,
        to,
        pointer: `${pointer}/cases/${index}/to`,
      }));
      return;
    case 'journey':
      for (const [name, exit] of Object.entries(step.exits)) {
        yield { kind: 'exit', name, to: exit.to, pointer: `${pointerTo(`${pointer}/exits`, name)}/to` };
      }
      return;
    case 'end':
  }
}

function* edgesOfCall(step: CallStep, pointer: string, definition: JourneyFile): Generator<Way> {
  if (Array.isArray(step.ok)) {
    yield* step.ok.map(({ to }, index): Way => ({
      kind: 'ok',
      name: `ok ${index + 1}`,
      to,
      pointer: `${pointer}/ok/${index}/to`,
    }));
  } else {
    yield { kind: 'ok', name: 'ok', to: step.ok.to, pointer: `${pointer}/ok/to` };
  }
  for (const name of ['blocked', 'closed'] as const) {
    const edge = step.stepUp?.exits[name];
    if (edge) yield { kind: 'step-up', name, to: edge.to, pointer: `${pointer}/stepUp/exits/${name}/to` };
  }
  yield* errorEdges(step.errors, `${pointer}/errors`, definition);
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
    if (route.to !== undefined) yield { kind: 'error', name, to: route.to, pointer: `${place}/to` };
    else if (route.type.endsWith('-PREVIOUS') && route.form !== undefined) {
      const screens = stepsOf(definition, 'form').filter(({ step }) => step.form === route.form);
      yield* screens.map((screen): Way => ({
        kind: 'back',
        name,
        to: screen.name,
        pointer: `${place}/form`,
      }));
    }
  }
}

/** Returns the routes of the step and the journey that a call’s refusals can take. */
export const routesTaken = (step: CallStep, definition: JourneyFile): ErrorRoutes => ({
  ...inheritedRoutes(step, definition),
  ...step.errors,
});

const inheritedRoutes = ({ errors = {} }: CallStep, definition: JourneyFile): ErrorRoutes =>
  Object.fromEntries(Object.entries(definition.errors ?? {}).filter(([code]) => !isRouted(code, errors)));

/** Returns whether a step’s own routes take a code before the journey’s do; "*" takes all but a bank that did not answer. */
function isRouted(code: string, own: ErrorRoutes): boolean {
  return code in own || ('*' in own && code !== 'unreachable');
}
