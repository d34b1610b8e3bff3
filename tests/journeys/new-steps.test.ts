import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  add,
  fillIn,
  findings,
  kinds,
  ofAskFirst,
  ofKind,
  openFolder,
  stepOf,
  toWriteIn,
} from './new-steps.fixture.ts';

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
    const led = '        "submit": { "to": "send-code" },';
    expect(before.split('\n').filter((line) => !after.includes(`${line}\n`))).toEqual([led]);
    expect(added).toContain(led.replace('send-code', 'extra'));
    expect(added.join('')).toContain('"extra": {');
  });
});
