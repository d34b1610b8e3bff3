import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { openExample, type SmallFolder } from './small-folder.ts';

const views = {
  'secret-countdown': { input: ['secret', 'seconds'] },
  'plan-table': { input: ['plans', 'amount'], actions: ['chosen'] },
  clock: {},
};

/** Every kind of step, with what it needs. */
const kinds = [
  'form',
  'view --view clock',
  'call --operation listCards',
  'call --operation readPinStatus',
  'branch',
  'journey --journey ask-first',
  'end',
] as const;

async function openFolder(): Promise<SmallFolder> {
  const folder = openExample();
  folder.write('journeys/views.json', JSON.stringify(views));
  await folder.percorso(['new', 'journey', 'ask-first']);
  return folder;
}

const add = (folder: SmallFolder, ...typed: readonly string[]) =>
  folder.percorso(['new', 'step', 'phone-change', 'extra', ...typed]);

const ofKind = (kind: string) => ['--kind', ...kind.split(' ')];

const stepOf = ({ path }: SmallFolder, { journey = 'phone-change', name = 'extra' } = {}): unknown =>
  JSON.parse(readFileSync(join(path, `journeys/${journey}/journey.json`), 'utf8')).steps[name];

/** The codes of what check finds, with their places. */
async function findings(folder: SmallFolder): Promise<string[]> {
  const { printed } = await folder.percorso(['check', '--format', 'json']);
  const found = JSON.parse(printed) as { code: string; pointer: string }[];
  return found.map(({ code, pointer }) => `${code} ${pointer}`);
}

/** Writes a number in place of every value that stands in. */
function fillIn({ path, write }: SmallFolder, journey: string): void {
  const file = `journeys/${journey}/journey.json`;
  write(file, readFileSync(join(path, file), 'utf8').replaceAll('Valore da scrivere', '3331234567'));
}

function toWriteIn(step: string, kind: string): string[] {
  if (kind === 'end' && step === 'extra') return [`label-twin /enter-number/actions/${step}`];
  if (kind === 'branch') return [`branch-idle /steps/${step}/cases`];
  return ['form', 'view'].includes(kind.split(' ')[0] ?? '') ? [`text-standin /${step}/title`] : [];
}

/** Of the journey that every folder here has got. */
const ofAskFirst = ['text-standin /ask/title', 'text-standin /ask/fields/answer/label'];

