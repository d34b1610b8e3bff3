import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { isStandIn } from '../../texts/stand-ins.ts';
import { pointerTo } from '../../source/document.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds values that stand in until somebody writes what is meant. */
export const valueStandin: Rule = {
  code: 'value-standin',
  severity: 'error',
  title: { en: 'A value that is still to be written', it: 'Un valore ancora da scrivere' },
  explain: {
    en: 'A new step gives a call, a view or another journey what the journey has under the same name; for what it does not have, a value stands in. Write where the right one comes from, most often { "var": "data.…" }. An exit for which the journey has no end of its own name bears a remark until somebody has decided where it leads: lead it there, and take the remark away.',
    it: 'Un passo nuovo dà a una chiamata, a una vista o a un altro flusso ciò che il flusso ha con lo stesso nome; al posto di ciò che non ha, sta un valore provvisorio. Scrivi da dove viene quello giusto, di solito { "var": "data.…" }. Un’uscita per cui il flusso non ha una fine con lo stesso nome porta una nota finché qualcuno non ha deciso dove va: portala lì, e togli la nota.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { expression, pointer, name = '' } of slotsOf(definition)) {
        if (!isStandIn(expression)) continue;
        const message = {
          en: `The value of "${name}" is still to be written.`,
          it: `Il valore di "${name}" è ancora da scrivere.`,
        };
        yield { document, pointer, message };
      }
      for (const { pointer, step } of stepsOf(definition, 'journey'))
        for (const [outcome, { note }] of Object.entries(step.exits))
          if (isStandIn(note))
            yield { document, ...undecided(pointerTo(`${pointer}/exits`, outcome), outcome) };
    }
  },
};

const undecided = (exit: string, outcome: string): Omit<Problem, 'document'> => ({
  pointer: `${exit}/note`,
  message: {
    en: `Where "${outcome}" leads is still to be decided.`,
    it: `Dove porta "${outcome}" è ancora da decidere.`,
  },
  hint: {
    en: 'Lead it where it belongs, and take the "note" away.',
    it: 'Portala dove serve, e togli la "note".',
  },
});
