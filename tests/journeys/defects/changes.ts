import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';

/** Defects in summaries and what changes their lines. */
export const defectsOfChanges: readonly ExpectedDefect[] = [
  {
    code: 'change-idle',
    file: visit,
    from: '"form": "code",\n      "progress"',
    to: '"form": "code",\n      "summary": { "phone": { "change": [▸"change-number"] } },\n      "progress"',
    message: 'This step has no action "change-number" that says "changes".',
    hint: 'There are none.',
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
];
