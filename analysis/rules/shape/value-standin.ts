import { stepsOf } from '../../graph/journeys.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import { isStandIn } from '../../texts/stand-ins.ts';
import { pointerTo } from '../../source/document.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds values that stand in until somebody writes what is meant. */
export const valueStandin = eachJourney(function* ({ definition }) {
  for (const { expression, pointer, name = '' } of slotsOf(definition)) {
    if (!isStandIn(expression)) continue;
    const message = {
      en: `The value of "${name}" is still to be written.`,
      it: `Il valore di "${name}" è ancora da scrivere.`,
    };
    yield { pointer, message };
  }
  for (const { pointer, step } of stepsOf(definition, 'journey'))
    for (const [outcome, ways] of Object.entries(step.exits))
      if (!Array.isArray(ways) && isStandIn(ways.note))
        yield { ...undecided(pointerTo(`${pointer}/exits`, outcome), outcome) };
});

const undecided = (exit: string, outcome: string): Found => ({
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
