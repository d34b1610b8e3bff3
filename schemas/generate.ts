import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generate/files.ts';

const root = import.meta.dirname;
mkdirSync(join(root, 'generated'), { recursive: true });
for (const [name, text] of Object.entries(await generatedFiles(root))) {
  writeFileSync(join(root, 'generated', name), text);
}