describe('a new step', () => {
  it.each(kinds)('of kind %s is sound but for its words, and can be proved to the last way', async (kind) => {
    const folder = await openFolder();

    const made = await add(folder, ...ofKind(kind));
    const found = await findings(folder);
    await folder.percorso(['explore', 'phone-change', '--write']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect(found).toEqual([...ofAskFirst, ...toWriteIn('extra', kind)]);
    expect(tested).toMatchObject({
      code: 0,
      printed: expect.stringContaining(' 0 failed; coverage 100.0 %'),
    });
  });

  it.each(['form', 'view --view clock', 'call --operation listCards', 'call --operation readPinStatus'])(
    'of kind %s is passed at once by the scenarios that meet it',
    async (kind) => {
      const folder = await openFolder();

      await add(folder, ...ofKind(kind));
      const tested = await folder.percorso(['test', 'phone-change']);

      expect(tested).toMatchObject({ code: 0, printed: expect.stringContaining(' 0 failed; ') });
    },
  );

  it.each(['branch', 'journey --journey ask-first'])(
    'of kind %s names no file that it leaves as it was',
    async (kind) => {
      const { printed } = await add(await openFolder(), ...ofKind(kind));

      expect(printed).toContain('wrote journeys/phone-change/journey.json\n');
      expect(printed).not.toContain('wrote i18n');
    },
  );

  it('can be gone back to where there was nothing to go back to', async () => {
    const folder = await openFolder();
    const call = ['--kind', 'call', '--operation', 'updateContact', '--from', 'ask'];
    await folder.percorso(['new', 'step', 'ask-first', 'read', ...call]);
    await folder.percorso(['new', 'step', 'ask-first', 'last', '--kind', 'form', '--from', 'read']);
    fillIn(folder, 'ask-first');
    const path = 'journeys/ask-first/scenarios/completes.json';
    const scenario = JSON.parse(readFileSync(join(folder.path, path), 'utf8'));
    scenario.do[1].expect.canGoBack = false;
    folder.write(path, JSON.stringify(scenario));

    await folder.percorso(['new', 'step', 'ask-first', 'between', '--kind', 'form', '--from', 'read']);
    const { printed } = await folder.percorso(['test', 'ask-first']);

    expect(printed).toContain(' 0 failed; ');
  });

  it('sends what the journey was given under the name that the bank asks for', async () => {
    const folder = await openFolder();

    const { printed } = await add(folder, '--kind', 'call', '--operation', 'readPinStatus');

    expect(stepOf(folder)).toMatchObject({ body: { cardId: { var: 'input.cardId' } } });
    expect(printed).not.toContain('in place of');
  });

  it('sends what the journey remembers under the name that the bank asks for', async () => {
    const folder = await openFolder();
    const call = ['--kind', 'call', '--operation', 'recoverPassword'];

    await folder.percorso(['new', 'step', 'ask-first', 'extra', ...call]);

    expect(stepOf(folder, { journey: 'ask-first' })).toMatchObject({
      body: { answer: { var: 'data.answer' }, username: 'Valore da scrivere' },
    });
  });

  it('leaves to the call that is there what is kept for one call, and tells that it comes too late', async () => {
    const folder = await openFolder();
    const call = ['--kind', 'call', '--operation', 'verifyOtpNewNumber', '--from', 'enter-code'];

    const { code, warned } = await add(folder, ...call);

    expect(code).toBe(1);
    expect(stepOf(folder)).toMatchObject({ body: { otp: 'Valore da scrivere' } });
    expect(warned).toContain('data-erased: ');
  });

  it('makes up nothing that is sent: what the journey does not have is found until it is written', async () => {
    const folder = await openFolder();

    const made = await add(folder, '--kind', 'call', '--operation', 'generateOtpSca');
    const found = await findings(folder);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect(made.printed).toContain(
      'Write in journeys/phone-change/journey.json what is meant in place of: extra.body.telephone.\n',
    );
    expect(made.printed).toContain('Then "percorso explore phone-change --write" writes the scenarios');
    expect(found).toContain('value-standin /steps/extra/body/telephone');
  });

  it('gives a view what it needs, and the actions that it does by itself', async () => {
    const folder = await openFolder();

    const { printed } = await add(folder, '--kind', 'view', '--view', 'plan-table');
    const found = await findings(folder);

    expect(stepOf(folder)).toEqual({
      kind: 'view',
      view: 'plan-table',
      input: { plans: 'Valore da scrivere', amount: 'Valore da scrivere' },
      actions: { chosen: { to: 'send-code' } },
    });
    expect(printed).toContain('in place of: extra.input.plans, extra.input.amount.\n');
    expect(found).toEqual(
      expect.arrayContaining([
        'value-standin /steps/extra/input/plans',
        'value-standin /steps/extra/input/amount',
      ]),
    );
  });

  it('assigns the first datum that may be written, and names what is still to be [LANG-19]', async () => {
    const folder = await openFolder();

    const { printed } = await add(folder, '--kind', 'assign');
    const found = await findings(folder);

    expect(stepOf(folder)).toEqual({
      kind: 'assign',
      sets: { 'data.phone': 'Valore da scrivere' },
      to: 'send-code',
    });
    expect(printed).toContain('in place of: extra.sets.\n');
    expect(found).toContain('value-standin /steps/extra/sets/data.phone');
  });

  it('refuses a view that the portal does not have, and names those that it has', async () => {
    const { code, warned } = await add(await openFolder(), '--kind', 'view', '--view', 'plans');

    expect({ code, warned }).toEqual({
      code: 2,
      warned:
        'percorso new: there is no view "plans". There are: "secret-countdown", "plan-table", "clock".\n',
    });
  });

  it('tells in the language asked for what check finds of it, such as a change for good before a retry', async () => {
    const folder = await openFolder();
    const commit = ['--kind', 'call', '--operation', 'updateContact', '--lang', 'it'];

    const { code, printed, warned } = await add(folder, ...commit);

    expect(code).toBe(1);
    expect(printed).toContain('scritto journeys/phone-change/journey.json\n');
    expect(warned).toMatch(/journey\.json:\d+:\d+ commit-repeated: Quando "send-code" /);
  });

  it('goes on the last way of a call that has several', async () => {
    const folder = await openFolder();
    const file = 'journeys/phone-change/journey.json';
    const cases =
      '"ok": [{ "when": { "===": [{ "var": "session.limited" }, true] }, "to": "enter-code" }, { "to": "enter-code" }]';
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replace(/"ok": \{\s*"to": "enter-code"\s*\}/, cases));

    await add(folder, '--kind', 'form', '--from', 'send-code');

    expect(stepOf(folder, { name: 'send-code' })).toMatchObject({
      ok: [{ to: 'enter-code' }, { to: 'extra' }],
    });
  });

  it('leaves the steps and texts as they are that it does not touch, and their order', async () => {
    const folder = await openFolder();
    const before = readFileSync(join(folder.path, 'journeys/phone-change/journey.json'), 'utf8');

    await add(folder, '--kind', 'form');

    const after = readFileSync(join(folder.path, 'journeys/phone-change/journey.json'), 'utf8');
    const added = after.split('\n').filter((line) => !before.includes(`${line}\n`));
    expect(before.split('\n').filter((line) => !after.includes(`${line}\n`))).toEqual([]);
    expect(added.join('')).toContain('"extra": {');
  });
});

