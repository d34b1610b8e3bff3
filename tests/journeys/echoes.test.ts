import { expect, it } from 'vitest';
import { createChecker, readSources, type SourceFile, type Views } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const files = projectFiles();
const views = JSON.parse(files.find(({ path }) => path === 'journeys/views.json')?.text ?? '{}') as Views; // as the portal’s own test holds it
const clean = readSources(projectLanguage(), files, { views });
// The same checkers for all: each edit has anew only what it changes.
const [inEnglish, inItalian] = [createChecker(), createChecker({ language: 'it' })];
const read = (edited: readonly SourceFile[]) =>
  readSources(clean.language, edited, { views: clean.views, before: clean });
const path = 'journeys/recovery/journey.json';
const phone = '{"===":[{"var":"data.way"},"PHONE"]},"to":"send-by-phone"}';

it.each([
  ['a variable that is not there', '{"===":[{"var":"data.waay"},"PHONE"]}', 'variable-unknown'],
  ['a value that no run brings', '{"===":[{"var":"data.way"},"PHONES"]}', 'value-impossible'],
  ['things that cannot be compared', '{">":[{"var":"data.way"},0]}', 'value-impossible'],
])('tells of %s in a guard, and not of the data that would be unset behind it', (_, guard, code) => {
  const edited = files.map((file) => {
    if (file.path !== path) return file;
    const text = JSON.stringify(JSON.parse(file.text));
    expect(text).toContain(phone);
    return { path, text: text.replace(phone, () => `${guard},"to":"send-by-phone"}`) };
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
  { what: 'a slip', from: 'al nuovo numero {phone}', to: 'al nuovo numero {phonee}', fixed: true },
  { what: 'another word', from: 'al nuovo numero {phone}', to: 'al nuovo numero {cellulare}', fixed: false },
])('tells once of a placeholder that has $what, with the value that was meant', ({ from, to, fixed }) => {
  const findings = checkWith(texts, from, to);

  expect(findings).toMatchObject([{ code: 'placeholder-unknown', file: texts, hint: 'Intendevi "phone"?' }]);
  expect(findings[0]?.fix !== undefined).toBe(fixed);
});

it('tells of a value that no text shows beside a placeholder that was not meant for it', () => {
  const spoiled = checkWith(texts, 'al nuovo numero {phone}', '{una} e {due}');

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
    from: '"actions": {\n      "close": "CHIUDI"\n    }',
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

it('tells once of a way to a step that is not there, not of what its absence seems to decide elsewhere', () => {
  const file = 'journeys/recovery/journey.json';

  expect(checkWith(file, '"to": "send-for-username"', '"to": "send-for-usernme"')).toMatchObject([
    { code: 'step-unknown', file, fix: expect.objectContaining({}) },
  ]);
});

it('tells of data under another name as if it had its own, where it is kept for one screen or call', () => {
  const kept = [
    ['journeys/pin-view/journey.json', '"pin": {'],
    ['journeys/recovery/journey.json', '"proof": {'],
  ] as const;

  for (const [file, from] of kept)
    expect(checkWith(file, from, '"another": {')).toMatchObject([{ code: 'datum-unknown', file }]);
});

it.each([
  { what: 'its scenarios give', journey: 'card-recharge', name: 'card' },
  { what: 'its form takes choices from', journey: 'sca', name: 'phoneNumbers' },
  { what: 'the journeys that run it give', journey: 'identity-visit', name: 'location' },
])('tells once, where it is declared, of an input with another name than $what', ({ journey, name }) => {
  const file = `journeys/${journey}/journey.json`;

  const findings = checkTree(file, ({ input }) => renameKey(input, name, 'other'));

  expect(findings).toMatchObject([{ code: 'variable-unknown', file, pointer: '/input/other' }]);
  expect(findings[0]?.message).toContain(`Nulla nomina "input.other", e in `);
});

it('tells of two names that are not declared, and of each where it stands', () => {
  const findings = checkWith(flow, '"phone": {', '"cellulare": {', [
    '"var": "data.otp"',
    '"var": "data.pin"',
  ]);

  const places = findings.map(({ code, pointer }) => `${code} ${pointer}`);
  expect(places).toContain('variable-unknown /steps/verify/body/otp/var');
  expect(places).toContain('datum-unknown /steps/enter-number/saves/data.phone');
});

it('tells of a way that time takes to a step that is not there, and not of a reason that it needs', () => {
  const findings = checkWith('journeys/ecode-view/journey.json', '"to": "hidden"', '"to": "hiden"');

  expect(findings).toMatchObject([{ code: 'step-unknown', pointer: '/steps/show/after/to' }]);
});

it('tells of a call that lacks its proof, and not of what nothing leads to without it', () => {
  const findings = checkTree(
    'journeys/ecode-view/journey.json',
    ({ steps }) => delete steps['view']?.['stepUp'],
  );

  expect(findings).toMatchObject([{ code: 'step-up-missing', pointer: '/steps/view' }]);
});

it('tells of an end that no path reaches beside a call that lacks its proof, where there are more than that has', () => {
  const findings = checkTree('journeys/ecode-view/journey.json', ({ steps }) => {
    delete steps['view']?.['stepUp'];
    for (const name of ['lost', 'gone']) steps[name] = { kind: 'end', outcome: 'cancelled' };
  });

  const unreached = findings.filter(({ code }) => code === 'step-unreachable');
  expect(unreached.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/steps/lost', '/steps/gone']),
  );
});

it.each([
  {
    what: 'lost its default',
    keep: [0],
    said: 'L’unico caso ha una condizione: quando non vale non c’è modo di proseguire.',
    hint: 'Aggiungi dopo un caso senza "when".',
  },
  {
    what: 'nothing left to decide',
    keep: [1],
    said: 'L’unico caso vale sempre: non resta nulla da decidere.',
    hint: 'Porta dritto a "read-subjects", o mettigli prima un caso con "when".',
  },
  {
    what: 'lost all its cases',
    keep: [],
    said: 'Senza casi non c’è modo di proseguire.',
    hint: 'Scrivi un caso con "when", e dopo uno senza.',
  },
])('says of a branch that has $what what a reader of journeys understands', ({ keep, said, hint }) => {
  const findings = checkTree('journeys/help-desk-message/journey.json', ({ steps }) =>
    keepCases(steps['whose'], keep),
  );

  expect(findings).toMatchObject([{ code: 'schema-violation', pointer: '/steps/whose/cases', hint }]);
  expect(findings[0]?.message).toBe(said);
});

it('tells of a default that is gone, and not of the steps that it led to', () => {
  const findings = checkTree('journeys/ecode-view/journey.json', ({ steps }) =>
    keepCases(steps['begin'], [0, 1]),
  );

  expect(findings).toMatchObject([{ code: 'case-default', pointer: '/steps/begin/cases/1/when' }]);
});

it.each([
  { what: 'those that run it', journey: 'identity-visit', from: 'returned', to: 'done', isSure: false },
  { what: 'its scenarios', journey: 'card-recharge', from: 'elsewhere', to: 'elsewere', isSure: true },
])('tells once, at its end, of an outcome that has another name than for $what', (renamed) => {
  const { journey, from, to, isSure } = renamed;
  const file = `journeys/${journey}/journey.json`;

  const findings = checkWith(file, `"outcome": "${from}"`, `"outcome": "${to}"`);

  expect(findings).toMatchObject([{ code: 'exit-unknown', file }]);
  expect(findings[0]?.message).toMatch(new RegExp(`"${to}".* in \\d+ posti .*"${from}", che non esiste`));
  expect(findings[0]?.fix !== undefined).toBe(isSure);
});

it('tells once of an exit that has another name than its outcome', () => {
  const findings = checkWith('journeys/kyc/journey.json', '"returned": {', '"otherwise": {');

  const told = { code: 'exit-unknown', pointer: '/steps/visit/exits/otherwise' };
  expect(findings).toMatchObject([{ ...told, hint: 'Ci sono: "returned".' }]);
});

it('tells of two exits that are not there, and of each outcome that has none', () => {
  const findings = checkWith('journeys/kyc/journey.json', '"returned": {', '"otherwise": {', [
    '"cancelled": {\n          "to"',
    '"elsewhere": {\n          "to"',
  ]);

  expect(findings.map(({ code }) => code).toSorted()).toEqual([
    'exit-missing',
    'exit-missing',
    'exit-unknown',
    'exit-unknown',
  ]);
});

it('tells once of two journeys that run one another', () => {
  const runs = new Map([
    [flow, 'pin-view'],
    ['journeys/pin-view/journey.json', 'phone-change'],
  ]);
  const edited = files.map((each) => {
    const journey = runs.get(each.path);
    if (journey === undefined) return each;
    const again = `"again": { "kind": "journey", "journey": "${journey}", "exits": { "completed": { "to": "again" } } }`;
    const [head = '', steps = ''] = each.text.split('"steps": {');
    return { ...each, text: `${head}"steps": {${again},${steps.replace(/"to": "[^"]+"/, '"to": "again"')}` };
  });

  const findings = inEnglish(read(edited));

  expect(findings.filter(({ code }) => code === 'journey-recursive')).toHaveLength(1);
});

type Steps = { input: object; steps: { [name: string]: { [key: string]: unknown } } };

function renameKey(node: object, from: string, to: string): void {
  const value: unknown = Reflect.get(node, from);
  Reflect.deleteProperty(node, from);
  Reflect.set(node, to, value);
}

function keepCases(step: Steps['steps'][string] | undefined, kept: readonly number[]): void {
  const cases: unknown = step?.['cases'];
  if (step && Array.isArray(cases)) step['cases'] = cases.filter((_, index) => kept.includes(index));
}

function checkTree(file: string, change: (journey: Steps) => void) {
  return checkEdited(file, (text) => {
    const journey = JSON.parse(text) as Steps; // as the schema of journeys has it
    change(journey);
    return JSON.stringify(journey);
  });
}

function checkWith(
  file: string,
  ...changes: readonly [from: string, to: string, ...more: [string, string][]]
) {
  const [from, to, ...more] = changes;
  return checkEdited(file, (text) =>
    [[from, to] as const, ...more].reduce((changed, [before, after]) => {
      expect(changed).toContain(before);
      return changed.replace(before, () => after);
    }, text),
  );
}

function checkEdited(file: string, edit: (text: string) => string) {
  const edited = files.map((each) => (each.path === file ? { path: file, text: edit(each.text) } : each));
  return inItalian(read(edited));
}
