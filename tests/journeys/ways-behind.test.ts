import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCommittedFolder, openExample, type SmallFolder } from './small-folder.ts';

const file = 'journeys/phone-change/journey.json';

/** The example’s journey, whose first screen decides by itself and whose second writes when its time is over. */
function openDeciding(): SmallFolder {
  const folder = openExample();
  const journey = JSON.parse(readFileSync(join(folder.path, file), 'utf8'));
  const { 'enter-number': ask, 'enter-code': code } = journey.steps;
  const isLate = { var: 'data.late' };
  journey.data.late = { type: 'boolean', initial: false };
  ask.actions.submit = { cases: [{ when: isLate, to: 'cancelled' }, { to: ask.actions.submit.to }] };
  code.after = { seconds: 60, to: 'enter-number', sets: { 'data.late': true } };
  ask.actions.leave = { when: isLate, to: 'cancelled' };
  const texts = 'i18n/it/phone-change.json';
  const words = JSON.parse(readFileSync(join(folder.path, texts), 'utf8'));
  words['enter-number'].actions.leave = 'Lascia stare';
  folder.write(file, JSON.stringify({ ...journey, version: '9.0.0' }));
  folder.write(texts, JSON.stringify(words));
  return folder;
}

it('explores, counts and draws what an action or the time decides and writes, to the last way [LANG-15]', async () => {
  const folder = openDeciding();

  const found = await folder.percorso(['check', '--format', 'json']);
  await folder.percorso(['explore', 'phone-change', '--write']);
  const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);
  const drawn = await folder.percorso(['graph', 'phone-change']);

  expect(JSON.parse(found.printed)).toEqual([]);
  expect(tested.printed).toContain(' 0 failed; coverage 100.0 %');
  expect(drawn.printed).toContain('enter-number › actions › submit');
  expect(drawn.printed).toContain('enter-code › after');
});

it('counts a case of an action that no scenario passes', async () => {
  const folder = openDeciding();

  const tested = await folder.percorso(['test', 'phone-change']);

  expect(tested.printed).toContain('enter-number › actions › submit case 1');
  expect(tested.printed).toContain('enter-code after 60 s');
});

it('tells of a branch that has gone into the action before it as of ways, not as of a step with another name', async () => {
  const apart = openExample();
  const journey = JSON.parse(readFileSync(join(apart.path, file), 'utf8'));
  const { submit } = journey.steps['enter-number'].actions;
  const cases = [
    { when: { '===': [{ var: 'data.phone' }, '3331234567'] }, to: 'cancelled' },
    { to: submit.to },
  ];
  journey.steps.which = { kind: 'branch', cases };
  submit.to = 'which';
  apart.write(file, JSON.stringify(journey));
  const folder = openCommittedFolder(apart);
  delete journey.steps.which;
  journey.steps['enter-number'].actions.submit = { cases };
  folder.write(file, JSON.stringify({ ...journey, version: '9.0.0' }));

  const { printed } = await folder.percorso(['diff', 'HEAD']);

  expect(printed).toContain('- which branch');
  expect(printed).toContain('+ enter-number › actions › submit branch');
  expect(printed).not.toContain('+ enter-code form');
});

it('explores, counts, draws and compares what a refusal decides and writes [LANG-15]', async () => {
  const folder = openExample();
  const journey = JSON.parse(readFileSync(join(folder.path, file), 'utf8'));
  const { errors } = journey.steps['send-code'];
  journey.data.late = { type: 'boolean', initial: false };
  errors.OTP_TOO_SOON = {
    type: 'SHOW',
    cases: [
      { when: { var: 'data.late' }, to: 'enter-code' },
      { when: { '>': [{ var: ['result.retryAfter', 0] }, 60] }, to: 'cancelled' },
      { to: 'enter-number', sets: { 'data.late': true } },
    ],
  };
  folder.write(file, JSON.stringify(journey));
  const texts = JSON.parse(readFileSync(join(folder.path, 'i18n/it/phone-change.json'), 'utf8'));
  texts['enter-code'].errors = { ...texts['enter-code'].errors, OTP_TOO_SOON: 'Riprova fra poco.' };
  folder.write('i18n/it/phone-change.json', JSON.stringify(texts));

  const found = await folder.percorso(['check', '--format', 'json']);
  const tested = await folder.percorso(['test', 'phone-change']);
  await folder.percorso(['explore', 'phone-change', '--write']);
  const explored = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);
  const drawn = await folder.percorso(['graph', 'phone-change']);
  const committed = openCommittedFolder(folder);
  committed.write(
    file,
    JSON.stringify(journey).replace('"to":"enter-code"},{"when"', '"to":"unknown"},{"when"'),
  );
  const compared = await committed.percorso(['diff', 'HEAD']);

  expect(JSON.parse(found.printed)).toEqual([]);
  expect(tested.printed).toContain('send-code OTP_TOO_SOON case 1');
  expect(explored.printed).toContain(' 0 failed; coverage 100.0 %');
  // The fourth is that of the call that sends the code anew.
  expect(drawn.printed.match(/OTP_TOO_SOON/g)).toHaveLength(4);
  expect(compared.printed).toContain('SHOW → unknown | cancelled | enter-number');
});

it('tells of a case of an action that leads elsewhere', async () => {
  const folder = openCommittedFolder(openDeciding());
  const text = readFileSync(join(folder.path, file), 'utf8');
  folder.write(file, text.replace('"to":"cancelled"},{"to"', '"to":"blocked"},{"to"'));

  const { printed } = await folder.percorso(['diff', 'HEAD']);

  expect(printed).toContain('enter-number › actions › submit —case 1→');
});
