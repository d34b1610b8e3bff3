import { expect, it } from 'vitest';
import { checkTree, checkWith, files, inEnglish, keepCases, read, renameKey } from './echoes.fixture.ts';

const flow = 'journeys/phone-change/journey.json';

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
  const findings = checkTree('journeys/ecode-change/journey.json', ({ steps }) =>
    keepCases(steps['begin'], [0, 1, 2]),
  );

  expect(findings).toMatchObject([{ code: 'case-default', pointer: '/steps/begin/cases/2/when' }]);
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
    '"cancelled": { "to"',
    '"elsewhere": { "to"',
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
