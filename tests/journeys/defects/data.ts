import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const guide = 'journeys/guide/journey.json';

/** Defects in what is known where: data that is not set yet, gone again, or never read; journeys that run themselves. */
export const defectsOfData: readonly ExpectedDefect[] = [
  {
    code: 'data-unset',
    file: visit,
    from: '"operation": "sendCode",\n      "body": {\n        "telephone": {\n          "var": "data.phone"',
    to: '"operation": "sendCode",\n      "body": {\n        "telephone": {\n          "var": ▸"data.answer"',
    message: '"data.answer" has no value here when the journey comes this way.',
    hint: 'Set it before, or read it with a default: { "var": ["data.answer", …] }.',
    path: 'ask-number [submit] → send',
  },
  {
    code: 'data-unset',
    file: visit,
    from: '"popup": "DONE",\n      "shows": {',
    to: '"popup": "DONE",\n      "output": { "place": { "var": "data.place" }, "answer": { "var": ▸"data.answer" } },\n      "shows": {',
    message: '"data.answer" has no value here when the journey comes this way.',
    hint: 'Set it before, or read it with a default: { "var": ["data.answer", …] }.',
    path: 'ask-number [submit] → send [ok] → ask-code [submit] → verify [ok] → which [1] → change [ok 1] → done',
  },
  {
    code: 'data-unset',
    file: visit,
    from: '"data.place": {\n            "var": "result.place"',
    to: '"data.place": {\n            "var": ▸"result.street"',
    message: '"result.street" may be left out, and nothing on this way has asked whether it is there.',
    hint: 'Read it with a default: { "var": ["result.street", …] }, or let a guard ask for it before.',
    path: 'ask-number [submit] → send [ok]',
  },
  {
    code: 'data-erased',
    file: visit,
    from: '"body": {\n        "number": {\n          "var": "data.phone"',
    to: '"body": {\n        "number": {\n          "var": ▸"data.otp"',
    message: '"data.otp" is kept for one call and has been erased here.',
    path: 'ask-number [submit] → send [ok] → ask-code [submit] → verify [ok] → which [1] → change',
    others: ['body-mismatch'],
  },
  {
    code: 'data-unused',
    file: visit,
    from: '"data": {',
    to: '"data": {\n    ▸"spare": { "type": "text" },',
    message: '"data.spare" is neither set nor read.',
  },
  {
    code: 'data-unused',
    file: visit,
    from: '"cardId": "provider:CardId"',
    to: '"cardId": "provider:CardId", ▸"spare": "text"',
    message: '"input.spare" is asked for and never read.',
  },
  {
    code: 'journey-recursive',
    file: guide,
    from: '"page": {\n      "kind": "form",\n      "actions": {\n        "close": {\n          "to": "read"',
    to: '"deeper": { "kind": "journey", "journey": ▸"guide", "input": { "topic": "" }, "exits": { "read": { "to": "read" } } },\n    "page": {\n      "kind": "form",\n      "actions": {\n        "close": {\n          "to": "deeper"',
    message: 'Here "guide" can come to run itself: guide → guide.',
  },
  {
    code: 'commit-repeated',
    file: visit,
    from: '"start": "ask-number"',
    to: '"resume": {\n    "operation": "sendCode",\n    "state": { "var": "result.place" },\n    "at": { "CODE_TAKEN": ▸"which" }\n  },\n  "start": "ask-number"',
    message: 'A run taken up again here would send "change" by itself, each time.',
    others: ['data-unset', 'invariant-broken'],
  },
  {
    code: 'commit-repeated',
    file: visit,
    from: '"help": {',
    to: '"help": {\n          ▸"repeats": "Meant.",',
    message: 'Nothing is sent again from here, and so nothing needs a reason.',
    hint: 'Take "repeats" away.',
  },
  {
    code: 'previous-missing',
    file: visit,
    from: '"type": "SHOW",\n          "to": "ask-number"',
    to: '"type": "FORM-PREVIOUS",\n          "form": ▸"code"',
    message: 'When "send" is refused with TOO_SOON, no screen before it shows the form "code".',
    path: 'ask-number [submit] → send',
    others: ['text-unused', 'text-missing'],
  },
];
