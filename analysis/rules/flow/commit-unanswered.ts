import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { routesTaken } from '../../graph/control-flow.ts';
import type { Rule } from '../rule.ts';

/** Finds calls that change something for good and do not say what is known when their answer is lost. */
export const commitUnanswered: Rule = {
  code: 'commit-unanswered',
  severity: 'error',
  title: {
    en: 'A lost answer to what is done for good leads nowhere',
    it: 'Una risposta persa a ciò che è definitivo non porta da nessuna parte',
  },
  explain: {
    en: 'A bank that has not answered in time may have done what a call with "commit" asks. Without a route for "unreachable" the holder is told of an error, stands before the button again, and does it twice or believes that nothing was done. Give the call a route "unreachable" with "to": a screen that says what is known, what is not and where to look, or a call that asks the bank.',
    it: 'Una banca che non ha risposto in tempo può aver fatto ciò che chiede una chiamata con "commit". Senza un percorso per "unreachable" il titolare legge di un errore, si ritrova davanti al pulsante, e lo fa due volte o crede che non sia successo nulla. Dai alla chiamata un percorso "unreachable" con "to": una schermata che dice che cosa si sa, che cosa no e dove guardare, o una chiamata che lo chiede alla banca.',
  },
  *run(sources) {
    const { operations } = sources.language.contract;
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { name, pointer, step } of stepsOf(definition, 'call')) {
        if (step.commit !== true || routesTaken(step, definition)['unreachable']?.to !== undefined) continue;
        yield {
          document,
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
  },
};

const addRoute = {
  en: 'Add a route for "unreachable" with "to".',
  it: 'Aggiungi un percorso per "unreachable" con "to".',
};

const unmark = {
  en: 'The contract knows nothing that this call does for good: if so, take "commit" away.',
  it: 'Per il contratto questa chiamata non fa nulla di definitivo: se è così, togli "commit".',
};
