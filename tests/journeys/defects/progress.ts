import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const guide = 'journeys/guide/journey.json';

/** Defects in how the steps of a journey are counted. */
export const defectsOfProgress: readonly ExpectedDefect[] = [
  {
    code: 'progress-mismatch',
    file: visit,
    from: '"step": 2,\n        "of": 2',
    to: '"step": ▸3,\n        "of": 2',
    message: 'Of 2 steps this is said to be number 3.',
  },
  {
    code: 'progress-mismatch',
    file: visit,
    from: '"step": 2,\n        "of": 2',
    to: '"step": 2,\n        "of": ▸3',
    message: 'Here the steps are 3; on the other screens of this journey they are 2.',
  },
  {
    code: 'progress-mismatch',
    file: visit,
    from: '"view": "plan-table",',
    to: '"view": "plan-table",\n      "progress": { "step": ▸1, "of": 2 },',
    message: 'Anyone who comes here has been at step 2 already.',
    path: 'ask-number [submit] → send [ok] → ask-code [plans] → plans',
  },
  {
    code: 'progress-mismatch',
    file: guide,
    from: '"kind": "form",',
    to: '"kind": "form",\n      "progress": { "step": 1, "of": ▸2 },',
    message: 'No screen is step 2 of 2.',
  },
  {
    code: 'progress-mismatch',
    file: guide,
    from: '"kind": "form",',
    to: '"kind": "form",\n      "progress": { "step": ▸2, "of": 2 },',
    message: 'No screen is step 1 of 2.',
  },
];
