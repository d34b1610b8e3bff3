import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { freshData } from './fresh-data.ts';

let folder: string;
const make = vi.fn(async () => new Blob(['a bank that nobody has used']));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'percorso-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  make.mockClear();
});

it('is made once, and lies ready from then on', async () => {
  const made = await freshData(make, folder);
  const found = await freshData(make, folder);

  expect(make).toHaveBeenCalledOnce();
  expect(await found.text()).toBe(await made.text());
});

it('takes the place of what other migrations had made', async () => {
  writeFileSync(join(folder, 'of-other-migrations.tar'), 'another bank');

  await freshData(make, folder);

  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain('of-other-migrations.tar');
});

it('is made each time where nothing can be kept', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');

  await freshData(make, file);
  const made = await freshData(make, file);

  expect(make).toHaveBeenCalledTimes(2);
  expect(await made.text()).toBe('a bank that nobody has used');
});
