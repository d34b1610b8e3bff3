import { jsonRemedy } from '../../report/json-quick-fix.ts';
import type { Rule } from '../rule.ts';

/** Finds files that are not JSON. */
export const jsonSyntax: Rule = {
  code: 'json-syntax',
  severity: 'error',
  title: { en: 'The file is not JSON', it: 'Il file non è JSON' },
  explain: {
    en: 'Journeys, forms, scenarios and texts are strict JSON: keys and texts in double quotes, commas between members and none after the last, no comments. A remark has a place of its own, the key "note". Nothing else is checked in a file that cannot be read.',
    it: 'Flussi, moduli, scenari e testi sono JSON stretto: chiavi e testi fra virgolette dritte, virgole fra un membro e l’altro e nessuna dopo l’ultimo, niente commenti. Per le annotazioni c’è la chiave "note". In un file che non si legge non si controlla altro.',
  },
  across: true,
  *run({ documents }) {
    for (const document of documents) {
      const { problem } = document;
      if (!problem) continue;
      const { place, offset, message } = problem;
      yield {
        document,
        pointer: '',
        place,
        message,
        ...jsonRemedy({ text: document.text, offset, message }),
      };
    }
  },
};
