import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const texts = 'i18n/it/visit.json';
const number = 'journeys/visit/forms/number.json';
const scenario = 'journeys/visit/scenarios/goes-away.json';

/** Defects of files as such: their syntax, their shape, and what scenarios name. */
export const defectsOfFiles: readonly ExpectedDefect[] = [
  {
    code: 'json-syntax',
    file: texts,
    from: '"title": "Il codice",\n    "body"',
    to: '"title": "Il codice"\n    ▸"body"',
    message: 'Expected "," or "}", found "\\"".',
  },
  {
    code: 'duplicate-key',
    file: texts,
    from: '"title": "Il codice",',
    to: '"title": "Il codice",\n    ▸"title": "Un altro",',
    message: 'The key "title" stands here twice; only this last one counts.',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: '"surface": "dialog"',
    to: '"surface": ▸"dialgo"',
    message: '"dialgo" is not one of the values that this can have.',
    hint: 'Did you mean "dialog"?',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: '"seconds": 60',
    to: '"seconds": ▸"60"',
    message: 'This must be a whole number, and is a text.',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: '"plans": {\n      "kind": "view",\n      "view": "plan-table",',
    to: '▸"plans": {\n      "kind": "view",',
    message: 'The key "view" is missing here.',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: '{\n      "id": "code-first",\n      "never": "change",\n      "before": "verify.ok"',
    to: '▸{\n      "id": "code-first",\n      "never": "change"',
    message: 'This must have exactly one of "before" and "after".',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: '"data.place": {',
    to: '▸"place": {',
    message: '"place" cannot be a name here.',
    hint: 'Names of steps, actions and outcomes: small letters and digits, words joined by "-". Data: "data." and a name without hyphens.',
    others: ['datum-unknown'],
  },
  {
    code: 'unknown-key',
    file: visit,
    from: '"commit": true',
    to: '▸"comit": true',
    message: 'The key "comit" means nothing here.',
    hint: 'Did you mean "commit"?',
    others: ['commit-missing'],
  },
  {
    code: 'unknown-key',
    file: number,
    from: '"widget": "phone"',
    to: '"widget": "phone",\n      ▸"colour": "red"',
    message: 'The key "colour" means nothing here.',
    hint: 'There are: "widget", "choicesFrom", "autocomplete", "filter", "maxLength", "copy", "equals".',
  },
  {
    code: 'scenario-reference',
    file: scenario,
    from: '"action": "close"',
    to: '"action": ▸"clse"',
    message: 'There is no action "clse".',
    hint: 'Did you mean "close"?',
  },
  {
    code: 'scenario-reference',
    file: scenario,
    from: '"visit/cancelled"',
    to: '▸"visit/canceled"',
    message: 'There is no step "visit/canceled".',
    hint: 'Did you mean "visit/cancelled"?',
  },
];
