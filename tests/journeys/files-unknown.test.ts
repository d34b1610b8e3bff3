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
