import { valuesOf, withCallers, type Sources } from '#analysis';
import type { JourneyFile, ScenarioFile } from '#schemas';

/** An input that the portal gives to whoever asks for it: its type, and the place where the portal finds it. */
export type GivenInput = { type: string; from: string };

/** What the portal knows without asking. */
export const givenByPortal: Readonly<Record<string, GivenInput>> = {
  cardId: { type: 'provider:CardId', from: 'card.id' },
  cardIds: { type: 'list', from: 'cards.ids' },
};

/**
 * Has a journey be given what a new step of it lacks and the portal knows, by the places that are still to be filled; not one that others
 * run, which would have to give it.
 */
export function knowingGiven(
  definition: JourneyFile,
  toFill: readonly string[],
  sources: Sources,
): JourneyFile {
  const names = toFill.map((place) => place.replace(/^.*\./, ''));
  // Of a list nobody knows what stands in it.
  const lacking = names.filter((name) => givenByPortal[name]?.type.startsWith('provider:'));
  const { opens, input } = definition;
  const isRun = withCallers([definition.id], sources).some((id) => id !== definition.id);
  if (lacking.length === 0 || isRun || !opens) return definition;
  const types = lacking.map((name) => [name, givenByPortal[name]?.type]);
  const places = lacking.map((name) => [name, givenByPortal[name]?.from]);
  const whole = {
    ...definition,
    opens: { ...opens, input: { ...opens.input, ...Object.fromEntries(places) } },
  };
  return withInput(whole, { ...input, ...Object.fromEntries(types) });
}

/** Puts what a journey is given before what it remembers. */
function withInput(definition: JourneyFile, input: NonNullable<JourneyFile['input']>): JourneyFile {
  if (definition.input) return { ...definition, input };
  const entries = Object.entries(definition);
  const at = entries.findIndex(([key]) =>
    ['data', 'limits', 'errors', 'unsure', 'process', 'resume', 'migrations', 'start'].includes(key),
  );
  // The same journey, with one member more.
  return Object.fromEntries(entries.toSpliced(at, 0, ['input', input])) as JourneyFile;
}

/** Makes samples of what a journey is given now and was not before. */
export function samplesGiven(journey: string, before: Sources, after: Sources): Record<string, unknown> {
  const inputsIn = ({ journeys }: Sources) => journeys.get(journey)?.journey?.value?.input ?? {};
  const known = inputsIn(before);
  const { contract } = after.language;
  return Object.fromEntries(
    Object.entries(inputsIn(after)).flatMap(([name, type]) => {
      const [sample] = valuesOf(contract.schemas.get(type.replace(/^provider:/, '')), contract);
      return name in known || sample === undefined ? [] : [[name, sample]];
    }),
  );
}

/** Gives a scenario what its journey is given now. */
export const scenarioGiven = (
  scenario: ScenarioFile,
  samples: Readonly<Record<string, unknown>>,
): ScenarioFile =>
  Object.keys(samples).length === 0
    ? scenario
    : { ...scenario, given: { ...scenario.given, input: { ...samples, ...scenario.given?.input } } };
