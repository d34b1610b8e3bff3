import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { routesTaken } from '../../graph/control-flow.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds calls that change something for good and do not say what is known when their answer is lost. */
export function* commitUnanswered({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const { operations } = sources.language.contract;
  for (const { name, pointer, step } of stepsOf(definition, 'call')) {
    if (step.commit !== true || routesTaken(step, definition)['unreachable']?.to !== undefined) continue;
    yield {
      pointer: step.errors?.['unreachable'] ? `${pointer}/errors/unreachable` : pointer,
      part: 'key',
      message: {
        en: `Nothing says where to go when the answer to "${name}" is lost, which may have been done.`,
        it: `Niente dice dove andare quando si perde la risposta a "${name}", che può essere stata eseguita.`,
      },
      hint: operations.get(step.operation)?.commit === false ? unmark : addRoute,
    };
  }
}

const addRoute = {
  en: 'Add a route for "unreachable" with "to".',
  it: 'Aggiungi un percorso per "unreachable" con "to".',
};

const unmark = {
  en: 'The contract knows nothing that this call does for good: if so, take "commit" away.',
  it: 'Per il contratto questa chiamata non fa nulla di definitivo: se è così, togli "commit".',
};
