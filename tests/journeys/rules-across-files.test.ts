import { expect, it } from 'vitest';
import { type Change, checkChanged } from './changed.ts';

const visit = 'journeys/visit/journey.json';

it('takes a field that may be left empty for one that sets nothing', () => {
  const findings = checkChanged({
    file: 'journeys/visit/forms/number.json',
    from: '"required": [\n      "telephone"\n    ]',
    to: '"required": []',
  });

  const unset = findings.filter(({ code }) => code === 'data-unset');
  expect(unset.map(({ pointer }) => pointer)).toContain('/steps/send/body/telephone/var');
  expect(unset.every(({ file, message }) => file === visit && message.startsWith('"data.phone"'))).toBe(true);
});

it('says of a form without "$schema" that alone', () => {
  const file = 'journeys/visit/forms/number.json';
  const findings = checkChanged({ file, from: '"$schema"', to: '"note"' });

  expect(findings.filter(({ code }) => code !== 'unknown-key')).toMatchObject([
    { code: 'schema-violation', file, message: 'The key "$schema" is missing here.' },
  ]);
});

it('finds an end of a sub-journey that does not hand over what the exit reads', () => {
  const findings = checkChanged(
    {
      file: 'journeys/guide/journey.json',
      from: '"actions": {',
      to: '"actions": { "again": { "to": "silent" },',
    },
    {
      file: 'journeys/guide/journey.json',
      from: '"read": {\n      "kind": "end",',
      to: '"silent": { "kind": "end", "outcome": "read" },\n    "read": {\n      "kind": "end",',
    },
    { file: 'i18n/it/guide.json', from: '"actions": {', to: '"actions": { "again": "Ancora",' },
  );

  expect(findings).toMatchObject([
    {
      code: 'data-unset',
      file: visit,
      pointer: '/steps/assist/exits/read/sets/data.answer/var',
      message: 'The journey "guide" hands over no "choice" when it ends at "silent".',
    },
  ]);
});

it('finds data that is set and that nothing reads any more', () => {
  const findings = checkChanged(
    { file: visit, from: '"data": {', to: '"data": {\n    "spare": { "type": "text" },' },
    { file: visit, from: '"sets": {', to: '"sets": { "data.spare": "",' },
  );

  expect(findings).toMatchObject([
    { code: 'data-unused', pointer: '/data/spare', message: '"data.spare" is set and never read.' },
  ]);
});

const screenTo = (step: string) =>
  `{ "kind": "form", "actions": { "next": { "to": "${step}" }, "close": { "to": "cancelled" } } }`;

it('finds islands: steps that lead to each other and that no path reaches', () => {
  const texts = '{ "title": "Isola", "body": "", "actions": { "next": "Avanti", "close": "Esci" } }';

  const findings = checkChanged(
    {
      file: visit,
      from: '"steps": {',
      to: `"steps": {\n "island": ${screenTo('islet')}, "islet": ${screenTo('island')},`,
    },
    { file: 'i18n/it/visit.json', from: '{', to: `{ "island": ${texts}, "islet": ${texts},` },
  );

  const unreached = findings.filter(({ code }) => code === 'step-unreachable');
  expect(unreached.map(({ pointer }) => pointer)).toEqual(['/steps/island', '/steps/islet']);
});

it('finds strong authentication that asks for strong authentication', () => {
  const findings = checkChanged(
    {
      file: 'journeys/sca/journey.json',
      from: '"start": "choose",\n  "steps": {',
      to: '"start": "choose",\n  "steps": { "change": { "kind": "call", "operation": "changeNumber", "commit": true, "stepUp": { "exits": { "verified": "retry", "blocked": { "to": "blocked" }, "closed": { "to": "closed" } } }, "ok": { "to": "verified" } },',
    },
    { file: 'journeys/sca/journey.json', from: '"to": "verified"\n', to: '"to": "change"\n' },
  );

  expect(findings).toMatchObject([
    {
      code: 'step-up-nested',
      message: '"sca" runs as strong authentication, and the bank may ask for it again at "changeNumber".',
    },
    { code: 'journey-recursive', message: 'Here "sca" can come to run itself: sca → sca.' },
  ]);
});

