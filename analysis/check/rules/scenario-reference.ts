import type { JourneyFile, ScenarioFile } from '#schemas';
import { journeyNamed, soundJourneys, stepsOf } from '../../model/journeys.ts';
import { onceFor } from '../../model/once.ts';
import { outcomesOf } from '../../model/walk.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

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
  across: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const known = knownTo(definition, sources);
      for (const { document, value } of source.scenarios.values()) {
        for (const { what, name, pointer } of value ? referencesOf(value) : []) {
          if (known[what]?.has(name) !== false) continue;
          const message = {
            en: `There is no ${words[what].en} "${name}".`,
            it: `Non c’è ${words[what].it} "${name}".`,
          };
          yield { document, pointer, message, ...suggest(name, known[what]) };
        }
      }
    }
  },
};

const words = {
  action: { en: 'action', it: 'un’azione' },
  operation: { en: 'operation', it: 'un’operazione' },
  step: { en: 'step', it: 'un passo' },
  outcome: { en: 'outcome', it: 'un esito' },
};

type Reference = { what: keyof typeof words; name: string; pointer: string };

/** Lists what a scenario names. */
const referencesOf = onceFor((scenario: ScenarioFile): readonly Reference[] =>
  scenario.do.flatMap(({ action, answer, expect }, index) => {
    const named = [
      ['action', 'action', action],
      ['operation', 'answer/operation', answer?.operation],
      ['step', 'expect/at', expect?.at],
      ['outcome', 'expect/outcome', expect?.outcome],
    ] as const;
    return named.flatMap(([what, place, name]) =>
      name === undefined ? [] : [{ what, name, pointer: `/do/${index}/${place}` }],
    );
  }),
);

/** Gathers what the scenarios of a journey may name; of steps and actions nothing when one that it runs cannot be read. */
function knownTo(definition: JourneyFile, sources: Sources): Known {
  const journeys = involvedJourneys(sources, definition);
  const involved = journeys.flatMap((journey) => (journey ? [namesIn(journey)] : []));
  const own = {
    operation: operationsOf(sources.language),
    outcome: new Set([...outcomesOf(definition).keys(), ...ownOutcomes]),
  };
  if (involved.length < journeys.length) return own;
  return {
    ...own,
    action: new Set(['back', 'close', ...involved.flatMap(({ actions }) => actions)]),
    step: new Set(involved.flatMap(({ steps }) => steps)),
  };
}

type Known = Partial<Record<keyof typeof words, ReadonlySet<string>>>;

const operationsOf = onceFor(({ contract }: Sources['language']) => new Set(contract.operations.keys()));

const namesIn = onceFor((definition: JourneyFile) => ({
  actions: stepsOf(definition, 'form', 'view').flatMap(({ step }) => Object.keys(step.actions)),
  steps: Object.keys(definition.steps).map((name) => `${definition.id}/${name}`),
}));

/** The journey and those that may run above it; nothing in place of one that is not there, or cannot be read. */
function involvedJourneys(sources: Sources, definition: JourneyFile): (JourneyFile | undefined)[] {
  const found = new Map<string, JourneyFile | undefined>([[definition.id, definition]]);
  // A map visits what is added while it is walked.
  for (const journey of found.values())
    for (const id of journey ? runBy(journey) : []) found.set(id, journeyNamed(sources, id)?.definition);
  return [...found.values()];
}

const runBy = onceFor((journey: JourneyFile): ReadonlySet<string> => {
  const called = stepsOf(journey, 'journey').map(({ step }) => step.journey);
  const steppedUp = stepsOf(journey, 'call').some(({ step }) => step.stepUp) ? ['sca'] : [];
  return new Set([...called, ...steppedUp]);
});
