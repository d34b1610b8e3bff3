import type { ExpectedDefect } from '../planted.ts';

const file = 'journeys/visit/scenarios/goes-away.json';
const expected = '"at": "visit/cancelled"';
const given = '"cardId": "1000001"';

const inExpectation = (to: string) => ({ file, from: expected, to });
const inGiven = (to: string) => ({ file, from: given, to: `${given}\n},\n${to}` });

/** Defects of what scenarios name and give. */
export const defectsOfScenarios: readonly ExpectedDefect[] = [
  {
    code: 'scenario-reference',
    ...inExpectation('"popup": ▸"DNE"'),
    message: 'There is no popup "DNE".',
    hint: 'Did you mean "DONE"?',
  },
  {
    code: 'scenario-reference',
    ...inExpectation('"calls": { "operation": ▸"sendCod" }'),
    message: 'There is no operation "sendCod".',
    hint: 'Did you mean "sendCode"?',
  },
  {
    code: 'scenario-reference',
    ...inExpectation('"message": ▸"errors:popup.lockd"'),
    message: 'There is no text "errors:popup.lockd".',
    hint: 'Did you mean "errors:popup.locked"?',
  },
  {
    code: 'scenario-reference',
    ...inExpectation('"refused": ▸"VALUES_INVALI"'),
    message: 'There is no refusal "VALUES_INVALI".',
    hint: 'Did you mean "VALUES_INVALID"?',
  },
  {
    code: 'scenario-reference',
    ...inExpectation('"at": ▸"cancelled"'),
    message: 'There is no step "cancelled".',
    hint: 'Did you mean "visit/cancelled"?',
  },
  {
    code: 'scenario-reference',
    ...inExpectation('"fieldErrors": { ▸"/telephon": "ask-number.errors.TOO_SOON" }'),
    message: 'There is no field "telephon".',
    hint: 'Did you mean "telephone"?',
  },
  {
    code: 'scenario-reference',
    file,
    from: '"action": "close"',
    to: '"action": "submit", "values": { ▸"telephon": "3331234567" }',
    message: 'There is no field "telephon".',
    hint: 'Did you mean "telephone"?',
  },
  {
    code: 'scenario-reference',
    file,
    from: given,
    to: `${given}, ▸"cardIdd": "1"`,
    message: 'There is no input "cardIdd".',
    hint: 'Did you mean "cardId"?',
  },
  {
    code: 'scenario-reference',
    ...inGiven('"card": { "profiling": { "KEY_6": { ▸"lockd": true } }'),
    message: 'There is no flag "card.profiling.KEY_6.lockd".',
    hint: 'Did you mean "locked"?',
  },
  {
    code: 'scenario-value',
    file,
    from: given,
    to: '"cardId": ▸["1000001"]',
    message: '"cardId" must be string.',
  },
  {
    code: 'scenario-value',
    ...inGiven('"card": { "profiling": { "KEY_6": { "state": ▸"ATIVO" } }'),
    message: '"card.profiling.KEY_6.state" is never "ATIVO".',
    hint: 'Did you mean "ATTIVO"?',
  },
  {
    code: 'scenario-value',
    ...inGiven('"card": { "profiling": { "KEY_6": { "locked": ▸"true" } }'),
    message: '"card.profiling.KEY_6.locked" must be true or false, and is a text.',
  },
  {
    code: 'scenario-value',
    file,
    from: `"input": {\n      ${given}\n    }`,
    to: '▸"input": {}',
    message: 'The journey takes "cardId", and this scenario does not give it.',
    hint: 'Write it in "given", under "input".',
  },
];
