import { expect, it } from 'vitest';
import { checkWith, files, inEnglish, read } from './echoes.fixture.ts';

const path = 'journeys/recovery/journey.json';
const both = '{"===":[{"var":"data.way"},"BOTH"]},"to":"send-for-both"}';

it.each([
  ['a variable that is not there', '{"===":[{"var":"data.waay"},"BOTH"]}', 'variable-unknown'],
  ['a value that no run brings', '{"===":[{"var":"data.way"},"BOOTH"]}', 'value-impossible'],
  ['things that cannot be compared', '{">":[{"var":"data.way"},0]}', 'value-impossible'],
])('tells of %s in a guard, and not of the data that would be unset behind it', (_, guard, code) => {
  const edited = files.map((file) => {
    if (file.path !== path) return file;
    const text = JSON.stringify(JSON.parse(file.text));
    expect(text).toContain(both);
    return { path, text: text.replace(both, () => `${guard},"to":"send-for-both"}`) };
  });

  const findings = inEnglish(read(edited));

  expect(findings.map((finding) => finding.code)).toEqual([code]);
});

const texts = 'i18n/it/phone-change.json';
const flow = 'journeys/phone-change/journey.json';

it.each([
  { what: 'of a step', from: '"done": {', to: '"don": {', said: 'I testi di "don"', meant: 'done' },
  {
    what: 'of a text',
    from: '"title": "F',
    to: '"titel": "F',
    said: 'Il testo "done.titel"',
    meant: 'title',
  },
])('tells of a slip in the name $what, and not of what is missing for it', ({ from, to, said, meant }) => {
  const findings = checkWith(texts, from, to);

  const fix = { renaming: { to: meant } };
  expect(findings).toMatchObject([{ code: 'text-unused', file: texts, fix }]);
  expect(findings[0]?.message).toContain(said);
});

it.each([
  { what: 'to which one way leads', from: 'done', to: 'finished', ways: 'una via porta' },
  { what: 'to which many ways lead', from: 'enter-code', to: 'otp', ways: '6 vie portano' },
])('tells once, at the step, that one $what has got another name', ({ from, to, ways }) => {
  const findings = checkWith(flow, `"${from}": {`, `"${to}": {`);

  const fix = { renaming: { rename: to, to: from } };
  expect(findings).toMatchObject([{ code: 'step-unknown', file: flow, pointer: `/steps/${to}`, fix }]);
  expect(findings[0]?.message).toContain(`${ways} a "${from}"`);
});

it('tells of a way with a slip where it stands, when its step has its own texts', () => {
  const findings = checkWith(flow, '"to": "done"', '"to": "fatto"');

  expect(findings).toMatchObject([{ code: 'step-unknown', pointer: '/steps/update/ok/to' }]);
});

it('tells of a masking operator with a slip, and not that what it would mask is shown', () => {
  const findings = checkWith(flow, '"maskPhone": [', '"maskPhon": [');

  expect(findings).toMatchObject([{ code: 'operator-unknown' }]);
});

it.each([
  {
    where: 'where a screen has it',
    file: flow,
    from: '"popup": "EDIT_TEL_NUMB_OTP"',
    to: '"popup": "CODICE"',
  },
  { where: 'in the list', file: 'journeys/popups.json', from: '"EDIT_TEL_NUMB_OTP"', to: '"CODICE"' },
])('tells once of a popup that has got another name $where', ({ file, from, to }) => {
  const findings = checkWith(file, from, to);

  expect(findings).toMatchObject([
    { code: 'popup-unknown', file: flow, hint: expect.stringMatching(/^Intendevi "/) },
  ]);
});

it.each([
  { what: 'a slip', from: 'nuovo numero **{phone,', to: 'nuovo numero **{phonee,', fixed: true },
  { what: 'another word', from: 'nuovo numero **{phone,', to: 'nuovo numero **{cellulare,', fixed: false },
])('tells once of a placeholder that has $what, with the value that was meant', ({ from, to, fixed }) => {
  const findings = checkWith(texts, from, to);

  expect(findings).toMatchObject([{ code: 'placeholder-unknown', file: texts, hint: 'Intendevi "phone"?' }]);
  expect(findings[0]?.fix !== undefined).toBe(fixed);
});

it('tells of a value that no text shows beside a placeholder that was not meant for it', () => {
  const spoiled = checkWith(texts, 'al nuovo numero **{phone, phone}**', '{una} e {due}');

  expect(spoiled.map(({ code }) => code).toSorted()).toEqual([
    'placeholder-unknown',
    'placeholder-unknown',
    'placeholder-unused',
  ]);
});

it.each([
  { what: 'an object', from: '"title": "Fatto!"', to: '"title": { "text": "Fatto!" }', at: '/done/title' },
  {
    what: 'a text in the place of an object',
    from: '"actions": { "close": "CHIUDI" }',
    to: '"actions": "CHIUDI"',
    at: '/done/actions',
  },
])('tells once of $what among the texts, where it stands', ({ from, to, at }) => {
  const findings = checkWith(texts, from, to);

  expect(findings).toMatchObject([{ code: 'text-missing', file: texts, pointer: at }]);
});

it('tells of an apostrophe once, and not that its text is written otherwise elsewhere', () => {
  const findings = checkWith(texts, 'l’operazione si', "l'operazione si");

  expect(findings).toMatchObject([{ code: 'text-apostrophe', file: texts, length: 1 }]);
});

it('tells of a code with a slip, and not of the texts of the codes that it was taken from and for', () => {
  const findings = checkWith(flow, '"5707": {', '"5770": {');

  expect(findings.map(({ code }) => code)).not.toContain('text-missing');
  expect(findings.map(({ code }) => code)).not.toContain('text-unused');
  expect(findings.map(({ code }) => code)).toContain('code-impossible');
});

it('tells once of a write under another name, with the data that it leaves unset', () => {
  const findings = checkWith(
    flow,
    '"data.phone": "/telephoneNumber"',
    '"data.cellulare": "/telephoneNumber"',
  );

  expect(findings).toMatchObject([{ code: 'datum-unknown', hint: 'Intendevi "data.phone"?' }]);
});

it.each([
  { what: 'a slip', to: 'phonee', fix: { renaming: { rename: 'phonee', to: 'phone' } } },
  { what: 'another word', to: 'cellulare', fix: undefined },
])('tells once, where it is declared, of data that has got another name by $what', ({ to, fix }) => {
  const findings = checkWith(flow, '"phone": {', `"${to}": {`);

  expect(findings).toMatchObject([{ code: 'datum-unknown', file: flow, pointer: `/data/${to}` }]);
  expect(findings[0]?.message).toContain(`Nulla nomina "data.${to}"`);
  expect(findings[0]?.hint).toBe(`Chiamalo "phone", o scrivi "data.${to}" lì.`);
  expect(findings[0]?.fix).toEqual(fix && expect.objectContaining(fix));
});
