import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const guide = 'journeys/guide/journey.json';

/** Defects in summaries and what changes their lines. */
export const defectsOfChanges: readonly ExpectedDefect[] = [
  {
    code: 'change-idle',
    file: visit,
    from: '"form": "code",\n      "progress"',
    to: '"form": "code",\n      "summary": { "phone": { "change": [▸"change-number"] } },\n      "progress"',
    message: 'This step has no action "change-number" that says "changes".',
    others: ['text-missing', 'text-missing'],
  },
  {
    code: 'change-idle',
    file: visit,
    from: '"help": {\n          "to": "assist"',
    to: '"help": {\n          "changes": true,\n          "to": ▸"assist"',
    message: '"assist" is no screen from which the journey comes back to "ask-number".',
    hint: 'Lead to the screen where the answer was given, or leave out "changes".',
  },
  {
    code: 'change-stale',
    file: guide,
    from: '"start": "page",\n  "steps": {',
    to: '"data": { "place": { "type": "text" }, ▸"plan": { "type": "text" } },\n  "start": "ask",\n  "steps": { "ask": { "kind": "view", "view": "plan-table", "input": { "place": "", "answer": "" }, "saves": { "data.place": "/plan" }, "actions": { "submit": { "to": "offer" }, "close": { "to": "page" } } }, "offer": { "kind": "view", "view": "plan-table", "input": { "place": { "var": "data.place" }, "answer": "" }, "saves": { "data.plan": "/plan" }, "actions": { "submit": { "to": "sum" }, "close": { "to": "page" } } }, "sum": { "kind": "form", "shows": { "context": { "var": "data.plan" } }, "actions": { "submit": { "to": "page" }, "change": { "to": "ask", "changes": true } } },',
    message: '"data.plan" was asked for by "data.place", and stays when "change" of "sum" changes that.',
    hint: 'Write what it is from, so that it is asked for again, or "from": [] where it shall stay.',
    others: [],
  },
];
