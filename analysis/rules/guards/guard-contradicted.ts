import { guardAt } from '../../decide/guard-place.ts';
import { reasonsFor } from '../../decide/reasons.ts';
import { verdicts } from '../../decide/verdicts.ts';
import type { Rule } from '../rule.ts';

/** Finds cases and actions that what was decided upstream rules out. */
export const guardContradicted: Rule = {
  code: 'guard-contradicted',
  severity: 'error',
  title: {
    en: 'A way that was ruled out on every path to it',
    it: 'Una via esclusa da tutto ciò che viene prima',
  },
  explain: {
    en: 'Every path to the step has decided what this case or action depends on, and the other way: by "allow", by a branch before, by what the journey itself has written. So it is never taken. What may have changed in between is not held against it: data that a screen or a call has written, and the flags of the card once something was done for good or read again. Ask before it is decided, or remove the way.',
    it: 'Ogni via fino al passo ha già deciso ciò da cui dipende questo caso o quest’azione, e in senso contrario: con "allow", con un bivio precedente, con ciò che il flusso stesso ha scritto. Perciò non si prende mai. Non si tiene conto di ciò che può essere cambiato nel frattempo: dati scritti da una schermata o da una chiamata, e gli indicatori della carta dopo qualcosa di definitivo o dopo una nuova lettura. Chiedilo prima che sia deciso, o togli la via.',
  },
  *run(sources) {
    for (const verdict of verdicts(sources)) {
      const { step } = verdict;
      if (verdict.kind !== 'contradicted' || step === undefined) continue;
      const { words, path } = reasonsFor({ ...verdict, step });
      yield {
        ...guardAt(verdict),
        message: { en: 'No run can go this way.', it: 'Nessuna esecuzione può andare per questa via.' },
        hint: words,
        path,
      };
    }
  },
};