const number = 'journeys/visit/forms/number.json';

it('finds a form that lets through more characters than the data it writes may have', () => {
  const findings = checkChanged({ file: number, from: '{9,11}', to: '{9,18}' });

  expect(findings).toMatchObject([
    {
      code: 'data-mismatch',
      file: visit,
      pointer: '/steps/ask-number/saves/data.phone',
      message: 'This may have 18 characters, and at most 15 are taken.',
    },
  ]);
});

it('finds a form that lets through more characters than the body may have that it feeds', () => {
  const findings = checkChanged(
    { file: number, from: '"pattern": "^[0-9]{9,11}$"', to: '"minLength": 1' },
    { file: visit, from: '"type": "provider:PhoneDigits"', to: '"type": "text"' },
  );

  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['body-mismatch', '/steps/send/body/telephone'],
    ['body-mismatch', '/steps/change/body/number'],
  ]);
  expect(findings[0]?.message).toBe('This may have any number of characters, and at most 15 are taken.');
});

it.each([
  ['^[A-Z]{9,11}$', '"BCABCABCA"'],
  ['^[0-9A-Z]{9,11}$', '"123456789A"'],
])(
  'finds a form that lets through what is written otherwise than the data it writes: %s',
  (pattern, text) => {
    const findings = checkChanged(
      { file: number, from: '^[0-9]{9,11}$', to: pattern },
      { file: number, from: '"widget": "phone"', to: '"widget": "text"' },
    );

    expect(findings).toMatchObject([
      {
        code: 'data-mismatch',
        pointer: '/steps/ask-number/saves/data.phone',
        message: `This may be ${text}, which is not written as is wanted here.`,
      },
    ]);
  },
);

it('finds a body that is given what is written otherwise than the bank takes it', () => {
  const findings = checkChanged({
    file: visit,
    from: '"telephone": {\n          "var": "data.phone"\n        }',
    to: '"telephone": { "cat": ["+39", { "var": "data.phone" }] }',
  });

  expect(findings).toMatchObject([
    {
      code: 'body-mismatch',
      pointer: '/steps/send/body/telephone',
      message: 'This may be "+39", which is not written as is wanted here.',
    },
  ]);
});

const previous = (form: string) =>
  checkChanged({
    file: visit,
    from: '"type": "SHOW",\n          "to": "ask-number"',
    to: `"type": "FORM-PREVIOUS",\n          "form": "${form}"`,
  }).filter(({ code }) => code === 'previous-missing');

it('finds a refusal that goes back to a form which has not been shown', () => {
  const [found, ...others] = previous('code');

  expect(found).toMatchObject({
    pointer: '/steps/send/errors/TOO_SOON/form',
    message: 'When "send" is refused with TOO_SOON, no screen before it shows the form "code".',
  });
  expect(found?.path?.map(({ step }) => step)).toEqual(['ask-number', 'send']);
  expect([...others, ...previous('number')]).toEqual([]);
});

it('never offers a path in place of itself where the list of pages has the slip', () => {
  const findings = checkChanged({ file: 'journeys/routes.json', from: '"/guide/*"', to: '"/giude/*"' });

  const hints = findings.flatMap(({ code, hint = '' }) => (code === 'route-unknown' ? [hint] : []));
  expect(hints.length).toBeGreaterThan(2);
  expect(hints.filter((hint) => hint.includes('/guide/'))).toEqual([]);
});

it('tells each of the words to avoid that one text has', () => {
  const findings = checkChanged(
    {
      file: 'journeys/words.json',
      from: '"avoid": [',
      to: '"avoid": [{ "word": "qualora", "better": "se" },',
    },
    { file: 'i18n/it/visit.json', from: 'Aspetta un po’.', to: 'Clicca, qualora tu voglia.' },
  );

  expect(findings.map(({ message }) => /“.*”/.exec(message)?.[0])).toEqual(['“Clicca”', '“qualora”']);
});

