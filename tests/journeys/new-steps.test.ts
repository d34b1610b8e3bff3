import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
  'view --view plan-table',
  'call --operation listCards',
  'call --operation verifyOtpNewNumber',
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

const stepOf = ({ path }: SmallFolder, name = 'extra'): unknown =>
  JSON.parse(readFileSync(join(path, 'journeys/phone-change/journey.json'), 'utf8')).steps[name];

describe('a new step', { timeout: 60_000 }, () => {
  it.each(kinds)('of kind %s is sound, and can be proved to the last way', async (kind) => {
    const folder = await openFolder();

    const made = await add(folder, ...ofKind(kind));
    const checked = await folder.percorso(['check']);
    await folder.percorso(['explore', 'phone-change', '--write']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect(checked.printed).toContain('4 journeys checked: 0 errors, 0 warnings.');
    expect(tested).toMatchObject({
      code: 0,
      printed: expect.stringContaining(' 0 failed; coverage 100.0 %'),
    });
  });

  it.each(['form', 'view --view clock', 'view --view plan-table', 'call --operation listCards'])(
    'of kind %s is passed at once by the scenarios that meet it',
    async (kind) => {
      const folder = await openFolder();

      await add(folder, ...ofKind(kind));
      const tested = await folder.percorso(['test', 'phone-change']);

      expect(tested).toMatchObject({ code: 0, printed: expect.stringContaining(' 0 failed; ') });
    },
  );

  it('can be gone back to where there was nothing to go back to', async () => {
    const folder = await openFolder();
    const call = ['--kind', 'call', '--operation', 'updateContact', '--from', 'ask'];
    await folder.percorso(['new', 'step', 'ask-first', 'read', ...call]);
    await folder.percorso(['new', 'step', 'ask-first', 'last', '--kind', 'form', '--from', 'read']);
    const path = 'journeys/ask-first/scenarios/completes.json';
    const scenario = JSON.parse(readFileSync(join(folder.path, path), 'utf8'));
    scenario.do[1].expect.canGoBack = false;
    folder.write(path, JSON.stringify(scenario));

    await folder.percorso(['new', 'step', 'ask-first', 'between', '--kind', 'form', '--from', 'read']);
    const { printed } = await folder.percorso(['test', 'ask-first']);

    expect(printed).toContain(' 0 failed; ');
  });

  it('says which values stand in, and what proves its new ways', async () => {
    const folder = await openFolder();

    const { printed } = await add(folder, '--kind', 'call', '--operation', 'generateOtpSca');

    expect(printed).toContain(
      'Write in journeys/phone-change/journey.json what is meant in place of: extra.body.telephone.\n',
    );
    expect(printed).toContain('Then "percorso explore phone-change --write" writes the scenarios');
  });

  it('gives a view what it needs, and the actions that it does by itself', async () => {
    const folder = await openFolder();

    const { printed } = await add(folder, '--kind', 'view', '--view', 'plan-table');

    expect(stepOf(folder)).toEqual({
      kind: 'view',
      view: 'plan-table',
      input: { plans: '', amount: '' },
      actions: { chosen: { to: 'send-code' } },
    });
    expect(printed).toContain('in place of: extra.input.plans, extra.input.amount.\n');
  });

  it('refuses a view that the portal does not have, and names those that it has', async () => {
    const { code, warned } = await add(await openFolder(), '--kind', 'view', '--view', 'plans');

    expect({ code, warned }).toEqual({
      code: 2,
      warned: 'percorso new: there is no view "plans": secret-countdown, plan-table, clock.\n',
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

    expect(stepOf(folder, 'send-code')).toMatchObject({ ok: [{ to: 'enter-code' }, { to: 'extra' }] });
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
  it('passes check, and its scenarios pass all of it', async () => {
    const folder = openExample();

    const made = await folder.percorso(['new', 'journey', 'ask-once']);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect((await folder.percorso(['check'])).code).toBe(0);
    expect((await folder.percorso(['test', 'ask-once', '--min-coverage', '100'])).code).toBe(0);
    expect((await folder.percorso(['explore', 'ask-once'])).code).toBe(0);
  });

  it.each(kinds)('takes a step of kind %s', async (kind) => {
    const folder = await openFolder();
    await folder.percorso(['new', 'journey', 'ask-once']);

    const made = await folder.percorso(['new', 'step', 'ask-once', 'next', ...ofKind(kind)]);

    expect(made).toMatchObject({ code: 0, warned: '' });
    expect((await folder.percorso(['check'])).code).toBe(0);
  });

  it('takes a call that changes something for good, with the code that the bank asks for', async () => {
    const folder = openExample();
    await folder.percorso(['new', 'journey', 'ask-once']);
    const call = ['--kind', 'call', '--operation', 'updateContact'];

    const made = await folder.percorso(['new', 'step', 'ask-once', 'next', ...call]);

    expect(made).toMatchObject({ code: 0, warned: '' });
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
