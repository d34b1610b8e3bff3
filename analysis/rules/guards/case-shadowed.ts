import { guardAt } from '../../decide/guard-place.ts';
import { verdicts } from '../../decide/verdicts.ts';
import type { Words } from '../../report/words.ts';
import type { Rule } from '../rule.ts';

/** Finds cases that those before them leave nothing for. */
export const caseShadowed: Rule = {
  code: 'case-shadowed',
  severity: 'error',
  title: {
    en: 'A case that those before it leave nothing for',
    it: 'Un caso a cui i precedenti non lasciano nulla',
  },
  explain: {
    en: 'Cases are tried in their order. One whose guard holds only where a guard before it holds too is never taken; nor is the last, when those before it, one or several together, take every value that there is. Put the narrower case first; where the last is left nothing, drop it, and the guard of the one before.',
    it: 'I casi si provano nell’ordine. Uno la cui condizione vale solo dove vale anche una condizione precedente non si prende mai; nemmeno l’ultimo, quando i precedenti, uno o più insieme, prendono ogni valore possibile. Metti prima il caso più stretto; se all’ultimo non resta nulla, toglilo, e con lui la condizione del penultimo.',
  },
  *run(sources) {
    for (const verdict of verdicts(sources)) {
      if (verdict.kind !== 'shadowed') continue;
      yield { ...guardAt(verdict), message: messageFor(verdict.by.map((index) => index + 1)) };
    }
  },
};

function messageFor(cases: readonly number[]): Words {
  const [one] = cases;
  if (cases.length === 1)
    return {
      en: `Case ${one} takes all that this case would take.`,
      it: `Il caso ${one} prende tutto ciò che prenderebbe questo.`,
    };
  return {
    en: `Cases ${listed(cases, 'and')} together take all that this case would take.`,
    it: `I casi ${listed(cases, 'e')} insieme prendono tutto ciò che prenderebbe questo.`,
  };
}

const listed = (cases: readonly number[], and: string): string =>
  `${cases.slice(0, -1).join(', ')} ${and} ${cases.at(-1)}`;
