import type { JourneyFile } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { routesOf, soundJourneys, stepsOf } from '../graph/journeys.ts';
import { slotsOf } from '../values/expression-sites.ts';
import { pointerTo } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';

/** What a scenario can pass: a way, one side of a guard, or a route of a refusal. */
export type CoverageKind = 'edge' | 'guard' | 'route';

/** One thing to be passed by some scenario, named by the place that says it. */
export type CoverageItem = {
  kind: CoverageKind;
  /** The journey, or `errors` for the catalogue. */
  journey: string;
  pointer: string;
  /** For a guard, the side. */
  side?: boolean;
  /** What a reader calls it. */
  label: Words;
};

/** The name under which the catalogue of refusals stands among the journeys. */
export const catalogueName = 'errors';

/** Names an item, the same for the list of items and for what a run has passed. */
export function itemId({
  journey,
  pointer,
  side,
}: Pick<CoverageItem, 'journey' | 'pointer' | 'side'>): string {
  return `${journey}#${pointer}${side === undefined ? '' : ` ${String(side)}`}`;
}

/** Lists all that the scenarios of the journeys are to pass. */
export function coverageItems(sources: Sources): CoverageItem[] {
  const journeys = soundJourneys(sources);
  return [
    ...journeys.flatMap(({ source, definition }) =>
      [...itemsOf(definition)].map((item) => ({ ...item, journey: source.id })),
    ),
    ...catalogueItems(
      sources,
      journeys.map(({ definition }) => definition),
    ),
  ];
}

type Item = Omit<CoverageItem, 'journey'>;

function* itemsOf(definition: JourneyFile): Generator<Item> {
  yield* screenEdges(definition);
  yield* automaticEdges(definition);
  for (const [name] of Object.entries(definition.limits ?? {})) {
    yield {
      kind: 'edge',
      pointer: pointerTo('/limits', name),
      label: { en: `limit ${name}`, it: `limite ${name}` },
    };
  }
  for (const [state, step] of Object.entries(definition.resume?.at ?? {})) {
    yield {
      kind: 'edge',
      pointer: pointerTo('/resume/at', state),
      label: { en: `resume at ${step}`, it: `ripresa da ${step}` },
    };
  }
  for (const { role, pointer, step } of slotsOf(definition)) {
    if (role !== 'guard') continue;
    const label = step === undefined ? 'allow' : `${step}${pointer.slice(pointerTo('/steps', step).length)}`;
    yield { kind: 'guard', pointer, side: true, label: { en: `${label} true`, it: `${label} vera` } };
    yield { kind: 'guard', pointer, side: false, label: { en: `${label} false`, it: `${label} falsa` } };
  }
  for (const { step, code, pointer } of routesOf(definition)) {
    yield { kind: 'route', pointer, label: alike(step === undefined ? code : `${step} ${code}`) };
  }
}

function* screenEdges(definition: JourneyFile): Generator<Item> {
  for (const { name, pointer, step } of stepsOf(definition, 'form', 'view')) {
    for (const action of Object.keys(step.actions)) {
      yield {
        kind: 'edge',
        pointer: pointerTo(`${pointer}/actions`, action),
        label: alike(`${name} ${action}`),
      };
    }
    if (!step.after) continue;
    const { seconds } = step.after;
    const label = { en: `${name} after ${seconds} s`, it: `${name} dopo ${seconds} s` };
    yield { kind: 'edge', pointer: `${pointer}/after`, label };
  }
}

function* automaticEdges(definition: JourneyFile): Generator<Item> {
  for (const { name, pointer, step } of stepsOf(definition, 'call')) {
    const count = Array.isArray(step.ok) ? step.ok.length : 1;
    for (let index = 0; index < count; index += 1) {
      const label = alike(count === 1 ? `${name} ok` : `${name} ok ${index + 1}`);
      yield { kind: 'edge', pointer: pointerTo(`${pointer}/ok`, index), label };
    }
    for (const exit of step.stepUp ? (['verified', 'blocked', 'closed'] as const) : []) {
      const label = { en: `${name} step-up ${exit}`, it: `${name} autenticazione forte ${exit}` };
      yield { kind: 'route', pointer: `${pointer}/stepUp/exits/${exit}`, label };
    }
  }
  for (const { name, pointer, step } of stepsOf(definition, 'branch')) {
    for (const index of step.cases.keys()) {
      yield {
        kind: 'edge',
        pointer: pointerTo(`${pointer}/cases`, index),
        label: { en: `${name} case ${index + 1}`, it: `${name} caso ${index + 1}` },
      };
    }
  }
  for (const { name, pointer, step } of stepsOf(definition, 'journey')) {
    for (const outcome of Object.keys(step.exits)) {
      yield {
        kind: 'edge',
        pointer: pointerTo(`${pointer}/exits`, outcome),
        label: alike(`${name} ${outcome}`),
      };
    }
  }
}

/** The entries of the catalogue that some call can come to: those it may be refused with and does not route itself. */
function catalogueItems(sources: Sources, definitions: readonly JourneyFile[]): CoverageItem[] {
  const codes = Object.keys(sources.catalogue?.value?.codes ?? {});
  const { operations } = sources.language.contract;
  const comingFrom = (definition: JourneyFile): string[] =>
    stepsOf(definition, 'call').flatMap(({ step }) => {
      const local = { ...definition.errors, ...step.errors };
      const declared = [...Object.keys(operations.get(step.operation)?.errors ?? {}), 'unreachable'];
      return declared.filter((code) => !(code in local) && !('*' in local && code !== 'unreachable'));
    });
  const coming = new Set(definitions.flatMap(comingFrom));
  return codes
    .filter((code) => coming.has(code))
    .map((code) => ({
      kind: 'route',
      journey: catalogueName,
      pointer: pointerTo('/codes', code),
      label: alike(code),
    }));
}
