import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCommittedFolder, openSmallFolder, type SmallFolder } from './small-folder.ts';

const file = 'journeys/instalment-confirm/journey.json';
const chapter =
  readFileSync(join(import.meta.dirname, '../../docs/language.md'), 'utf8').split(
    '## What is asked at once',
  )[1] ?? '';
/** The example of the chapter. */
const asWritten = JSON.parse(`{${/```json\n(.*?)```/s.exec(chapter)?.[1] ?? ''}}`)['read-plans'];

const journeyIn = (folder: SmallFolder) => JSON.parse(readFileSync(join(folder.path, file), 'utf8'));

it('asks as the chapter says, in the journey that it is taken from [LANG-22]', () => {
  const { all, ok } = journeyIn(openSmallFolder()).steps['read-plans'];

  expect(all.term).toMatchObject(asWritten.all.term);
  expect(all.plans).toMatchObject(asWritten.all.plans);
  expect(ok[0].to).toBe(asWritten.ok.to);
});

it('draws, explores and counts each of the calls, what stands in the place of an answer, and what is decided behind them [LANG-22]', async () => {
  const folder = openSmallFolder();

  const drawn = await folder.percorso(['graph', 'instalment-confirm']);
  const explored = await folder.percorso(['explore', 'instalment-confirm']);
  const tested = await folder.percorso(['test', 'instalment-confirm', '--min-coverage', '100']);

  for (const name of ['read-plans › all › plans', 'read-plans › all › term', 'read-plans › ok'])
    expect(drawn.printed).toContain(name);
  expect(explored.printed).toContain('0 walks break a journey');
  expect(tested.printed).toContain(' 0 failed; coverage 100.0 %');
});

it('tells which of the calls is another, and which case behind them [LANG-22]', async () => {
  const folder = openCommittedFolder(openSmallFolder());
  const journey = journeyIn(folder);
  const { all, ok } = journey.steps['read-plans'];
  all.term.else = { 'data.until': 'ieri' };
  ok[1].to = 'changed';
  folder.write(file, JSON.stringify({ ...journey, version: '9.0.0' }, undefined, 2));

  const { printed } = await folder.percorso(['diff', 'HEAD']);

  expect(printed).toContain('read-plans › all › term');
  expect(printed).toContain('read-plans › ok');
});