it('says nothing of the texts of steps that a slip in a target has cut off', () => {
  const findings = checkChanged({ file: visit, from: '"to": "plans"', to: '"to": "plan"' });

  const codes = findings.map(({ code }) => code);
  expect(codes).toContain('step-unknown');
  expect(codes).not.toContain('text-unreachable');
});

it('lets a shared text show what every screen that it may stand on fills', () => {
  const route = '"type": "FIELD",\n          "to": "ask-code",\n          "field": "/otp",';
  const change = { file: visit, from: route, to: `${route} "message": "popup.locked",` };
  const words = { file: 'i18n/it/errors.json', from: '"Bloccato"', to: '"{phone}: {left}"' };
  const own = { file: 'i18n/it/visit.json', from: /,\s*"errors": \{\s*"5707": "[^"]*"\s*\}/, to: '' };
  const catalogue = { file: 'journeys/errors.json', from: '"popup.locked"', to: '"popup.default"' };

  expect(checkChanged(change, words, own, catalogue)).toEqual([]);
});

const anyText = {
  file: visit,
  from: '"type": "provider:PhoneDigits"',
  to: '"type": "text"',
};
const fieldWith = (rules: string, ui = '"widget": "text"') => [
  { file: number, from: '"pattern": "^[0-9]{9,11}$"', to: rules },
  { file: number, from: '"widget": "phone"', to: ui },
];

it('finds a field that lets through what a call refuses, whatever its data is declared as', () => {
  const findings = checkChanged(anyText, ...fieldWith('"maxLength": 11'));

  expect(findings).toMatchObject([
    {
      code: 'body-mismatch',
      file: visit,
      pointer: '/steps/send/body/telephone',
      hint: 'It must have only digits.',
    },
  ]);
});

it.each([
  ['takes digits alone while they are typed', '"maxLength": 11', '"filter": "digits"'],
  ['holds digits alone', '"maxLength": 11', '"widget": "phone"'],
  ['lets a few numbers be chosen', '"enum": ["320", "330"]', '"widget": "select"'],
  ['has a pattern that lets through less', '"pattern": "^3[0-9]{8}$"', '"widget": "phone"'],
])('lets a field feed a call when it %s', (_, rules, ui) => {
  const choices = {
    file: 'i18n/it/visit.json',
    from: '"label": "Numero"',
    to: '"label": "Numero", "choices": { "320": "320", "330": "330" }',
  };
  const texts = rules.includes('enum') ? [choices] : [];

  expect(checkChanged(anyText, ...fieldWith(rules, ui), ...texts)).toEqual([]);
});

it('finds links whose values cannot be the input of the journey that they open', () => {
  const guide = 'journeys/guide/journey.json';
  const digits = { file: guide, from: '"topic": "text"', to: '"topic": "provider:CardId"' };
  const asked = { file: guide, from: '"path.chapter"', to: '"query.chapter"' };
  const links = (...changes: readonly Change[]) =>
    checkChanged(digits, ...changes).flatMap(({ code, message }) =>
      code === 'link-mismatch' ? [message] : [],
    );

  expect(links()).toContain('"first" cannot be the input "topic" of the journey "guide", which opens here.');
  expect(links(asked)[0]).toBe('The journey "guide", which opens here, needs "chapter" in the address.');
  expect(
    links(asked, { file: 'journeys/deep-links.json', from: '/guide/first', to: '/guide/first?chapter=2' }),
  ).toHaveLength(2);
});

it('finds process-page at the PROCESS for which no page answers', () => {
  const findings = checkChanged(
    { file: 'journeys/routes.json', from: /,\s*"\/:process\/error-close": "portal"/, to: '' },
    {
      file: visit,
      from: '"TOO_SOON": {\n          "type": "SHOW"',
      to: '"TOO_SOON": {\n          "type": "PROCESS"',
    },
  );

  expect(findings.filter(({ code }) => code === 'process-page')).toMatchObject([
    {
      file: visit,
      pointer: '/steps/send/errors/TOO_SOON/type',
      message: 'There is no page "/visit/error-close".',
      hint: 'No page of journeys/routes.json answers there, such as "/:process/error-close".',
    },
  ]);
});
