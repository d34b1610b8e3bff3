import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';

const upToWidget = (name: string) =>
  `\n      }\n    }\n  },\n  "ui": {\n    "telephone": {\n      "widget": "${name}"`;

/** Defects in values that do not fit the place that takes them: bodies, data, input. */
export const defectsOfTypes: readonly ExpectedDefect[] = [
  {
    code: 'value-standin',
    file: visit,
    from: '"number": {\n          "var": "data.phone"\n        }',
    to: '"number": ▸"Valore da scrivere"',
    message: 'The value of "number" is still to be written.',
    others: ['body-mismatch'],
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"accepted": true',
    to: '"accepted": ▸"yes"',
    message: 'This is a text, and true or false is wanted.',
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"way": "SMS"',
    to: '"way": ▸"SNS"',
    message: 'This may be "SNS", which is not taken.',
    hint: 'Did you mean "SMS"?',
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"way": "SMS"',
    to: '▸"wey": "SMS"',
    message: 'Nothing takes the member "wey" here.',
    hint: 'Did you mean "way"?',
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"terms": {\n          "accepted": true,',
    to: '▸"terms": {',
    message: 'The member "accepted" is missing.',
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"telephone": {\n          "var": "data.phone"\n        }',
    to: '"telephone": ▸{\n          "cat": ["+39 0123", { "var": "data.phone" }]\n        }',
    message: 'This may have 19 characters, and at most 15 are taken.',
  },
  {
    code: 'body-mismatch',
    file: visit,
    from: '"telephone": {\n          "var": "data.phone"\n        }',
    to: '"telephone": { "if": [{ "var": "session.limited" }, ▸{ "count": [{ "var": "data.phone" }] }, { "var": "data.phone" }] }',
    message: 'This is a whole number, and a text is wanted.',
  },
  {
    code: 'data-mismatch',
    file: visit,
    from: '"data.place": {\n            "var": "result.place"',
    to: '"data.place": ▸{\n            "count": ["result.place"]',
    message: 'This is a whole number, and a text is wanted.',
  },
  {
    code: 'data-mismatch',
    file: visit,
    from: '"place": {\n      "type": "text"\n    }',
    to: '"place": { "type": "text", "initial": ▸1 }',
    message: 'This is a number, and a text is wanted.',
  },
  {
    code: 'data-mismatch',
    file: visit,
    from: '"topic": "phone"',
    to: '"topic": ▸["phone"]',
    message: 'This is a list, and a text is wanted.',
  },
  {
    code: 'data-mismatch',
    file: 'journeys/visit/forms/number.json',
    from: `"pattern": "^[0-9]{9,11}$"${upToWidget('phone')}`,
    to: `"maxLength": 11${upToWidget('text')}`,
    seen: { file: 'journeys/visit/journey.json', text: '"/telephone"' },
    message: 'This may be "123456789ab", which is not written as is wanted here.',
    hint: 'It must match ^[0-9]*$.',
  },
  {
    code: 'data-mismatch',
    file: 'journeys/visit/forms/number.json',
    from: `"pattern": "^[0-9]{9,11}$"${upToWidget('phone')}`,
    to: `"format": "email", "maxLength": 15${upToWidget('text')}`,
    seen: { file: 'journeys/visit/journey.json', text: '"/telephone"' },
    message: 'This may be "a@b.it", which is not written as is wanted here.',
    hint: 'It must match ^[0-9]*$.',
  },
  {
    code: 'data-mismatch',
    file: visit,
    from: '"answer": {\n      "type": "text"',
    to: '"answer": {\n      "type": "number"',
    seen: { file: visit, text: '{\n              "var": "result.choice"' },
    message: 'This is a text, and a number is wanted.',
  },
  {
    code: 'item-member-unknown',
    file: visit,
    from: '"data.place": {\n            "var": "result.place"',
    to: '"data.place": {\n            "pick": [{ "var": ["result.others", []] }, "1", ▸"nme"]',
    message: 'The items of this list have no "nme".',
    hint: 'Did you mean "name"?',
  },
  {
    code: 'item-member-unknown',
    file: 'journeys/visit/forms/code.json',
    from: '"widget": "code"',
    to: '"widget": "radio", "choicesFrom": ▸"data.place"',
    message: '"data.place" is no list.',
  },
  {
    code: 'data-mismatch',
    file: visit,
    from: '"/telephone": ""',
    to: '"/telephone": ▸5',
    message: 'This is a number, and a text is wanted.',
  },
];
