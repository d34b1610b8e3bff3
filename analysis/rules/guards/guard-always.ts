import { guardAt } from '../../decide/guard-place.ts';
import { reasonsFor } from '../../decide/reasons.ts';
import { verdicts, type Verdict } from '../../decide/verdicts.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds guards that hold whatever happens. */
export const guardAlways: Rule = {
  code: 'guard-always',
  severity: 'error',
  title: { en: 'A guard that always holds', it: 'Una condizione che vale sempre' },
  explain: {
    en: 'Whatever the flags, the replies and the answers are, the guard is true; or what is decided on every path to the screen makes it so. It is not needed, and reads as if something depended on it. "--fix" removes it from actions and from "allow"; of a case the analyst must say what was meant, for the cases after it are never taken.',
    it: 'Qualunque siano gli indicatori, le risposte e le scelte, la condizione è vera; oppure la rende vera ciò che ogni via fino alla schermata ha già deciso. Non serve, e si legge come se ne dipendesse qualcosa. "--fix" la toglie dalle azioni e da "allow"; di un caso l’analista deve dire che cosa voleva, perché i casi seguenti non si prendono mai.',
  },
  *run(sources) {
    for (const verdict of verdicts(sources)) {
      if (verdict.kind !== 'always' && verdict.kind !== 'decided') continue;
      const isCase = /\/(?:cases|ok)\/\d+$/.test(verdict.pointer);
      yield {
        ...guardAt(verdict),
        ...told(verdict),
        // The cases after one without a guard would be hidden just the same.
        ...(!isCase && { fix: 'remove' as const }),
      };
    }
  },
};

function told(verdict: Verdict): Pick<Problem, 'message' | 'hint' | 'path'> {
  const message = { en: 'This guard always holds.', it: 'Questa condizione vale sempre.' };
  const { step } = verdict;
  if (verdict.kind !== 'decided' || step === undefined) return { message };
  const { words, path } = reasonsFor({ ...verdict, step });
  return { message, hint: words, path };
}
