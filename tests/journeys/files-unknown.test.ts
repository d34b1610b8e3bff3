import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openExample } from './small-folder.ts';

async function checkWith(path: string): Promise<string> {
  const folder = openExample();
  folder.write(path, 'no matter what');
  return (await folder.percorso(['check'])).printed;
}

it.each(['scenarios/zz.JSON', 'scenarios/zz.jsn', 'forms/zz.josn'])(
  'finds a file that only its ending keeps from being read: %s',
  async (name) => {
    const path = `journeys/phone-change/${name}`;

    const printed = await checkWith(path);

    expect(printed).toContain(`Nothing reads the file ${path}.`);
    expect(printed).toContain(`Did you mean "${path.replace(/\.\w+$/, '.json')}"?`);
    expect(printed).toContain('1 error,');
  },
);

it.each(['journeys/phone-change/notes.txt', 'i18n/it/x.txt', 'journeys/list.csv'])(
  'finds a file that has nothing to do among journeys and texts: %s',
  async (path) => {
    const printed = await checkWith(path);

    expect(printed).toContain(`Nothing reads the file ${path}.`);
    expect(printed).toContain('1 error,');
  },
);

it('leaves hidden files alone', async () => {
  expect(await checkWith('journeys/.DS_Store')).toContain('0 errors,');
});

it.each(['journeys/x', 'journeys/x/forms'])(
  'finds the folder of a journey in which no file stands: %s',
  async (path) => {
    const folder = openExample();
    mkdirSync(join(folder.path, path), { recursive: true });

    const [english, italian] = [
      await folder.percorso(['check']),
      await folder.percorsoInItalian(['check', 'x']),
    ];

    expect(english.code).toBe(1);
    expect(english.printed).toContain(
      'The folder journeys/x is empty: write the journey, or remove the folder.',
    );
    expect(english.printed).toContain('1 error,');
    expect(italian.printed).toContain('Non c’è journeys/x/journey.json.');
  },
);

it('leaves alone an empty folder beside a journey, and a hidden one', async () => {
  const folder = openExample();
  for (const path of ['journeys/phone-change/drafts', 'journeys/.idea']) mkdirSync(join(folder.path, path));

  expect((await folder.percorso(['check'])).printed).toContain('0 errors,');
});

it('makes a journey in a folder that stands there empty', async () => {
  const folder = openExample();
  mkdirSync(join(folder.path, 'journeys/ask-once'));

  expect((await folder.percorso(['new', 'journey', 'ask-once'])).code).toBe(0);
  expect((await folder.percorso(['check'])).printed).not.toContain('journey-unknown');
});
