import { cleanFiles } from '../clean-files.ts';
import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const clean = cleanFiles.find(({ path }) => path === visit)?.text ?? '';
const declared = '"answer": {\n      "type": "text"\n    }';
const submit = '"submit": {\n          "to": "send"\n        }';

/** All between the last datum and what the first screen is left by. */
const between = clean.slice(clean.indexOf(declared) + declared.length, clean.indexOf(submit));

const numbers =
  '"type": "list", "of": "provider:SendRequest", "key": "telephone", "max": 3, "sensitive": true';
const count = '{ "count": [{ "var": "data.numbers" }] }';
const room = `"when": { "<": [${count}, 3] }`;
const put = '{ "data.numbers": { "telephone": { "var": "data.phone" } } }';

/** Declares a list of up to three numbers, and lets the first screen be left otherwise. */
const listing = (way: string): Pick<ExpectedDefect, 'file' | 'from' | 'to'> => ({
  file: visit,
  from: `${declared}${between}${submit}`,
  to: `${declared}, "numbers": { ${numbers} }${between}"submit": { "to": "send", ${way} }`,
});

/** Defects in keyed lists. */
export const defectsOfLists: readonly ExpectedDefect[] = [
  {
    code: 'list-unknown',
    file: visit,
    from: submit,
    to: '"submit": { "to": "send", "puts": { ▸"data.place": { "telephone": "" } } }',
    message: '"data.place" is no keyed list.',
    hint: 'Declare it as { "type": "list", "of": …, "key": …, "max": … }.',
  },
  {
    code: 'list-key',
    file: visit,
    from: declared,
    to: `${declared}, "numbers": { "type": "list", "of": "provider:SendRequest", "key": ▸"telefono", "max": 3 }`,
    message: 'What is "provider:SendRequest" has no text or number "telefono" that is always there.',
    hint: 'Did you mean "telephone"?',
    others: ['data-unused'],
  },
  {
    code: 'list-untold',
    ...listing(`${room}, ▸"puts": ${put}`),
    message: 'The list may have this key already here, and nothing routes "numbers-duplicate".',
    hint: 'Route it under "errors" of the journey: { "type": "FIELD", "to": …, "field": … }.',
  },
  {
    code: 'list-edit',
    ...listing(`${room}, "removes": { ▸"data.numbers": { "var": "input.cardId" } }, "puts": ${put}`),
    message: 'What is changed here need not be in "data.numbers": then it is added.',
    hint: 'Come here only from where it was chosen from the list, or ask with "has" in a guard; add with a way of its own.',
    others: ['list-untold'],
  },
  {
    code: 'beside-unlisted',
    file: visit,
    from: submit,
    to: '"submit": { "to": "send", "submits": true, "beside": ▸"/telephone" }',
    message: '"/telephone" is no list: its widget must be "list".',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: declared,
    to: `${declared}, ▸"numbers": { "type": "list", "of": "provider:SendRequest", "key": "telephone" }`,
    message: 'The key "max" is missing here.',
  },
];
