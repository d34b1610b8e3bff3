import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const number = 'journeys/visit/forms/number.json';
const words = 'journeys/words.json';
const texts = 'i18n/it/visit.json';

/** Defects in how texts are worded, and in what forms ask for. */
export const defectsOfTexts: readonly ExpectedDefect[] = [
  {
    code: 'text-shape',
    file: texts,
    from: '"title": "Il codice"',
    to: '"title": ▸3',
    message: '"ask-code.title" must be a text in quotes, and is a number.',
  },
  {
    code: 'text-shape',
    file: texts,
    from: '"help": "Sei cifre."',
    to: '"help": ▸["Sei", "cifre."]',
    message: '"ask-code.fields.otp.help" must be a text in quotes, and is a list.',
  },
  {
    code: 'text-shape',
    file: 'i18n/it/errors.json',
    from: '"Riprova"',
    to: '▸"   "',
    message: 'The text "popup.default" has nothing but blanks.',
    hint: 'Write "" if it shall be empty on purpose.',
  },
  {
    code: 'text-space',
    file: texts,
    from: '"title": "Il codice"',
    to: '"title": ▸"Il codice "',
    message: 'The text "ask-code.title" begins or ends with a blank.',
  },
  {
    code: 'text-space',
    file: texts,
    from: '"help": "Sei cifre."',
    to: '"help": ▸"Sei\u00A0cifre."',
    message:
      'The text "ask-code.fields.otp.help" has a non-breaking space that keeps no unit with its figure.',
  },
  {
    code: 'text-space',
    file: texts,
    from: '"title": "Piani"',
    to: '"title": ▸"Pia\\u00ADni"',
    message: 'The text "plans.title" has a sign that nobody sees.',
  },
  {
    code: 'text-space',
    file: texts,
    from: '"close": "Chiudi"',
    to: '"close": ▸"Chiudi\\nora"',
    message: 'The text "plans.actions.close" has a line break, which is not shown there.',
  },
  {
    code: 'text-space',
    file: 'i18n/it/errors.json',
    from: '"Riprova"',
    to: '▸"Riprova  ora"',
    message: 'The text "popup.default" has two blanks in a row.',
  },
  {
    code: 'file-unknown',
    file: words,
    from: '"errors"\n',
    to: '"errors",\n    ▸"cards"\n',
    message: 'There is no file i18n/it/cards.json.',
  },
  {
    code: 'text-long',
    file: texts,
    from: '"title": "Il codice"',
    to: '"title": ▸"Il codice che ti abbiamo inviato"',
    message: 'The text "ask-code.title" has 32 characters; 30 fit there.',
  },
  {
    code: 'text-long',
    file: texts,
    from: '"plans": "Piani"',
    to: '"plans": ▸"{phone}?"',
    message: 'The text "ask-code.actions.plans" has 11 characters; 10 fit there.',
  },
  {
    code: 'text-word',
    file: texts,
    from: '"Aspetta un po’."',
    to: '▸"Clicca tra un po’."',
    message: 'The text "ask-number.errors.TOO_SOON" has the word “Clicca”.',
    hint: 'Better: “premi”.',
  },
  {
    code: 'text-word',
    file: texts,
    from: '"Aspetta un po’."',
    to: '▸"Premi, non cliccare: aspetta un po’."',
    message: 'The text "ask-number.errors.TOO_SOON" has the word “cliccare”.',
    hint: 'Better: “premi”.',
  },
  {
    code: 'text-twin',
    file: texts,
    from: '"plans": "Piani",\n      "close": "Esci"',
    to: '"plans": "Piani",\n      "close": ▸"ESCI"',
    message:
      'The text "ask-code.actions.close" says the same as "sca.choose.actions.close", written otherwise.',
    hint: 'Write “Esci”.',
  },
  {
    code: 'text-unreachable',
    file: visit,
    from: '"plans": {\n          "to": "plans"\n        }',
    to: '"plans": {\n          "to": "blocked"\n        }',
    seen: { file: texts, text: '"plans": {' },
    message: 'Nobody reads the texts of "plans": no path reaches the step.',
    others: ['step-unreachable'],
  },
  {
    code: 'placeholder-format',
    file: texts,
    from: '"Ora è {phone}."',
    to: '▸"Ora è {phone, money}."',
    message: '{phone, money} takes an amount, and "shows" gives digits.',
  },
  {
    code: 'placeholder-format',
    file: texts,
    from: '"Ora è {phone}."',
    to: '▸"Ora è {phone, date}."',
    message: '{phone, date} takes a date, and "shows" gives digits.',
  },
  {
    code: 'excuse-unused',
    file: words,
    from: '"excused": []',
    to: '"excused": [{ "rule": "text-long", "text": ▸"visit.done.title", "reason": "to the letter" }]',
    message: 'The rule "text-long" has nothing to say of the text "visit.done.title".',
  },
  {
    code: 'excuse-unused',
    file: words,
    from: '"excused": []',
    to: '"excused": [{ "rule": "text-word", "text": ▸"visit.gone.title", "reason": "to the letter" }]',
    message: 'There is no text "visit.gone.title".',
  },
  {
    code: 'field-unlabelled',
    file: texts,
    from: '"label": "Numero"',
    to: '"label": ▸" "',
    message: 'The field "telephone" has no label.',
    others: ['text-shape'],
  },
  {
    code: 'pattern-impossible',
    file: number,
    from: '"pattern": "^[0-9]{9,11}$"',
    to: '"maxLength": 8,\n        "pattern": ▸"^[0-9]{9,11}$"',
    message:
      'No answer to "telephone" matches this pattern with the length and the characters that it may have.',
  },
  {
    code: 'pattern-impossible',
    file: number,
    from: '"pattern": "^[0-9]{9,11}$"\n      }\n    }\n  },\n  "ui": {\n    "telephone": {',
    to: '"pattern": ▸"^[A-Z][0-9]{8}$"\n      }\n    }\n  },\n  "ui": {\n    "telephone": {\n      "filter": "digits",\n      "maxLength": 11,',
    message:
      'No answer to "telephone" matches this pattern with the length and the characters that it may have.',
  },
  {
    code: 'choices-missing',
    file: number,
    from: '"widget": "phone"',
    to: '"widget": ▸"radio"',
    message: 'The field "telephone" has nothing to choose from.',
  },
  {
    code: 'field-unknown',
    file: number,
    from: '"required": [\n      "telephone"\n    ]',
    to: '"required": [\n      "telephone",\n      ▸"email"\n    ]',
    message: 'The form has no field "email".',
    hint: 'There are: "telephone".',
  },
];
