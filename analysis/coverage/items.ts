import { isBehind, type JourneyState } from '#engine';
import type { JourneyFile, Step } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { routesOf, soundJourneys, stepsOf, unsureOf } from '../graph/journeys.ts';
import { codesLeft } from '../graph/refusals.ts';
import { writtenEdges, type WrittenEdge } from '../graph/written-edges.ts';
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
  yield* edgeItems(definition);
  yield* unsureItems(definition);
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
  yield* routeItems(definition);
}

/** The routes of refusals, and each of the ways of those that decide. */
function* routeItems(definition: JourneyFile): Generator<Item> {
  for (const { step, code, pointer, route } of routesOf(definition)) {
    const label = alike(step === undefined ? code : `${step} ${code}`);
    yield { kind: 'route', pointer, label };
    for (const index of route.cases?.keys() ?? [])
      yield {
        kind: 'route',
        pointer: `${pointer}/cases/${index}`,
        label: { en: `${label.en} case ${index + 1}`, it: `${label.it} caso ${index + 1}` },
      };
  }
}

// Screens come first.
const inOrder = [['form', 'view'], ['call'], ['branch', 'assign'], ['journey']] as const;

function* edgeItems(definition: JourneyFile): Generator<Item> {
  for (const { name, pointer, step } of inOrder.flatMap((kinds) => stepsOf(definition, ...kinds))) {
    const proving = `${pointer}/stepUp/exits/verified`;
    const isProved = step.kind === 'call' && step.stepUp !== undefined;
    const written = writtenEdges(step, pointer).map(({ kind, name: by, pointer: place }): Item => ({
      kind: kind === 'step-up' ? 'route' : 'edge',
      // The engine knows a single success as the first of several.
      pointer: place.replace(/\/ok$/, '/ok/0'),
      label: labels[kind](name, { by, step }),
    }));
    const proved: Item = {
      kind: 'route',
      pointer: proving,
      label: labels['step-up'](name, { by: 'verified', step }),
    };
    const at = written.findIndex(({ kind }) => kind === 'route');
    // A timer that writes is passed by its writing.
    if (step.kind !== 'assign' || !isBehind(name))
      yield* isProved ? written.toSpliced(at, 0, proved) : written;
  }
}

/** Where a commit leads whose answer is lost: once for all that the journey says it for. */
function* unsureItems(definition: JourneyFile): Generator<Item> {
  const told = new Set<string>();
  for (const call of stepsOf(definition, 'call')) {
    const { pointer } = unsureOf(call, definition) ?? {};
    if (pointer === undefined || told.has(pointer)) continue;
    told.add(pointer);
    const { name } = call;
    yield { kind: 'route', pointer, label: { en: `${name} unsure`, it: `${name} esito ignoto` } };
  }
}

const plain = (step: string, { by }: { by: string }): Words => alike(`${step} ${by}`);

const labels: Readonly<
  Record<WrittenEdge['kind'], (step: string, way: { by: string; step: Step }) => Words>
> = {
  action: plain,
  exit: plain,
  ok: plain,
  next: alike,
  case: (name, { by }) => ({ en: `${name} case ${by}`, it: `${name} caso ${by}` }),
  'step-up': (name, { by }) => ({ en: `${name} step-up ${by}`, it: `${name} autenticazione forte ${by}` }),
  timer: (name, { step }) => {
    const seconds = 'after' in step ? step.after?.seconds : undefined;
    if (seconds === undefined) return { en: `${name} deadline`, it: `${name} scadenza` };
    return { en: `${name} after ${seconds} s`, it: `${name} dopo ${seconds} s` };
  },
};

/** The entries of the catalogue that some call can come to: those it may be refused with and does not route itself. */
function catalogueItems(sources: Sources, definitions: readonly JourneyFile[]): CoverageItem[] {
  const codes = Object.keys(sources.catalogue?.value?.codes ?? {});
  const { contract } = sources.language;
  const coming = new Set(
    definitions.flatMap((definition) =>
      stepsOf(definition, 'call').flatMap(({ step }) => codesLeft(step, definition, contract)),
    ),
  );
  return codes
    .filter((code) => coming.has(code))
    .map((code) => ({
      kind: 'route',
      journey: catalogueName,
      pointer: pointerTo('/codes', code),
      label: alike(code),
    }));
}

/** How much of what there is the scenarios have passed. */
export type Coverage = { passed: number; total: number; uncovered: readonly CoverageItem[] };

/** Compares what there is to pass with what was passed. */
export function measure(items: readonly CoverageItem[], seen: ReadonlySet<string>): Coverage {
  const uncovered = items.filter((item) => !seen.has(itemId(item)));
  return { passed: items.length - uncovered.length, total: items.length, uncovered };
}

/** Returns the share that was passed, in percent; all of nothing is 100. */
export function percentOf({ passed, total }: Pick<Coverage, 'passed' | 'total'>): number {
  return total === 0 ? 100 : (100 * passed) / total;
}

/** Names the step-up that a move has brought to its good end: a call that was kept is under way again. */
export function retriedBetween(before: JourneyState, after: JourneyState): string | undefined {
  const kept = before.frames.at(-2);
  const now = after.frames.at(-1);
  if (kept?.pending?.kept !== true || now?.frameId !== kept.frameId) return undefined;
  if (now.pending?.kept !== false || now.pending.step !== kept.pending.step) return undefined;
  const pointer = `${pointerTo('/steps', kept.pending.step)}/stepUp/exits/verified`;
  return itemId({ journey: kept.journey, pointer });
}
