import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { generatedFiles } from './generate/files.ts';

it('has generated files that say what the schemas say now', async () => {
  const root = import.meta.dirname;

  const files = await generatedFiles(root);

  for (const [name, text] of Object.entries(files)) {
    const written = readFileSync(join(root, 'generated', name), 'utf8').replaceAll('\r\n', '\n');
    expect(written, `run npm run generate: ${name}`).toBe(text);
  }
});

it('generates the same from schemas whose lines end as on Windows [RUN-15]', async () => {
  const root = import.meta.dirname;
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(root, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json'))
      writeFileSync(
        join(folder, name),
        readFileSync(join(folder, name), 'utf8').replaceAll(/\r?\n/g, '\r\n'),
      );

  expect(await generatedFiles(folder)).toEqual(await generatedFiles(root));
});
