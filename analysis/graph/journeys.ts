import type { CallStep, ErrorRoute, FormFile, GuardedEdge, JourneyFile, Step } from '#schemas';
import { pointerKeys, pointerTo, type JsonDocument } from '../source/document.ts';
import { valueAt } from '../source/schema-shapes.ts';
import type { JourneySource, Sources } from '../source/sources.ts';
import { onceFor } from '../source/memoize.ts';
import { fingerprintOf, keyedLists, routesEach, screenKinds } from '#engine';

/** A journey whose file has the right shape. */
export type SoundJourney = { source: JourneySource; document: JsonDocument; definition: JourneyFile };

/** Lists the journeys that are held against the rules: those that the rules can read, or the only one asked for. */
export function soundJourneys(sources: Sources): SoundJourney[] {
  if (sources.only === undefined) return everyJourney(sources);
  const journey = journeyNamed(sources, sources.only);
  return journey ? [journey] : [];
}

/** Lists all journeys that the rules can read, whichever is held against them. */
export function everyJourney(sources: Sources): SoundJourney[] {
  return [...sources.journeys.values()].flatMap((source) => {
    const { journey } = source;
    return journey?.value ? [{ source, document: journey.document, definition: journey.value }] : [];
  });
}

/** Returns whether the rules can read all journeys: one that they cannot may name, open and show anything. */
export const areAllRead = onceFor(({ journeys }: Sources): boolean =>
  [...journeys.values()].every(({ journey }) => journey === undefined || journey.value !== undefined),
);

/** Finds a journey by id among those that the rules can read. */
export function journeyNamed(sources: Sources, id: string): SoundJourney | undefined {
  const source = sources.journeys.get(id);
  return source?.journey?.value
    ? { source, document: source.journey.document, definition: source.journey.value }
    : undefined;
}

/** A step of one kind, with its name and pointer. */
export type PlacedStep<Kind extends Step['kind']> = {
  name: string;
  pointer: string;
  step: Extract<Step, { kind: Kind }>;
};

/** Lists the steps of some kinds. */
export function stepsOf<Kind extends Step['kind']>(
  definition: JourneyFile,
  ...kinds: readonly Kind[]
): PlacedStep<Kind>[] {
  const isOfKind = (step: Step): step is Extract<Step, { kind: Kind }> =>
    kinds.some((kind) => kind === step.kind);
  return everyStep(definition).flatMap(({ name, pointer, step }) =>
    isOfKind(step) ? [{ name, pointer, step }] : [],
  );
}

/** Finds the data of a journey that are keyed lists. */
export const listsOf = onceFor(({ data }: JourneyFile) => keyedLists(data));

/** Lists the steps that are shown and wait for the holder. */
export const screensOf = (definition: JourneyFile): PlacedStep<(typeof screenKinds)[number]>[] =>
  stepsOf(definition, ...screenKinds);

/** Lists all steps. */
export const everyStep = onceFor(({ steps }: JourneyFile): readonly PlacedStep<Step['kind']>[] =>
  Object.entries(steps).map(([name, step]) => ({ name, pointer: pointerTo('/steps', name), step })),
);

/** Names the journeys that a journey runs itself, as steps. */
export const journeysRun = onceFor(
  (definition: JourneyFile): ReadonlySet<string> =>
    new Set(stepsOf(definition, 'journey').map(({ step }) => step.journey)),
);

/** Returns whether a call of a journey says what follows when it is asked for a proof. */
export const hasStepUp = (definition: JourneyFile): boolean =>
  stepsOf(definition, 'call').some(({ step }) => step.stepUp !== undefined);

/** A call of a step, or of what runs behind a screen. */
export type PlacedCall = {
  name: string;
  pointer: string;
  step: Pick<CallStep, 'operation' | 'query' | 'headers' | 'body' | 'ok' | 'errors'>;
};

/** Lists all calls of a journey, those behind its screens with the names of these. */
export const callsOf = onceFor((definition: JourneyFile): readonly PlacedCall[] => [
  ...stepsOf(definition, 'call'),
  ...screensOf(definition).flatMap(({ name, pointer, step }) =>
    step.runs ? [{ name, pointer: `${pointer}/runs`, step: step.runs }] : [],
  ),
]);

