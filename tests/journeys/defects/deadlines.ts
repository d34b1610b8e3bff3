import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const timer = '"after": {\n        "seconds": 60,\n        "to": "cancelled"\n      }\n    },';

/** Gives the screen that asks for the code a deadline in place of its timer. */
const ending = (deadline: string): Pick<ExpectedDefect, 'file' | 'from' | 'to'> => ({
  file: visit,
  from: timer,
  to: `${deadline} },`,
});

/** Defects in when a screen is over. */
export const defectsOfDeadlines: readonly ExpectedDefect[] = [
  {
    code: 'deadline-fixed',
    ...ending('"deadline": { "at": ▸"2026-11-19T15:00:00Z", "to": "cancelled" }'),
    message: 'The deadline of "ask-code" is the same for every run: once it is past, nobody sees the screen.',
    hint: 'Read the instant from what the bank has said: { "var": "data.until" }; for a time from when the screen comes use "after".',
  },
  {
    code: 'schema-violation',
    file: visit,
    from: timer,
    to: '▸"after": { "seconds": 60, "to": "cancelled" }, "deadline": { "at": { "var": "data.phone" }, "to": "cancelled" } },',
    message: 'This key does not go with the others here.',
  },
  {
    code: 'operator-unknown',
    ...ending('"deadline": { "at": { ▸"fromNow": { "var": "data.phone" } }, "to": "cancelled" }'),
    message: 'The operator "fromNow" counts from an answer, and here nothing has answered.',
    hint: 'Write the instant into data in the "sets" of the call’s "ok", and read it from there.',
  },
  {
    code: 'step-unknown',
    ...ending('"deadline": { "at": { "var": "data.phone" }, "to": ▸"canceled" }'),
    message: 'This journey has no step "canceled".',
    hint: 'Did you mean "cancelled"?',
  },
  {
    code: 'timer-trap',
    ...ending('▸"deadline": { "at": { "var": "data.phone" }, "to": "ask-code" }'),
    message: 'Left alone, the journey comes back to "ask-code" again and again.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'data-unset',
    ...ending('"deadline": { "at": { "var": ▸"data.answer" }, "to": "cancelled" }'),
    message: '"data.answer" has no value here when the journey comes this way.',
    hint: 'Set it before, or read it with a default: { "var": ["data.answer", …] }.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'step-unknown',
    ...ending(
      '"after": { "seconds": 60, "cases": [{ "when": { "var": "session.limited" }, "to": ▸"canceled" }, { "to": "cancelled" }] }',
    ),
    message: 'This journey has no step "canceled".',
    hint: 'Did you mean "cancelled"?',
  },
  {
    code: 'data-mismatch',
    ...ending('"after": { "seconds": 60, "sets": { "data.place": ▸3 }, "to": "cancelled" }'),
    message: 'This is a number, and a text is wanted.',
  },
  {
    code: 'schema-violation',
    ...ending('▸"after": { "seconds": 60 }'),
    message: 'The key "to" is missing here.',
  },
  {
    code: 'schema-violation',
    ...ending('"after": { "seconds": 60, "cases": ▸[{ "to": "cancelled" }] }'),
    message: 'The only case is always taken: there is nothing left to decide.',
    hint: 'Lead straight to "cancelled", or put a case with "when" before it.',
  },
  {
    code: 'schema-violation',
    ...ending(
      '"after": { "seconds": 60, ▸"to": "cancelled", "cases": [{ "when": { "var": "session.limited" }, "to": "blocked" }, { "to": "cancelled" }] }',
    ),
    message: 'This key does not go with the others here.',
  },
  {
    code: 'guard-contradicted',
    file: visit,
    from: '"submit": {\n          "to": "verify"\n        }',
    to: '"submit": { "when": { "var": "session.limited" }, "cases": [{ ▸"when": { "!": [{ "var": "session.limited" }] }, "to": "blocked" }, { "to": "verify" }] }',
    message: 'No run can go this way.',
    hint: '"session.limited" is true on every path here since "ask-code".',
    path: 'ask-number [submit] → send [ok] → ask-code [submit] → ask-code › actions › submit',
  },
];
