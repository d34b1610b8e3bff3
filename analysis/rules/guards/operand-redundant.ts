import { redundantOperands } from '../../decide/redundant-operands.ts';
import { vocabularies } from '../../decide/vocabulary.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import type { Words } from '../../report/words.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds operands of "and" and "or" that those beside them decide. */
export const operandRedundant = eachJourney(function* ({ definition }, sources) {
  const vocabulary = vocabularies(sources).get(definition);
  for (const { pointer, expression } of vocabulary ? slotsOf(definition) : []) {
    const formula = vocabulary?.guards.get(pointer);
    if (!vocabulary || !formula) continue;
    for (const { pointer: place, of } of redundantOperands({ expression, formula, pointer }, vocabulary))
      yield { pointer: place, message: messages[of] };
  }
});

const messages: Readonly<Record<'and' | 'or', Words>> = {
  and: {
    en: 'This operand decides nothing: it always holds when those beside it do.',
    it: 'Questo operando non decide nulla: quando valgono quelli accanto, vale sempre.',
  },
  or: {
    en: 'This operand decides nothing: it never holds when those beside it do not.',
    it: 'Questo operando non decide nulla: quando quelli accanto non valgono, non vale mai.',
  },
};
