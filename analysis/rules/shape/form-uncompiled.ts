import { formFaultsIn } from '../../form/form-faults.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds forms that the build could not compile. */
export const formUncompiled: Rule = {
  code: 'form-uncompiled',
  severity: 'error',
  title: { en: 'A form that does not compile', it: 'Un modulo che non si compila' },
  explain: {
    en: 'The build turns the schema of each form into the code that checks its answers, and cannot when a pattern is no regular expression, a format is not known, or a keyword has a value that it cannot have. The fields of a form are flat: each has one plain type, or is a list of files, and holds no schemas of its own.',
    it: 'Lo schema di ogni modulo diventa il codice che ne controlla le risposte, e non può se un modello non è un’espressione regolare, se un formato non si conosce o se una parola chiave ha un valore che non può avere. I campi di un modulo sono piatti: ciascuno ha un solo tipo semplice, o è un elenco di allegati, e non contiene altri schemi.',
  },
  *run(sources) {
    const faultsOf = formFaultsIn(sources.language);
    for (const { source } of soundJourneys(sources)) {
      for (const { document, value } of source.forms.values()) {
        for (const fault of value ? faultsOf(value) : []) yield { document, ...fault };
      }
    }
  },
};
