import { isNode, withCallers, type JsonDocument, type Sources } from '#analysis';
import type { JourneyFile, ScenarioFile } from '#schemas';
import type { FileToBe, StepChanging } from '#studio';
import { UsageError } from '../../command.ts';
import { unsound } from '../../create/journey-step.ts';
import type { Project } from '../../language-server/project.ts';
import { valueWith } from '../../value-with.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { failingThen } from '../failing-then.ts';
import { goneFrom } from './part-places.ts';

type OutcomeChange = { journey: string; name: string; to: string };

/** The journey whose outcomes the language itself names, after a call that asks for a proof. */
const proof = 'sca';

/**
 * Works out what all files become when an outcome has another name: its ends, scenarios, and the exits of who runs the journey.
 *
 * @throws {UsageError} when it cannot have it.
 */
export function outcomeRenaming(project: Project, change: OutcomeChange): StepChanging {
  const { sources, outcomes } = outcomesIn(project, change);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(change.to))
    throw new UsageError({
      en: `"${change.to}" cannot be a name here. Write small letters, digits and hyphens.`,
      it: `"${change.to}" non può essere un nome qui. Usa lettere minuscole, cifre e trattini.`,
    });
  if (outcomes.has(change.to))
    throw new UsageError({ en: `${change.to} is taken.`, it: `${change.to} c’è già.` });
  return { files: filesWithOutcome(sources, change) };
}

/**
 * Works out what all files become when the ends with an outcome have another of the journey’s instead.
 *
 * @throws {UsageError} when the journey has no such other.
 */
export function outcomeRemoval(project: Project, change: OutcomeChange): StepChanging {
  const { sources, outcomes } = outcomesIn(project, change);
  if (change.to === change.name || !outcomes.has(change.to))
    throw new UsageError({
      en: 'Choose another outcome of the journey for its ends.',
      it: 'Scegli un altro esito del flusso per le sue fini.',
    });
  const files = filesWithOutcome(sources, change);
  return { files, failing: () => failingThen(change.journey, sources, sourcesToBe(sources, files)) };
}

function outcomesIn(project: Project, { journey, name }: OutcomeChange) {
  const sources = project.sources();
  const source = sources?.journeys.get(journey)?.journey;
  if (!sources || !source?.value) throw unsound(journey);
  if (journey === proof)
    throw new UsageError({
      en: 'Calls name the outcomes of strong authentication by themselves: they stay as they are.',
      it: 'Le chiamate nominano da sé gli esiti dell’autenticazione forte: restano come sono.',
    });
  const outcomes = new Set(
    Object.values(source.value.steps).flatMap((step) => (step.kind === 'end' ? [step.outcome] : [])),
  );
  if (!outcomes.has(name)) throw goneFrom(source.document.path, name);
  return { sources, outcomes };
}

function filesWithOutcome(sources: Sources, change: OutcomeChange): FileToBe[] {
  const { journey } = change;
  const own = sources.journeys.get(journey);
  const callers = withCallers([journey], sources).flatMap((id) => sources.journeys.get(id)?.journey ?? []);
  return [
    ...(own?.journey ? filesWith(own.journey.document, withEnds(own.journey.document, change)) : []),
    ...callers.flatMap(({ document }) =>
      document === own?.journey?.document ? [] : filesWith(document, withExits(document, change)),
    ),
    ...[...(own?.scenarios.values() ?? [])].flatMap(({ document, value }) =>
      value ? filesWith(document, withExpected(document, value, change)) : [],
    ),
  ];
}

/** It has the shape of what is read. */
const written = ({ value }: JsonDocument): JourneyFile => value as JourneyFile;

const withEnds = (document: JsonDocument, { name, to }: OutcomeChange): unknown =>
  Object.entries(written(document).steps).reduce<unknown>(
    (made, [step, own]) =>
      own.kind === 'end' && own.outcome === name ? valueWith(made, ['steps', step, 'outcome'], to) : made,
    document.value,
  );

/** Ways of the old name go where those of the other went; where there were none, they have its name. */
function withExits(document: JsonDocument, { journey, name, to }: OutcomeChange): unknown {
  const running = Object.entries(written(document).steps).flatMap(([step, own]) =>
    own.kind === 'journey' && own.journey === journey && name in own.exits
      ? [{ step, exits: own.exits }]
      : [],
  );
  const led = running.reduce<unknown>(
    (made, { step, exits }) => valueWith(made, ['steps', step, 'exits'], exitsWith(exits, { name, to })),
    document.value,
  );
  const points = new Map(running.map(({ step }) => [`${step}.${name}`, `${step}.${to}`]));
  return pointsWith(led, points);
}

const exitsWith = (exits: object, { name, to }: Pick<OutcomeChange, 'name' | 'to'>): object =>
  Object.fromEntries(
    Object.entries(exits).flatMap(([key, way]: [string, unknown]) => {
      if (key !== name) return [[key, way]];
      return to in exits ? [] : [[to, way]];
    }),
  );

/** What the journey promises of such an exit it promises of the other. */
function pointsWith(definition: unknown, points: ReadonlyMap<string, string>): unknown {
  const promises: unknown = isNode(definition) ? definition['invariants'] : undefined;
  return (Array.isArray(promises) ? promises : []).reduce<unknown>(
    (made, promise: unknown, index) =>
      Object.entries(Object(promise)).reduce<unknown>((inner, [key, point]) => {
        const next = typeof point === 'string' && key !== 'id' ? points.get(point) : undefined;
        return next === undefined ? inner : valueWith(inner, ['invariants', String(index), key], next);
      }, made),
    definition,
  );
}

const withExpected = (
  document: JsonDocument,
  { do: moves }: ScenarioFile,
  { name, to }: OutcomeChange,
): unknown =>
  moves.reduce<unknown>(
    (made, { expect }, index) =>
      expect?.outcome === name ? valueWith(made, ['do', String(index), 'expect', 'outcome'], to) : made,
    document.value,
  );
