import type { JourneyFile, ScenarioFile } from '#schemas';
import { journeyNamed, soundJourneys, stepsOf } from '../../model/journeys.ts';
import { outcomesOf } from '../../model/walk.ts';
import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Problem, Rule, Words } from '../rule.ts';

// How the engine itself ends a run.
const ownOutcomes = ['failed', 'signed-out', 'interrupted', 'not-allowed'];

/** Finds steps, actions, operations and outcomes that a scenario names and no journey has. */
export const scenarioReference: Rule = {
  code: 'scenario-reference',
  severity: 'error',
  title: { en: 'A scenario names something that is not there', it: 'Uno scenario nomina ciò che non esiste' },
  explain: {
    en: 'The moves of a scenario name actions of the screens of its journey, or of a journey that runs above it, and operations of the contract; "at" names a step as journey/step, and "outcome" one of its ends.',
    it: 'Le mosse di uno scenario nominano azioni delle schermate del suo flusso, o di un flusso che gli sta sopra, e operazioni del contratto; "at" nomina un passo come flusso/passo, e "outcome" una delle sue fini.',
  },
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const involved = involvedJourneys(sources, definition);
      for (const { document, value } of source.scenarios.values()) {
        if (value) yield* referencesOf(value, document, { sources, definition, involved });
      }
    }
  },
};

type Known = { sources: Sources; definition: JourneyFile; involved: readonly JourneyFile[] };

function* referencesOf(
  scenario: ScenarioFile,
  document: JsonDocument,
  { sources, definition, involved }: Known,
): Generator<Problem> {
  const operations = [...sources.language.contract.operations.keys()];
  const actions = ['back', 'close', ...involved.flatMap(actionsOf)];
  const steps = involved.flatMap(({ id, steps: own }) => Object.keys(own).map((name) => `${id}/${name}`));
  const outcomes = [...outcomesOf(definition).keys(), ...ownOutcomes];
  for (const [index, move] of scenario.do.entries()) {
    const named: [string, Words, string | undefined, readonly string[]][] = [
      ['action', { en: 'action', it: 'un’azione' }, move.action, actions],
      ['answer/operation', { en: 'operation', it: 'un’operazione' }, move.answer?.operation, operations],
      ['expect/at', { en: 'step', it: 'un passo' }, move.expect?.at, steps],
      ['expect/outcome', { en: 'outcome', it: 'un esito' }, move.expect?.outcome, outcomes],
    ];
    for (const [place, what, name, known] of named) {
      if (name === undefined || known.includes(name)) continue;
      const pointer = `/do/${index}/${place}`;
      yield {
        document,
        pointer,
        message: {
          en: `There is no ${what.en} "${name}".`,
          it: `Non c’è ${what.it} "${name}".`,
        },
        ...suggest(name, known),
      };
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
