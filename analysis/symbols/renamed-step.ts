import type { JourneyFile } from '#schemas';
import { nearestName } from '../source/nearest.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import { pointerTo } from '../source/document.ts';
import { edgesOf } from '../graph/control-flow.ts';

/** A step that stands under another name than the one that all ways to it have; sure where texts or the names say so. */
export type RenamedStep = { name: string; meant: string; ways: number; isSure: boolean };

/** A place of a journey that names a step. */
export type NamedStep = { name: string; pointer: string };

/** Finds the one step that no way leads to, where ways lead to one that is not there. */
export function renamedStep(definition: JourneyFile, { texts }: Sources): RenamedStep | undefined {
  const isThere = (name: string): boolean => Object.hasOwn(definition.steps, name);
  const gone = [...stepsNamed(definition)].filter(({ name }) => !isThere(name));
  const meant = gone[0]?.name;
  if (meant === undefined || gone.some(({ name }) => name !== meant)) return undefined;
  const led = new Set(leadersIn(definition).map(({ name }) => name));
  const [name, other] = Object.keys(definition.steps).filter((each) => !led.has(each));
  if (name === undefined || other !== undefined) return undefined;
  const words = texts.get(definition.id)?.value;
  const hasTexts = (step: string): boolean => isNode(words) && Object.hasOwn(words, step);
  const ways = new Set(gone.map(({ pointer }) => pointer)).size;
  // A single way may as well be what has the slip, and a step with its texts has its own name.
  if (hasTexts(name) || (ways === 1 && !hasTexts(meant))) return undefined;
  const isSure = hasTexts(meant) || nearestName(name, [meant]) !== undefined;
  return { name, meant, ways, isSure };
}

/** Lists what leads from elsewhere to a step by its name. */
function leadersIn(definition: JourneyFile): NamedStep[] {
  const own = edgesOf(definition).flatMap(({ kind, from, to, pointer }) =>
    kind === 'back' || from === to ? [pointer] : [],
  );
  return [...stepsNamed(definition)].filter(({ pointer }) => !own.includes(pointer));
}

/** Lists where a journey names its steps. */
export function* stepsNamed(definition: JourneyFile): Generator<NamedStep> {
  yield { name: definition.start, pointer: '/start' };
  for (const [state, name] of Object.entries(definition.resume?.at ?? {})) {
    yield { name, pointer: pointerTo('/resume/at', state) };
  }
  for (const edge of edgesOf(definition)) yield { name: edge.to, pointer: edge.pointer };
  for (const [name, limit] of Object.entries(definition.limits ?? {})) {
    yield { name: limit.to, pointer: `${pointerTo('/limits', name)}/to` };
  }
  for (const [code, route] of Object.entries(definition.errors ?? {})) {
    if (route.to !== undefined) yield { name: route.to, pointer: `${pointerTo('/errors', code)}/to` };
  }
  yield* namesInInvariants(definition);
}

function* namesInInvariants({ invariants = [] }: JourneyFile): Generator<NamedStep> {
  for (const [index, invariant] of invariants.entries()) {
    for (const key of ['never', 'before', 'after', 'always', 'once'] as const) {
      const point = invariant[key];
      // A point may be an edge, as in verify.ok; the step comes first.
      if (point !== undefined)
        yield { name: point.split('.')[0] ?? point, pointer: `/invariants/${index}/${key}` };
    }
  }
}
