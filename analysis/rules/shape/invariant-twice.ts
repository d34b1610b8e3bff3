import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds promises of a journey that have the same name. */
export const invariantTwice: Rule = {
  code: 'invariant-twice',
  severity: 'error',
  title: { en: 'Two promises with one name', it: 'Due promesse con lo stesso nome' },
  explain: {
    en: 'A promise is told by its "id" where a path breaks it and where a review lists what has changed: two of one name cannot be told apart. Most often one was copied to be changed. Give this one a name of its own, or take it away.',
    it: 'Una promessa si riconosce dal suo "id" quando una via la rompe e quando una revisione elenca che cosa è cambiato: due con lo stesso nome non si distinguono. Quasi sempre una è stata copiata per cambiarla. Dai a questa un nome suo, oppure toglila.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const names = (definition.invariants ?? []).map(({ id }) => id);
      for (const [index, id] of names.entries()) {
        if (names.indexOf(id) === index) continue;
        const message = {
          en: `Another promise of this journey is called "${id}".`,
          it: `Un’altra promessa di questo flusso si chiama "${id}".`,
        };
        yield { document, pointer: `/invariants/${index}/id`, message };
      }
    }
  },
};
