import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from '#analysis';

/** Writes a file of a folder, with the folders that it stands in. */
export function writeWhole(root: string, { path, text }: SourceFile): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
