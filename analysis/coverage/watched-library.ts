import {
  holds,
  type CompiledCall,
  type CompiledEdge,
  type CompiledExpression,
  type CompiledJourney,
  type CompiledRoute,
  type CompiledScreen,
  type CompiledStep,
  type Library,
} from '#engine';
import { pointerTo } from '../source/document.ts';
import { catalogueName, itemId } from './items.ts';

/** Hears of each way taken, guard decided and refusal routed, by journey and pointer. */
type Passed = (pointer: string, side?: boolean) => void;

/**
 * Makes a library that behaves as the one given and notes what runs pass. The engine reads the target of an edge only
 * when it takes it, and the route of a code only when it routes it; so the notes say what it did, not what we think it does.
 */
export function watchLibrary(library: Library, seen: Set<string>): Library {
  const watch =
    (journey: string): Passed =>
    (pointer, side) => {
      seen.add(itemId({ journey, pointer, ...(side !== undefined && { side }) }));
    };
  return {
    ...library,
    journeys: new Map([...library.journeys].map(([id, journey]) => [id, watchJourney(journey, watch(id))])),
    catalogueCodes: watchMap(library.catalogueCodes, '/codes', watch(catalogueName)),
  };
}

function watchJourney(journey: CompiledJourney, passed: Passed): CompiledJourney {
  const { definition, allow, resume } = journey;
  const limits = Object.entries(definition.limits ?? {}).map(([name, limit]) => [
    name,
    watchTarget(limit, () => passed(pointerTo('/limits', name))),
  ]);
  return {
    ...journey,
    definition: definition.limits ? { ...definition, limits: Object.fromEntries(limits) } : definition,
    allow: allow && watchGuard(allow, '/allow', passed),
    errors: watchRoutes(journey.errors, '/errors', passed),
    resume: resume && { ...resume, at: watchMap(resume.at, '/resume/at', passed) },
    steps: new Map(
      [...journey.steps].map(([name, step]) => [name, watchStep(step, pointerTo('/steps', name), passed)]),
    ),
  };
}

function watchStep(step: CompiledStep, pointer: string, passed: Passed): CompiledStep {
  const edge = <Edge extends CompiledEdge>(one: Edge, ...keys: readonly (string | number)[]): Edge =>
    watchEdge(one, pointerTo(pointer, ...keys), passed);
  // One way stands where it is named, several by their number.
  const several = (ways: readonly CompiledEdge[], ...keys: readonly string[]): CompiledEdge[] =>
    ways.map((one, index) => edge(one, ...keys, ...(ways.length > 1 ? [index] : [])));
  switch (step.kind) {
    case 'form':
    case 'view': {
      const { runs } = step;
      const timed = watchTimes(step.definition, pointer, passed);
      const actions = [...step.actions].map(
        ([name, action]) => [name, edge(action, 'actions', name)] as const,
      );
      return {
        ...step,
        definition: { ...step.definition, ...timed },
        actions: new Map(actions),
        runs: runs && watchRuns(runs, `${pointer}/runs`, passed),
      };
    }
    case 'call':
      return {
        ...step,
        ok: step.ok.map((one, index) => edge(one, 'ok', index)),
        errors: watchRoutes(step.errors, `${pointer}/errors`, passed),
        commit: step.commit && { unsure: step.commit.unsure && watchUnsure(step, pointer, passed) },
        exits:
          step.exits &&
          new Map([...step.exits].map(([name, exit]) => [name, several(exit, 'stepUp', 'exits', name)])),
      };
    case 'branch': {
      const isList = step.definition.kind === 'branch';
      return {
        ...step,
        cases: step.cases.map((one, index) => edge(one, ...(isList ? ['cases', index] : []))),
      };
    }
    case 'journey': {
      const exits = [...step.exits].map(([name, exit]) => [name, several(exit, 'exits', name)] as const);
      return { ...step, exits: new Map(exits) };
    }
    case 'end':
      return step;
  }
}

function watchRuns(runs: Runs, pointer: string, passed: Passed): Runs {
  const { call } = runs;
  const ok = call.ok.map((one, index) => watchEdge(one, pointerTo(pointer, 'ok', index), passed));
  return { ...runs, call: { ...call, ok, errors: watchRoutes(call.errors, `${pointer}/errors`, passed) } };
}

type Runs = NonNullable<CompiledScreen['runs']>;

/** The edge is the call’s own or that of its journey, which it says for several. */
function watchUnsure(step: CompiledCall, pointer: string, passed: Passed): CompiledEdge | undefined {
  const isOwn = typeof step.definition.commit === 'object';
  const place = isOwn ? `${pointer}/commit/unsure` : '/unsure';
  return step.commit?.unsure && watchTarget(step.commit.unsure, () => passed(place));
}

function watchEdge<Edge extends CompiledEdge>(edge: Edge, pointer: string, passed: Passed): Edge {
  const { when } = edge;
  const watched = { ...edge, when: when && watchGuard(when, `${pointer}/when`, passed) };
  return watchTarget(watched, () => passed(pointer));
}

/** Makes `to` tell that it was read. */
function watchTimes(
  { after, deadline }: CompiledScreen['definition'],
  pointer: string,
  passed: Passed,
): Pick<CompiledScreen['definition'], 'after' | 'deadline'> {
  return {
    ...(after && { after: watchTarget(after, () => passed(`${pointer}/after`)) }),
    ...(deadline && { deadline: watchTarget(deadline, () => passed(`${pointer}/deadline`)) }),
  };
}

function watchTarget<Target extends { to: string }>(target: Target, taken: () => void): Target {
  const { to } = target;
  return Object.defineProperty({ ...target }, 'to', {
    enumerable: true,
    get: () => {
      taken();
      return to;
    },
  });
}

function watchGuard(guard: CompiledExpression, pointer: string, passed: Passed): CompiledExpression {
  return {
    ...guard,
    evaluate: (scope) => {
      const value = guard.evaluate(scope);
      passed(pointer, holds({ evaluate: () => value, reads: [] }, scope));
      return value;
    },
  };
}

function watchMap<Value>(
  map: ReadonlyMap<string, Value>,
  pointer: string,
  passed: Passed,
): ReadonlyMap<string, Value> {
  return new WatchedMap(map, (key) => passed(pointerTo(pointer, key)));
}

function watchRoutes(
  routes: ReadonlyMap<string, CompiledRoute>,
  pointer: string,
  passed: Passed,
): ReadonlyMap<string, CompiledRoute> {
  const watched = [...routes].map(([code, { ways, ...route }]): [string, CompiledRoute] => {
    const place = (index: number) => pointerTo(pointer, code, ...(several(ways) ? ['cases', index] : []));
    const each = ways?.map((way, index) => watchEdge(way, place(index), passed));
    return [code, { ...route, ...(each && { ways: each }) }];
  });
  return watchMap(new Map(watched), pointer, passed);
}

const several = (ways: CompiledRoute['ways']): boolean => (ways?.length ?? 0) > 1;

class WatchedMap<Value> extends Map<string, Value> {
  readonly #found: (key: string) => void;
  constructor(map: ReadonlyMap<string, Value>, found: (key: string) => void) {
    super(map);
    this.#found = found;
  }
  override get(key: string): Value | undefined {
    const value = super.get(key);
    if (value !== undefined) this.#found(key);
    return value;
  }
}
