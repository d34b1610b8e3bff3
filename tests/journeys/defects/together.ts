import { cleanFiles } from '../clean-files.ts';
import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const text = cleanFiles.find(({ path }) => path === visit)?.text ?? '';
const [from = ''] = /"send": \{.*?(?=,\s*"ask-code": \{)/s.exec(text) ?? [];

const place = '"place": { "operation": "readPlace", "sets": { "data.place": { "var": "result.place" } } }';

/** Puts calls that are sent at once in the place of the one behind the first screen; its refusal has words no more. */
const together = (
  members: string,
  ok = '{ "to": "ask-code" }',
  begun = '{',
): Pick<ExpectedDefect, 'file' | 'from' | 'to' | 'others'> => ({
  file: visit,
  from,
  to: `"send": { "kind": "call", "all": ${begun} ${members} }, "ok": ${ok} }`,
  others: ['text-unused'],
});

const street = (asks: string, rest = ''): string =>
  `${place}, "street": { "operation": "readStreet", "body": { "telephone": ${asks} }${rest} }`;

/** Defects in calls that are sent at once. */
export const defectsTogether: readonly ExpectedDefect[] = [
  {
    code: 'together-unfit',
    ...together(
      `${place}, "code": { "operation": ▸"sendCode", "body": { "telephone": { "var": "data.phone" } } }`,
    ),
    others: ['text-unused', 'code-unrouted'],
    message: '"sendCode" does more than read, and cannot be called at once with others.',
    hint: 'Call it in a step of its own.',
  },
  {
    code: 'together-unfit',
    ...together(street('{ "var": ▸"data.place" }')),
    message: '"data.place" is written by "place", which is sent at once with this call.',
    hint: 'Call this in a step behind it.',
  },
  {
    code: 'together-unfit',
    ...together(street('{ "var": "data.phone" }', ', "sets": { "data.answer": { "fromNow": ▸60 } }')),
    message:
      'An answer of a call that is sent at once with others may have come before its turn: "fromNow" would count too late.',
    hint: 'Call it in a step of its own.',
  },
  {
    code: 'schema-violation',
    ...together(street('{ "var": "data.phone" }'), '{ "to": "ask-code", ▸"sets": {} }'),
    others: [],
    message: 'This key does not go with the others here.',
  },
  {
    code: 'schema-violation',
    ...together(place, undefined, '▸{'),
    others: [],
    message: 'This must have at least 2 members.',
  },
];
