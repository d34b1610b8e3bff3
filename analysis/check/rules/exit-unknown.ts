import { outcomesIn } from '../../model/face.ts';
import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds exits for outcomes that the journey it runs never ends with. */
export const exitUnknown: Rule = {
  code: 'exit-unknown',
  severity: 'error',
  title: { en: 'An exit for an outcome that does not exist', it: 'Un’uscita per un esito che non esiste' },
  explain: {
    en: 'The exits of a step of kind "journey" are named after the outcomes of that journey’s end steps. An exit that no end bears is never taken.',
    it: 'Le uscite di un passo di tipo "journey" si chiamano come gli esiti delle fini di quel flusso. Un’uscita con un altro nome non si prende mai.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'journey')) {
        const called = sources.faces.get(step.journey);
        if (!called) continue;
        const outcomes = outcomesIn(called);
        for (const exit of Object.keys(step.exits)) {
          if (outcomes.includes(exit)) continue;
          const place = { pointer: pointerTo(`${pointer}/exits`, exit), part: 'key' } as const;
          const message = {
            en: `The journey "${step.journey}" never ends with "${exit}".`,
            it: `Il flusso "${step.journey}" non finisce mai con "${exit}".`,
          };
          yield { document, ...place, message, ...suggest(exit, outcomes) };
        }
      }
    }
  },
};
