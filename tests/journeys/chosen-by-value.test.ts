import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCommittedFolder, openExample, type SmallFolder } from './small-folder.ts';

const file = 'journeys/pin-view/journey.json';

const chapter =
  readFileSync(join(import.meta.dirname, '../../docs/language.md'), 'utf8').split(
    '## A step that a value chooses',
  )[1] ?? '';
/** The example of the chapter. */
const { ok: byValue } = JSON.parse(`{${/```json\n(.*?)```/s.exec(chapter)?.[1] ?? ''}}`);

/** The example, of which the answer to a call chooses the step by its value, or by guards over it. */
function openChoosing(isByValue = true): SmallFolder {
  const folder = openExample();
  const journey = JSON.parse(readFileSync(join(folder.path, file), 'utf8'));
  const { status } = journey.steps;
  const { sets } = byValue;
  status.ok = isByValue ? byValue : status.ok.map((way: object) => ({ ...way, sets }));
  folder.write(file, JSON.stringify({ ...journey, version: '9.0.0' }, undefined, 2));
  return folder;
}

it('checks, counts, explores and draws each way that a value chooses [LANG-18]', async () => {
  const folder = openChoosing();

  const found = await folder.percorso(['check', '--format', 'json']);
  await folder.percorso(['explore', 'pin-view', '--write']);
  const tested = await folder.percorso(['test', 'pin-view', '--min-coverage', '100']);
  const drawn = await folder.percorso(['graph', 'pin-view']);

  expect(JSON.parse(found.printed)).toEqual([]);
  expect(tested.printed).toContain(' 0 failed; coverage 100.0 %');
  expect(drawn.printed.match(/"ok \d"/g)).toHaveLength(4);
});

it('finds a value that the bank never answers, and a step that is not, where they stand [LANG-18]', async () => {
  const folder = openChoosing();
  const text = readFileSync(join(folder.path, file), 'utf8');
  const spoilt = text.replace('"BLOCKED": "', '"BLOKED": "').replace('"LAST_VIEW": "', '"LAST_VIEW": "un');
  folder.write(file, spoilt);
  const lineOf = (words: string) => spoilt.split('\n').findIndex((line) => line.includes(words)) + 1;

  const { printed } = await folder.percorso(['check', '--format', 'json']);

  const found: { code: string; line: number }[] = JSON.parse(printed);
  const lines = (code: string) => found.filter((one) => one.code === code).map(({ line }) => line);
  expect(lines('step-unknown')).toEqual([lineOf('LAST_VIEW')]);
  expect(lines('value-impossible')).toEqual([lineOf('BLOKED')]);
});

it('tells of a value that leads elsewhere, and of nothing where values stand in place of guards [LANG-18]', async () => {
  const folder = openCommittedFolder(openChoosing(false));
  const text = readFileSync(join(openChoosing().path, file), 'utf8');
  folder.write(file, text);
  const same = await folder.percorso(['diff', 'HEAD']);
  folder.write(file, text.replace('"BLOCKED": "exceeded"', '"BLOCKED": "intro"'));
  const other = await folder.percorso(['diff', 'HEAD']);

  expect(same.printed).toContain('0 journeys differ');
  expect(other.printed).toContain('status');
});
