import { edgesOf } from '../../model/edges.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';
import type { JourneyFile } from '#schemas';

/** Finds names of steps that the journey does not have. */
export const stepUnknown: Rule = {
  code: 'step-unknown',
  severity: 'error',
  title: { en: 'A way leads to a step that is not there', it: 'Una via porta a un passo che non esiste' },
  explain: {
    en: 'Every "to", the "start", the points of a resume and those of an invariant name a step of the same journey. To go on in another journey, use a step of kind "journey".',
    it: 'Ogni "to", lo "start", i punti di una ripresa e quelli di una promessa nominano un passo dello stesso flusso. Per proseguire in un altro flusso c’è il passo di tipo "journey".',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const steps = Object.keys(definition.steps);
      const seen = new Set<string>();
      for (const { name, pointer } of namesIn(definition)) {
        if (steps.includes(name) || seen.has(pointer)) continue;
        seen.add(pointer);
        yield {
          document,
          pointer,
          message: {
            en: `This journey has no step "${name}".`,
            it: `Questo flusso non ha un passo "${name}".`,
          },
          ...suggest(name, steps),
        };
      }
    }
  },
};

type NamedStep = { name: string; pointer: string };

function* namesIn(definition: JourneyFile): Generator<NamedStep> {
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
