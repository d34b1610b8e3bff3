import { expect, it } from 'vitest';
import type { Finding } from '#analysis';
import { checkChanged } from './changed.ts';

const visit = 'journeys/visit/journey.json';

const after = (errors: string) =>
  `"steps": { "after": { "kind": "call", "operation": "verifyCode", "body": {}, "ok": { "to": "done" }, "errors": { ${errors} } },`;

const blocked = '{ "type": "BLOCKER", "to": "blocked" }';
const changedAfter = (errors: string): Finding[] =>
  checkChanged(
    { file: visit, from: '"steps": {', to: after(errors) },
    { file: visit, from: '"to": "done"\n', to: '"to": "after"\n' },
  );

it('finds a commit of which the holder would not know that it was done when what follows it fails', () => {
  const [found, ...others] = changedAfter(`"5707": ${blocked}`);
  const mended = changedAfter(`"unreachable": ${blocked}, "*": ${blocked}`);

  expect(found).toMatchObject({
    code: 'commit-repeated',
    pointer: '/steps/after',
    message:
      'When "after" fails (unreachable), the holder is back at "ask-code", as if "change" had not been done.',
  });
  expect(found?.path?.map(({ step }) => step).slice(-3)).toEqual(['change', 'after', 'ask-code']);
  expect([...others, ...mended]).toEqual([]);
});

const again = (lost: string, screen: string): Finding[] =>
  checkChanged(
    { file: visit, from: '"steps": {', to: `"steps": { "again": { "kind": "form", ${screen} },` },
    lost === 'ok'
      ? { file: visit, from: '"to": "done"\n', to: '"to": "again"\n' }
      : { file: visit, from: lost, to: lost.replace(/"to": "[^"]+"/u, '"to": "again"') },
  ).filter(({ code }) => code === 'commit-repeated');

it('finds a commit that a screen after it sends again, by its button or by time', () => {
  const [button] = again('ok', '"actions": { "more": { "to": "change" }, "close": { "to": "done" } }');
  const [timer] = again(
    'ok',
    '"after": { "seconds": 5, "to": "change" }, "actions": { "close": { "to": "done" } }',
  );

  expect(button).toMatchObject({
    pointer: '/steps/again/actions/more/to',
    message: 'From "again" (more) "change", which has been done, is sent again.',
  });
  expect(button?.path?.map(({ step }) => step).slice(-3)).toEqual(['change', 'again', 'change']);
  expect(timer).toMatchObject({ pointer: '/steps/again/after/to', hint: 'Lead elsewhere.' });
});

const oneMore = (reason: string) =>
  again('ok', `"actions": { "more": { ${reason} "to": "change" }, "close": { "to": "done" } }`);

it('lets a commit be sent again where the holder is asked anew, or where the button says why', () => {
  const anew = again('ok', '"actions": { "more": { "to": "ask-number" }, "close": { "to": "done" } }');

  expect([anew, oneMore('"repeats": "Each is counted by itself.",')]).toEqual([[], []]);
});

const asksNumber = '"form": "number", "saves": { "data.phone": "/telephone" }';
const asksCode = '"form": "code", "saves": { "data.otp": "/otp" }';
const lost = '"unsure": {\n    "to": "blocked"';

it('finds a commit that a form sends again whose answers stand there still, once its answer was lost [LANG-03]', () => {
  const [filled] = again(
    lost,
    `${asksNumber}, "actions": { "submit": { "to": "change" }, "close": { "to": "done" } }`,
  );

  expect(filled).toMatchObject({
    pointer: '/steps/again/actions/submit/to',
    message:
      'From "again" (submit) "change", whose answer was lost and which may have been done, is sent again.',
  });
  expect(filled?.path?.map(({ step }) => step).slice(-3)).toEqual(['change', 'again', 'change']);
});

it.each([
  [
    'the form asks for what is forgotten with the call',
    `${asksCode}, "actions": { "submit": { "to": "change" } }`,
  ],
  ['another form behind it asks anew', `${asksNumber}, "actions": { "submit": { "to": "ask-code" } }`],
])('lets a commit whose answer was lost be sent again where %s [LANG-03]', (_why, screen) => {
  expect(again(lost, screen.replace(/\}$/u, ', "close": { "to": "done" } }'))).toEqual([]);
});

const prefilled = (value: string) =>
  again(
    lost,
    `${asksCode}, "prefill": { "/otp": ${value} }, "actions": { "submit": { "to": "change" }, "close": { "to": "done" } }`,
  );

it('finds a commit that a form sends again whose empty field is prefilled, once its answer was lost [LANG-03]', () => {
  const found = ['"123456"', '{ "var": "input.cardId" }', '{ "var": ["data.otp", "1"] }'].map(prefilled);
  const asking = ['""', '{ "var": ["data.otp", ""] }'].map(prefilled);

  expect(found.map((each) => each.map(({ pointer }) => pointer))).toEqual(
    found.map(() => ['/steps/again/actions/submit/to']),
  );
  expect(asking).toEqual([[], []]);
});

it('does not take a remark at the button for leave to send a commit again', () => {
  expect(oneMore('"note": "Once more.",')).toMatchObject([{ pointer: '/steps/again/actions/more/to' }]);
});

it('finds a run that is taken up again straight at a commit', () => {
  const findings = checkChanged({
    file: visit,
    from: '"start": "ask-number"',
    to: '"resume": { "operation": "sendCode", "state": { "var": "result.place" }, "at": { "CODE_TAKEN": "which", "CODE_SENT": "ask-number" } }, "start": "ask-number"',
  });

  expect(findings.filter(({ code }) => code === 'commit-repeated')).toMatchObject([
    {
      pointer: '/resume/at/CODE_TAKEN',
      message: 'A run taken up again here would send "change" by itself, each time.',
    },
  ]);
});

const wish = '"number": { "var": "data.phone" }, "cardId": { "var": "input.cardId" }';
const body = (way: string) => `{ ${wish}, "terms": { "accepted": true, "way": "${way}" } }`;

/** Sends a wish by another step as well, led to by a way out of the first; what else that breaks is another rule's. */
function sentBy(to: string, sent: string): Finding[] {
  const twin = `"twin": { "kind": "call", "operation": "changeNumber", "commit": true, "body": ${sent}, "ok": { "to": "done" }, "errors": { "*": ${blocked}, "unreachable": ${blocked} } }`;
  return checkChanged(
    { file: visit, from: '"steps": {', to: `"steps": { ${twin},` },
    to === 'ok'
      ? { file: visit, from: '"to": "done"\n', to: '"to": "twin"\n' }
      : { file: visit, from: /"unsure": \{\s*"to": "blocked"/u, to: '"unsure": { "to": "twin"' },
  ).filter(({ code }) => code === 'commit-repeated');
}

it('finds a wish that another step sends once more after it was done', () => {
  expect(sentBy('ok', body('SMS'))[0]?.message).toBe(
    'From "change" (ok 1) "change", which has been done, is sent again.',
  );
});

it('finds a wish whose lost answer leads to another step that sends it, with nobody asked', () => {
  expect(sentBy('unsure', body('SMS'))[0]?.message).toBe(
    'From "change" (unsure) "change", whose answer was lost and which may have been done, is sent again.',
  );
});

it('takes two wishes of one operation for two', () => {
  expect([sentBy('ok', body('EMAIL')), sentBy('unsure', body('EMAIL'))]).toEqual([[], []]);
});
