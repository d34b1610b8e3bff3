import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const timer = '"after": {\n        "seconds": 60,\n        "to": "cancelled"\n      }\n    },';

/** Puts a call behind the screen that asks for the code. */
const behind = (runs: string): Pick<ExpectedDefect, 'file' | 'from' | 'to'> => ({
  file: visit,
  from: timer,
  to: timer.replace('"after"', () => `"runs": ${runs},\n      "after"`),
});

const every = '"every": { "seconds": 2, "most": 30 }';
const sound = `"operation": "verifyCode", ${every}`;

/** Defects in what is asked behind a screen. */
export const defectsBehind: readonly ExpectedDefect[] = [
  {
    code: 'schema-violation',
    ...behind('{ "operation": "verifyCode", ▸"every": { "seconds": 2 }, "ok": { "to": "ask-code" } }'),
    message: 'The key "most" is missing here.',
  },
  {
    code: 'schema-violation',
    ...behind(`{ "operation": "verifyCode", ▸${every}, "on": "/otp", "ok": { "to": "ask-code" } }`),
    message: 'This key does not go with the others here.',
  },
  {
    code: 'poll-silent',
    ...behind(
      '{ "operation": "verifyCode", ▸"every": { "seconds": 2, "most": 20 }, "ok": { "to": "ask-code" } }',
    ),
    message: '"ask-code" stays for 60 seconds, and asks for 40 of them.',
    hint: 'Let "after" or a "deadline" end the screen before it asks no more, or ask more often with "most".',
  },
  {
    code: 'poll-silent',
    file: visit,
    from: timer,
    to: `"runs": { "operation": "verifyCode", ▸"every": { "seconds": 2, "most": 20 }, "ok": { "to": "ask-code" } } },`,
    message: 'After 40 seconds "ask-code" asks no more, and stays.',
    hint: 'Let "after" or a "deadline" end the screen before it asks no more, or ask more often with "most".',
  },
  {
    code: 'commit-missing',
    ...behind(`{ "operation": ▸"changeNumber", ${every}, "ok": { "to": "ask-code" } }`),
    message: '"changeNumber" changes something for good, and cannot be called behind a screen.',
    hint: 'Call it in a step of its own.',
  },
  {
    code: 'code-impossible',
    ...behind(
      `{ ${sound}, "ok": { "to": "ask-code" }, "errors": { ▸"TOO_SOON": { "type": "SHOW", "to": "blocked" } } }`,
    ),
    message: 'The bank never refuses this call with "TOO_SOON".',
    hint: 'There are: "5707", "LOCKED".',
  },
  {
    code: 'schema-violation',
    ...behind(
      `{ ${sound}, "ok": { "to": "ask-code" }, "errors": { "5707": { "type": ▸"FORM", "to": "ask-code" } } }`,
    ),
    message: '"FORM" is not one of the values that this can have.',
    hint: 'There are: "BLOCKER", "PROCESS", "SHOW", "FIELD", "CUSTOM".',
  },
  {
    code: 'parameter-unknown',
    ...behind(
      `{ "operation": "sendCode", ${every}, "body": { "telephone": { "var": "data.phone" }, ▸"place": "x" }, "ok": { "to": "ask-code" } }`,
    ),
    message: '"sendCode" takes no member "place".',
    hint: 'There are: "telephone".',
  },
  {
    code: 'body-mismatch',
    ...behind(
      `{ "operation": "sendCode", ${every}, "body": { "telephone": ▸true }, "ok": { "to": "ask-code" } }`,
    ),
    message: 'This is true or false, and a text is wanted.',
  },
  {
    code: 'data-unset',
    ...behind(
      `{ "operation": "sendCode", ${every}, "body": { "telephone": { "var": ▸"data.answer" } }, "ok": { "to": "ask-code" } }`,
    ),
    message: '"data.answer" has no value here when the journey comes this way.',
    hint: 'Set it before, or read it with a default: { "var": ["data.answer", …] }.',
    path: 'ask-number [submit] → send [ok] → ask-code',
  },
  {
    code: 'step-unknown',
    ...behind(`{ ${sound}, "ok": { "to": ▸"ask-cod" } }`),
    message: 'This journey has no step "ask-cod".',
    hint: 'Did you mean "ask-code"?',
  },
  {
    code: 'case-default',
    ...behind(
      `{ ${sound}, "ok": [{ "when": { "===": [{ "var": "result.done" }, true] }, "to": "done" }, { ▸"when": { "===": [{ "var": "result.done" }, false] }, "to": "ask-code" }] }`,
    ),
    message: 'The last case has a guard: when it does not hold there is no way on.',
  },
  {
    code: 'variable-unknown',
    ...behind(
      `{ ${sound}, "ok": [{ "when": { "===": [{ "var": ▸"result.place" }, true] }, "to": "done" }, { "to": "ask-code" }] }`,
    ),
    message: 'There is no variable "result.place" here.',
    hint: 'There are: "result.done".',
  },
  {
    code: 'field-unknown',
    ...behind('{ "operation": "verifyCode", "on": ▸"/opt", "ok": { "to": "ask-code" } }'),
    message: 'The form has no field "opt".',
    hint: 'Did you mean "otp"?',
  },
];
