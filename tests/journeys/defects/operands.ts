import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const product = '{ "var": "card.productType" }';
const many = '{ "count": [["CREDIT"]] }';
const flag = '{ "var": "card.profiling.KEY_6" }';

/** Asks first, in a branch, what the mark ▸ stands in. */
const asking = (guard: string) => ({
  file: visit,
  from: '"cases": [',
  to: `"cases": [\n        { "when": ${guard}, "to": "blocked" },`,
});

const never = 'The two that are compared here are never the same.';
const brackets = 'What is looked for comes first, then the list in brackets: { "in": [value, ["A", "B"]] }.';
const noList = 'The second operand of this "in" is no list: a part of a text is looked for.';

/** Shows first, above the code, what the mark ▸ stands in. */
const showing = (value: string) => ({
  file: visit,
  from: '"phone": {\n          "maskPhone": [\n            {\n              "var": "data.phone"\n            }\n          ]\n        }',
  to: `"phone": ${value}`,
});

/** Keeps, when the code has been sent, what the mark ▸ stands in. */
const keeping = (value: string) => ({
  file: visit,
  from: '"data.place": {\n            "var": "result.place"\n          }',
  to: `"data.place": ${value}`,
});

/** Defects in what operators are given: things that have nothing in common, a thing and itself, values that do not choose, types they do not take. */
export const defectsOfOperands: readonly ExpectedDefect[] = [
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"===": [${many}, "0"] }`),
    message: never,
    hint: 'One is a number, the other "0".',
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"===": [${product}, { "var": "card.validityStatus" }] }`),
    message: never,
    hint: 'One is "CREDIT" or "DEBIT" or "PREPAID", the other "VALID" or "BLOCKED" or "EXPIRED".',
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"!==": [${product}, { "var": "card.profiling.KEY_6" }] }`),
    message: never,
    hint: 'One is "CREDIT" or "DEBIT" or "PREPAID", the other an object.',
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸">": [${many}, "0"] }`),
    message: 'These two cannot be put in order: that takes two numbers, or two texts.',
    hint: 'One is a number, the other "0".',
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"in": [${many}, ["1", "2"]] }`),
    message: 'What is looked for here is never in the list.',
    hint: 'One is a number, the other a text.',
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"in": [${product}, "CREDIT"] }`),
    message: noList,
    hint: brackets,
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"in": ["GIFT", ${product}] }`),
    message: noList,
    hint: brackets,
  },
  {
    code: 'operands-unlike',
    ...asking(`{ ▸"in": [["CREDIT"], ${product}] }`),
    message: 'A list is never in anything.',
    hint: brackets,
  },
  {
    code: 'operand-idle',
    ...asking(`{ "===": [${product}, { "or": [▸"CREDIT", "DEBIT"] }] }`),
    message: '"or" does not choose between values: "CREDIT" decides alone, or is passed over.',
    hint: 'To ask for one of several values write { "in": [value, ["CREDIT", "DEBIT"]] }.',
  },
  {
    code: 'operand-idle',
    ...asking(`{ ▸"===": [${product}, ${product}] }`),
    message: 'Both sides of this comparison are the same.',
  },
  {
    code: 'operand-redundant',
    ...asking(`{ "and": [{ "===": [${product}, "CREDIT"] }, ▸{ "!==": [${product}, "DEBIT"] }] }`),
    message: 'This operand decides nothing: it always holds when those beside it do.',
  },
  {
    code: 'operand-redundant',
    ...asking(`{ "or": [▸{ "===": [${product}, "DEBIT"] }, { "!==": [${product}, "CREDIT"] }] }`),
    message: 'This operand decides nothing: it never holds when those beside it do not.',
    others: ['case-shadowed'],
  },
  {
    code: 'operand-mistyped',
    ...showing('{ "maskPhone": [▸{ "count": [["CREDIT"]] }] }'),
    message: '"maskPhone" takes a text here, and this is a number.',
  },
  {
    code: 'operand-mistyped',
    ...showing(`{ "maskPhone": ▸${flag} }`),
    message: '"maskPhone" takes a text here, and this is an object.',
  },
  {
    code: 'operand-mistyped',
    ...showing(`{ "cat": ["Il ", ▸${flag}] }`),
    message: '"cat" takes a text or a number here, and this is an object.',
  },
  {
    code: 'operand-mistyped',
    ...showing(`{ "cat": ["Il ", { "if": [{ "var": "session.limited" }, "no", ▸["sì"]] }] }`),
    message: '"cat" takes a text or a number here, and this is a list.',
  },
  {
    code: 'operand-mistyped',
    ...keeping('{ "pick": [▸{ "var": "result.place" }, "1", "name"] }'),
    message: '"pick" takes a list here, and this is a text.',
  },
  {
    code: 'operand-mistyped',
    ...keeping(`{ "pick": [{ "var": ["result.others", []] }, ▸${flag}, "name"] }`),
    message: '"pick" takes a text or a number here, and this is an object.',
  },
  {
    code: 'operand-mistyped',
    ...asking(`{ ">": [{ "count": [▸${product}] }, 0] }`),
    message: '"count" takes a list here, and this is a text.',
  },
];
