import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStudioFolder } from '../../cli/studio/studio-folder.ts';
import { openEmptyFolder } from './small-folder.ts';

const texts = 'i18n/it/card-lock.json';
const journey = 'journeys/card-lock/journey.json';

/** Opens a bank’s fresh folder as Studio does. */
async function openBank() {
  const folder = openEmptyFolder();
  await folder.percorso(['init', '.']);
  const studio = openStudioFolder(folder.path);
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8');
  return { folder, studio, read, textOf: (path: string) => studio.text(path) ?? '' };
}

it('a text that is changed in Studio stands in the bank’s folder by its key alone', async () => {
  const { studio, read, textOf, folder } = await openBank();
  const was = textOf(texts);

  const written = studio.write(texts, { was, text: was.replace('Bloccare la carta?', 'La blocchiamo?') });
  studio.reread();

  expect(written).toBe('written');
  expect(JSON.parse(read(texts))).toEqual({ confirm: { title: 'La blocchiamo?' } });
  expect(JSON.parse(textOf(texts)).confirm).toMatchObject({
    title: 'La blocchiamo?',
    actions: { submit: 'BLOCCA' },
  });
  expect(existsSync(join(folder.path, journey))).toBe(false);
});

it('a journey that is changed in Studio becomes the bank’s own by that, and nothing is written in the package', async () => {
  const { studio, read, textOf, folder } = await openBank();
  const was = textOf(journey);

  const written = studio.write(journey, { was, text: was.replace('"1.0.0"', '"1.1.0"') });
  const late = studio.write(journey, { was, text: was });

  expect([written, late]).toEqual(['written', 'changed']);
  expect(JSON.parse(read(journey))).toMatchObject({ id: 'card-lock', version: '1.1.0' });
  expect(existsSync(join(folder.path, '.percorso/taken', journey))).toBe(true);
  expect((await folder.percorso(['check'])).code).toBe(0);
});

it('a scenario comes into and goes from a journey that is the bank’s own by that', async () => {
  const { studio, textOf, folder } = await openBank();
  const scenario = 'journeys/card-lock/scenarios/closed.json';
  const was = textOf(scenario);

  expect(studio.remove(scenario, was)).toBe('written');
  expect(existsSync(join(folder.path, scenario))).toBe(false);
  studio.reread();
  expect(studio.text(scenario)).toBeUndefined();
  expect(studio.create('journeys/card-unlock/scenarios/mine.json', was)).toBe('written');
  expect(existsSync(join(folder.path, 'journeys/card-unlock/journey.json'))).toBe(true);
});

it.each(['journeys', 'i18n/it', '.percorso'])(
  'nothing is written through %s where that is a link which leads out of the bank’s folder [RUN-02]',
  async (linked) => {
    const { studio, textOf, folder } = await openBank();
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    const was = textOf(journey);
    renameSync(join(folder.path, linked), `${folder.path}-aside`);
    symlinkSync(outside, join(folder.path, linked));

    const written = studio.write(journey, { was, text: was.replace('"1.0.0"', '"1.1.0"') });

    expect(written).toEqual({
      refused: expect.objectContaining({ it: expect.stringContaining(`${linked} è un collegamento`) }),
    });
    expect(readdirSync(outside)).toEqual([]);
    for (const path of [outside, `${folder.path}-aside`]) rmSync(path, { recursive: true });
  },
);
