import type { JourneyFile, ScenarioFile } from '#schemas';
import { journeyNamed, soundJourneys, stepsOf } from '../../model/journeys.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds steps, actions and operations that a scenario names and no journey has. */
export const scenarioReference: Rule = {
  code: 'scenario-reference',
  severity: 'error',
  title: 'A scenario names something that is not there',
  explain:
    'The moves of a scenario name actions of the screens of its journey, or of a journey that runs above it, and operations of the contract; "at" names a step as journey/step.',
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const involved = involvedJourneys(sources, definition);
      for (const { document, value } of source.scenarios.values()) {
        if (value) yield* referencesOf(value, document, { sources, involved });
      }
    }
  },
};

type Known = { sources: Sources; involved: readonly JourneyFile[] };

function* referencesOf(
  scenario: ScenarioFile,
  document: JsonDocument,
  { sources, involved }: Known,
): Generator<Problem> {
  const operations = [...sources.language.contract.operations.keys()];
  const actions = ['back', 'close', ...involved.flatMap(actionsOf)];
  const steps = involved.flatMap(({ id, steps: own }) => Object.keys(own).map((name) => `${id}/${name}`));
  for (const [index, move] of scenario.do.entries()) {
    const named: [string, string, string | undefined, readonly string[]][] = [
      ['action', 'action', move.action, actions],
      ['answer/operation', 'operation', move.answer?.operation, operations],
      ['expect/at', 'step', move.expect?.at, steps],
    ];
    for (const [place, what, name, known] of named) {
      if (name === undefined || known.includes(name)) continue;
      const pointer = `/do/${index}/${place}`;
      yield { document, pointer, message: `There is no ${what} "${name}".`, ...suggest(name, known) };
    }
  }
}

const actionsOf = (definition: JourneyFile): string[] =>
  stepsOf(definition, 'form', 'view').flatMap(({ step }) => Object.keys(step.actions));

/** The journey and those that may run above it. */
function involvedJourneys(sources: Sources, definition: JourneyFile): JourneyFile[] {
  const found = new Map([[definition.id, definition]]);
  for (const journey of found.values()) {
    const called = stepsOf(journey, 'journey').map(({ step }) => step.journey);
    const steppedUp = stepsOf(journey, 'call').some(({ step }) => step.stepUp) ? ['sca'] : [];
    for (const id of [...called, ...steppedUp]) {
      const next = journeyNamed(sources, id)?.definition;
      if (next) found.set(id, next);
    }
  }
  return [...found.values()];
}
