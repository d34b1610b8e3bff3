import type { Refusal } from '#engine';
import type { JourneyFile } from '#schemas';
import { pointerKeys } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import type { Contract } from '../source/contract.ts';
import { asksForProof, stepUpJourney } from '../graph/calls-above.ts';
import {
  fieldsOf,
  hasStepUp,
  journeyNamed,
  journeysRun,
  screensOf,
  type SoundJourney,
  stepsOf,
} from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { ownOutcomes } from './renamed-outcomes.ts';
import { outcomesOf } from '../graph/reachability.ts';

/** The names that the scenarios of a journey may use, by their sort; none where they cannot all be known. */
export type KnownNames = { readonly [sort: string]: Names | undefined };

/** Names to look in, and to go through where one is not found. */
export type Names = Iterable<string> & { has(name: string): boolean };

const reasons = {
  SCREEN_GONE: true,
  ACTION_UNKNOWN: true,
  ACTION_NOT_OFFERED: true,
  VALUES_INVALID: true,
  BUSY: true,
  BACK_BARRED: true,
  REPLY_UNEXPECTED: true,
  TIMER_UNEXPECTED: true,
  NOTHING_WAITS: true,
  REFRESH_UNEXPECTED: true,
  ENDED: true,
  NOT_ALLOWED: true,
} satisfies Record<Refusal, true>;

/** The reasons for which the engine refuses a move. */
export const refusals: ReadonlySet<string> = new Set(Object.keys(reasons));

/** Gathers them; of what other journeys have nothing when one that is run cannot be read. */
export function namesKnownTo(definition: JourneyFile, sources: Sources): KnownNames {
  const journeys = involvedJourneys(sources, definition);
  const involved = journeys.flatMap((journey) => journey ?? []);
  const { popups, requirements } = sources;
  const own: KnownNames = {
    operation: operationsOf(sources.language),
    'own-outcome': new Set([...outcomesOf(definition).keys(), ...ownOutcomes]),
    refusal: refusals,
    input: new Set(Object.keys(definition.input ?? {})),
    ...(popups && { popup: new Set(popups) }),
    ...(requirements && { requirement: requirements }),
  };
  if (involved.length < journeys.length) return own;
  const names = involved.map((journey) => namesIn(journey.definition));
  const inForms = involved.map(({ source, definition: { steps } }) =>
    fieldsIn(source, Object.values(steps), sources),
  );
  const fields = inForms.includes(undefined) ? undefined : new Set(inForms.flatMap((each) => each ?? []));
  const texts = textsFor(
    involved.map(({ definition: { id } }) => id),
    sources,
  );
  return {
    ...own,
    action: new Set(['back', 'close', ...names.flatMap(({ actions }) => actions)]),
    passage: new Set(names.flatMap(({ steps }) => steps)),
    field: fields,
    answered: fields,
    told: texts,
  };
}

const operationsOf = onceFor(({ contract }: Sources['language']) => new Set(contract.operations.keys()));

const namesIn = onceFor((definition: JourneyFile) => ({
  actions: screensOf(definition).flatMap(({ step }) => Object.keys(step.actions)),
  steps: Object.keys(definition.steps).map((name) => `${definition.id}/${name}`),
}));

/** The fields that the screens of a journey may answer; nothing when a form cannot be read, or a view is not known. */
function fieldsIn(
  { forms }: JourneySource,
  steps: readonly JourneyFile['steps'][string][],
  { views }: Sources,
): string[] | undefined {
  const fields: string[] = [];
  for (const step of steps) {
    if (step.kind === 'view') {
      const answers = views[step.view]?.answers;
      if (views[step.view] === undefined) return undefined;
      fields.push(...(answers ?? []).map(first));
    }
    if (step.kind !== 'form' || step.form === undefined) continue;
    const form = forms.get(step.form)?.value;
    if (!form) return undefined;
    fields.push(...fieldsOf(form));
  }
  return fields;
}

const first = (pointer: string): string => pointerKeys(pointer)[0] ?? '';

/** The texts that may be shown: those of the journeys by their place, all others with their file before it. */
function textsFor(ids: readonly string[], { texts }: Sources): Names | undefined {
  if ([...texts.values()].some(({ value }) => value === undefined)) return undefined;
  const keysOfFile = (file: string): ReadonlySet<string> => keysOf(Object(texts.get(file)?.value));
  return {
    has: (name) => {
      const [file = '', key] = name.split(':', 2);
      return key === undefined ? ids.some((id) => keysOfFile(id).has(name)) : keysOfFile(file).has(key);
    },
    *[Symbol.iterator]() {
      for (const id of ids) yield* keysOfFile(id);
      for (const file of texts.keys()) for (const key of keysOfFile(file)) yield `${file}:${key}`;
    },
  };
}

const keysOf = onceFor((tree: object): ReadonlySet<string> => new Set(leaves(tree, [])));

function* leaves(node: unknown, path: readonly string[]): Generator<string> {
  if (isNode(node)) for (const [key, each] of Object.entries(node)) yield* leaves(each, [...path, key]);
  else yield path.join('.');
}

/** The journey and those that may run above it; nothing in place of one that is not there, or cannot be read. */
function involvedJourneys(sources: Sources, definition: JourneyFile): (SoundJourney | undefined)[] {
  const runs = runIn(sources.language.contract);
  const found = new Map([[definition.id, journeyNamed(sources, definition.id)]]);
  // A map visits what is added while it is walked.
  for (const journey of found.values())
    for (const id of journey ? runs(journey.definition) : []) found.set(id, journeyNamed(sources, id));
  return [...found.values()];
}

const runIn = onceFor(({ operations }: Contract) =>
  onceFor((journey: JourneyFile): ReadonlySet<string> => {
    // A call that lacks its "stepUp" is asked for a proof all the same; another rule tells.
    const isAsked =
      hasStepUp(journey) ||
      stepsOf(journey, 'call').some(({ step }) => asksForProof(operations.get(step.operation)));
    return new Set([...journeysRun(journey), ...(isAsked ? [stepUpJourney] : [])]);
  }),
);