/** Names the calls that change something for good. */
export const commitsIn = onceFor(
  (definition: JourneyFile): ReadonlySet<string> =>
    new Set(stepsOf(definition, 'call').flatMap(({ name, step }) => (isCommit(step) ? [name] : []))),
);

/** Returns whether a call changes something for good. */
export const isCommit = ({ commit }: CallStep): boolean => commit !== undefined && commit !== false;

/** Returns where a run goes on when the answer to a commit is lost, and the place that says it; nothing where the run ends then. */
export function unsureOf(
  { step, pointer }: Pick<PlacedStep<'call'>, 'step' | 'pointer'>,
  { unsure }: JourneyFile,
): { to: string; pointer: string } | undefined {
  const { commit } = step;
  if (typeof commit === 'object') return { to: commit.unsure.to, pointer: `${pointer}/commit/unsure` };
  return commit === true && unsure ? { to: unsure.to, pointer: '/unsure' } : undefined;
}

/** Names the steps that show a form. */
export const screensShowing = (definition: JourneyFile, form: string | undefined): string[] =>
  stepsOf(definition, 'form').flatMap(({ name, step }) =>
    form !== undefined && step.form === form ? [name] : [],
  );

/** The error routes of one place: a step’s own, or the journey’s. */
export type PlacedRoute = {
  /** The step that has the route; none for a route of the whole journey. */
  step?: string;
  code: string;
  pointer: string;
  route: NonNullable<JourneyFile['errors']>[string];
};

/** Where a route leads, with its place: several, where it decides; nothing where the screen stays. */
export const waysOfRoute = (
  { cases, to, sets }: PlacedRoute['route'],
  pointer: string,
): { pointer: string; edge: Pick<GuardedEdge, 'to' | 'when' | 'sets'> }[] =>
  cases?.map((edge, index) => ({ pointer: `${pointer}/cases/${index}`, edge })) ??
  (to === undefined ? [] : [{ pointer, edge: { to, ...(sets && { sets }) } }]);

/** Lists the error routes as if each led to one step alone. */
export const routesTold = (definition: JourneyFile): PlacedRoute[] =>
  routesOf(definition).flatMap((placed) => routesEach(placed.route).map((route) => ({ ...placed, route })));

/** Lists the error routes of a journey, its own and its steps’. */
export const routesOf = onceFor((definition: JourneyFile): readonly PlacedRoute[] => {
  const own = Object.entries(definition.errors ?? {}).map(([code, route]) => ({
    code,
    route,
    pointer: pointerTo('/errors', code),
  }));
  const ofSteps = callsOf(definition).flatMap(({ name, pointer, step }) =>
    Object.entries(step.errors ?? {}).map(([code, route]) => ({
      step: name,
      code,
      route,
      pointer: pointerTo(`${pointer}/errors`, code),
    })),
  );
  return [...own, ...ofSteps];
});

/** Lists the fields of a form. */
export function fieldsOf(form: FormFile): string[] {
  return Object.keys(form.schema.properties);
}

/** Lists the forms of a journey that can be read, by name. */
export function formsOf(forms: ReadonlyMap<string, { value?: FormFile }>): Record<string, FormFile> {
  return Object.fromEntries([...forms].flatMap(([name, { value }]) => (value ? [[name, value]] : [])));
}

/** The fingerprint by which the engine knows a kept run’s journey again. */
export function fingerprint({ forms }: JourneySource, definition: object): string {
  return fingerprintOf(definition, formsOf(forms));
}

/** Finds the route that a way of a refusal stands in: above its target, or above the ways of one that decides. */
export function routeAt(definition: JourneyFile, pointer: string): ErrorRoute | undefined {
  const keys = pointerKeys(pointer).slice(0, -1);
  const found = [keys, keys.slice(0, -2)].map((each) => valueAt(definition, each)).find(isRoute);
  // What has a type there is a route, as the schema has it; a limit has none.
  return found as ErrorRoute | undefined;
}

const isRoute = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;
