import { expect, it } from 'vitest';
import { readLanguage } from '../source/language.ts';
import { readSources } from '../source/sources.ts';
import { natureOf } from './value-kinds.ts';

const file = (path: string, value: object) => ({ path, text: JSON.stringify(value) });
const named = {
  Cents: { title: 'Cents', type: 'integer' },
  Count: { title: 'Count', type: 'integer' },
  Day: { type: 'string', format: 'date' },
  Moment: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}$' },
  Phone: { type: 'string', pattern: '^[0-9]{9,11}$' },
  Way: { type: 'string', enum: ['SMS', 'EMAIL'] },
};
const language = readLanguage(
  [
    ...['profile', 'card', 'session'].map((name) => file(`schemas/context/${name}.schema.json`, {})),
    file('schemas/portal-config.schema.json', { properties: { extensions: {} } }),
    file('schemas/provider/bank.json', { components: { schemas: named } }),
  ],
  {},
);
const sources = readSources(language, [], { views: {} });
const types = Object.keys(named).map((name) => [name.toLowerCase(), { type: `provider:${name}` }]);
const definition = { data: { ...Object.fromEntries(types), note: { type: 'text' } } };
const slot = { role: 'shows', expression: '', pointer: '' } as const;

it.each([
  [{ var: 'data.cents' }, 'money'],
  [{ var: 'data.count' }, 'number'],
  [{ var: 'data.day' }, 'date'],
  [{ var: 'data.moment' }, 'date'],
  [{ var: 'data.phone' }, 'digits'],
  [{ maskPhone: [{ var: 'data.phone' }] }, 'digits'],
  [{ var: 'data.way' }, 'words'],
  [{ count: [{ var: 'data.note' }] }, 'number'],
  [{ var: 'data.note' }, undefined],
])('knows what %j is by what the contract says of it', (expression, nature) => {
  expect(natureOf(expression, { sources, definition, slot })).toBe(nature);
});
