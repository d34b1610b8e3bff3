import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import {
  fillIn,
  findings,
  kinds,
  ofAskFirst,
  ofKind,
  openFolder,
  stepOf,
  toWriteIn,
} from './new-steps.fixture.ts';
import { openExample } from './small-folder.ts';

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
