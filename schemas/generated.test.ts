import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from './generate/files.ts';

it('has generated files that say what the schemas say now', async () => {
  const root = import.meta.dirname;

  const files = await generatedFiles(root);

  for (const [name, text] of Object.entries(files)) {
    const written = readFileSync(join(root, 'generated', name), 'utf8').replaceAll('\r\n', '\n');
    expect(written, `run npm run generate: ${name}`).toBe(text);
  }
});