describe('a new journey', () => {
  it('passes check but for its words, and its scenarios pass all of it', async () => {
    const folder = openExample();

    const made = await folder.percorso(['new', 'journey', 'ask-once']);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect(made.printed).toContain(
      'Write the texts of i18n/it/ask-once.json that stand in: check finds 2.\n',
    );
    expect(await findings(folder)).toEqual(ofAskFirst);
    expect((await folder.percorso(['test', 'ask-once', '--min-coverage', '100'])).code).toBe(0);
    expect((await folder.percorso(['explore', 'ask-once'])).code).toBe(0);
  });

  it.each([...kinds, 'assign'])('takes a step of kind %s', async (kind) => {
    const folder = await openFolder();
    await folder.percorso(['new', 'journey', 'ask-once']);

    const made = await folder.percorso(['new', 'step', 'ask-once', 'next', ...ofKind(kind)]);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect((await findings(folder)).filter((each) => !each.startsWith('value-standin '))).toEqual(
      expect.arrayContaining([...ofAskFirst, ...toWriteIn('next', kind)]),
    );
  });

  it('takes a call that changes something for good, with the code that the bank asks for', async () => {
    const folder = openExample();
    await folder.percorso(['new', 'journey', 'ask-once']);
    const call = ['--kind', 'call', '--operation', 'updateContact'];

    const made = await folder.percorso(['new', 'step', 'ask-once', 'next', ...call]);

    expect(made).toMatchObject({ code: 0, warned: '' });
    fillIn(folder, 'ask-once');
    await folder.percorso(['explore', 'ask-once', '--write']);
    expect((await folder.percorso(['test', 'ask-once', '--min-coverage', '100'])).code).toBe(0);
  });
});

it('takes the scenarios past a screen in their way, those alone that meet it', async () => {
  const folder = openExample();

  const made = await folder.percorso([
    'new',
    'step',
    'phone-change',
    'warn',
    '--kind',
    'form',
    '--from',
    'enter-number',
  ]);
  const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

  expect(made.printed).toContain('wrote journeys/phone-change/scenarios/wrong-codes.json');
  expect(made.printed).not.toContain('closed-at-number.json');
  expect(tested.code).toBe(0);
  expect(tested.printed).toMatch(/phone-change +12\/12/);
});

it('leaves all that the file says as it is written: guards by their names, ways where they stand', async () => {
  const folder = openExample();
  const named = { use: 'is-standard' };
  const guard = { '===': [{ var: 'profile.userType' }, 'STANDARD'] };
  folder.write('journeys/guards.json', JSON.stringify({ guards: { 'is-standard': { guard } } }));
  const file = 'journeys/phone-change/journey.json';
  const journey = JSON.parse(readFileSync(join(folder.path, file), 'utf8')) as JourneyFile;
  const { submit: _plain, ...others } = actionsOf(journey, 'enter-number');
  const cases = [{ when: named, to: 'cancelled' }, { to: 'send-code' }];
  folder.write(file, JSON.stringify(withActions(journey, 'enter-number', { ...others, submit: { cases } })));

  await folder.percorso(['new', 'step', 'phone-change', 'warn', '--kind', 'form', '--from', 'enter-number']);

  expect(stepOf(folder, { name: 'enter-number' })).toMatchObject({
    actions: { submit: { cases: [cases[0], { to: 'warn' }] } },
  });
  expect(stepOf(folder, { name: 'warn' })).toMatchObject({ actions: { submit: { to: 'send-code' } } });
});

const actionsOf = ({ steps }: JourneyFile, name: string): Readonly<Record<string, object>> => {
  const step = steps[name];
  return step && 'actions' in step ? step.actions : {};
};

/** Keys that a file has and types leave out may be among the actions. */
const withActions = (journey: JourneyFile, name: string, actions: Readonly<Record<string, object>>) => ({
  ...journey,
  steps: { ...journey.steps, [name]: { ...journey.steps[name], actions } },
});
