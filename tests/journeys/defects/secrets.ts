import type { ExpectedDefect } from '../planted.ts';

const visit = 'journeys/visit/journey.json';
const placeType = { file: visit, text: '"text"' };
const hint = 'Mark it "sensitive".';

/** Defects in what is done with the secrets of the contract. */
export const defectsOfSecrets: readonly ExpectedDefect[] = [
  {
    code: 'secret-unguarded',
    file: visit,
    from: '"type": "provider:OtpCode",\n      "sensitive": true,\n      "keep": "next-call"',
    to: '"type": ▸"provider:OtpCode"',
    message: '"data.otp" holds a secret and is not guarded: "provider:OtpCode" is one.',
    hint,
  },
  {
    code: 'secret-unguarded',
    file: visit,
    from: '"var": "result.place"',
    to: '"var": "result.proof"',
    seen: placeType,
    message: '"data.place" holds a secret and is not guarded: "result.proof" is one.',
    hint,
    others: ['data-unset'],
  },
  {
    code: 'secret-unguarded',
    file: visit,
    from: '"var": "result.place"',
    to: '"var": "result"',
    seen: placeType,
    message: '"data.place" holds a secret and is not guarded: "result" is one.',
    hint,
    others: ['data-mismatch'],
  },
  {
    code: 'secret-unguarded',
    file: visit,
    from: '"terms": {',
    to: '"password": { "cat": [{ "var": "data.place" }, "!"] },\n        "terms": {',
    seen: placeType,
    message: '"data.place" holds a secret and is not guarded: it is sent as "password".',
    hint,
  },
  {
    code: 'sensitive-exposed',
    file: visit,
    from: '"to": "ask-code",\n        "sets"',
    to: '"to": "ask-code",\n        "visit": { "address": { "var": ▸"result.proof" } },\n        "sets"',
    message: '"result.proof" is sensitive and would be put into an address.',
    hint: 'Mask it, or leave it out.',
    others: ['data-unset'],
  },
];
