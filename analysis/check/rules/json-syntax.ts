import type { Place } from '../../source/document.ts';
import type { Words } from '../../answer/words.ts';
import type { Problem, Rule } from '../rule.ts';

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
      const { place, message } = problem;
      yield { document, pointer: '', place, message, ...remedy(document.text, problem) };
    }
  },
};

function remedy(text: string, { place, message }: { place: Place; message: Words }): Pick<Problem, 'hint'> {
  const lines = text.split('\n').slice(0, place.line);
  const rest = lines.at(-1)?.slice(place.column - 1) ?? '';
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, place.column - 1)].join('\n').trimEnd();
  if (rest.startsWith('\ufeff'))
    return {
      hint: {
        en: 'Save the file as UTF-8 without a byte order mark.',
        it: 'Salva il file in UTF-8 senza BOM.',
      },
    };
  if (/^[\ufffd\0]/.test(rest))
    return {
      hint: {
        en: 'Save the file as UTF-8, and look at its accents.',
        it: 'Salva il file in UTF-8, e riguarda gli accenti.',
      },
    };
  if (/^[“”„]/.test(rest))
    return {
      hint: {
        en: 'Write straight double quotes (") around keys and texts.',
        it: 'Scrivi virgolette dritte (") attorno a chiavi e testi.',
      },
    };
  if (/^\/[/*]/.test(rest))
    return {
      hint: {
        en: 'JSON has no comments: write the remark as a "note".',
        it: 'JSON non ha commenti: scrivi la nota in "note".',
      },
    };
  if (/^[}\]]/.test(rest) && before.endsWith(','))
    return { hint: { en: 'Take the comma before it away.', it: 'Togli la virgola che lo precede.' } };
  const isMissing = message.en.startsWith('Expected "," or') && /^["{[\w-]/.test(rest);
  return isMissing ? { hint: { en: 'Put a comma before it.', it: 'Metti una virgola prima.' } } : {};
}
