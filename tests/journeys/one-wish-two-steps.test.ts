import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { checkChanged } from './changed.ts';

const visit = 'journeys/visit/journey.json';

const wish = '"number": { "var": "data.phone" }, "cardId": { "var": "input.cardId" }';
const body = (way: string) => `{ ${wish}, "terms": { "accepted": true, "way": "${way}" } }`;

const over = '{ "type": "BLOCKER", "to": "blocked" }';

/** Sends a wish by another step as well, led to by a way out of the first; what else that breaks is another rule's. */
function sentBy(to: string, sent: string): Finding[] {
  const twin = `"twin": { "kind": "call", "operation": "changeNumber", "commit": true, "body": ${sent}, "ok": { "to": "done" }, "errors": { "*": ${over}, "unreachable": ${over} } }`;
  return checkChanged(
    { file: visit, from: '"steps": {', to: `"steps": { ${twin},` },
    to === 'ok'
      ? { file: visit, from: '"to": "done"\n', to: '"to": "twin"\n' }
      : { file: visit, from: /"unsure": \{\s*"to": "blocked"/u, to: '"unsure": { "to": "twin"' },
  ).filter(({ code }) => code === 'commit-repeated');
}

it('finds a wish that another step sends once more after it was done [LANG-03]', () => {
  expect(sentBy('ok', body('SMS'))[0]?.message).toBe(
    'From "change" (ok 1) "change", which has been done, is sent again.',
  );
});

it('finds a wish whose lost answer leads to another step that sends it, with nobody asked [LANG-02] [LANG-03]', () => {
  expect(sentBy('unsure', body('SMS'))[0]?.message).toBe(
    'From "change" (unsure) "change", whose answer was lost and which may have been done, is sent again.',
  );
});

it('takes two wishes of one operation for two [LANG-03]', () => {
  expect([sentBy('ok', body('EMAIL')), sentBy('unsure', body('EMAIL'))]).toEqual([[], []]);
});
