import type { ExpectedDefect } from '../planted.ts';

const file = 'i18n/de/timeline.json';
const code = 'language-unlike';

/** Defects of the texts of another language. */
export const defectsOfLanguages: readonly ExpectedDefect[] = [
  {
    code,
    file,
    from: '{date}',
    to: '{day}',
    seen: { file, text: '"message"' },
    message: 'The Italian text has {date}, this one {day}.',
    hint: 'Write the same placeholders.',
  },
  {
    code,
    file,
    from: '"Lesen"',
    to: '"Lesen", ▸"actions": "Öffnen"',
    message: 'The Italian file has no text "GUIDE.actions".',
    hint: 'Mend the key, or take it away.',
  },
  {
    code,
    file,
    from: '{\n  "GUIDE": {\n    "message": "Lesen Sie die Anleitung bis {date}.",\n    "action": "Lesen"\n  }\n}',
    to: '▸{}',
    message: 'Texts that the Italian file has are missing: GUIDE.message, GUIDE.action.',
    hint: 'Write them; until then the holder reads them in Italian.',
  },
];
