import { verdicts } from '../../decide/verdicts.ts';
import { guardAt } from '../../decide/guard-place.ts';
import type { Rule } from '../rule.ts';

/** Finds guards that hold for no value of what they read. */
export const guardNever: Rule = {
  code: 'guard-never',
  severity: 'error',
  title: { en: 'A guard that never holds', it: 'Una condizione che non vale mai' },
  explain: {
    en: 'Whatever the flags, the replies and the answers are, the guard is false: two of its parts exclude each other, or leave out every value that there is. An action with it is never offered, a case with it never taken, a journey with it in "allow" never opened, and a promise with it under "while" says nothing. Mend the guard, or remove what it guards.',
    it: 'Qualunque siano gli indicatori, le risposte e le scelte, la condizione è falsa: due sue parti si escludono, o lasciano fuori ogni valore possibile. Un’azione che la porta non si offre mai, un caso non si prende mai, un flusso che la porta in "allow" non si apre mai, una promessa che la porta sotto "while" non dice nulla. Correggi la condizione, o togli ciò che protegge.',
  },
  *run(sources) {
    for (const verdict of verdicts(sources)) {
      if (verdict.kind !== 'never') continue;
      yield {
        ...guardAt(verdict),
        message: { en: 'This guard can never hold.', it: 'Questa condizione non può mai valere.' },
      };
    }
  },
};
