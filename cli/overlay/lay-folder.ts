import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bankSettings } from '#server/folder';
import { UsageError } from '../command.ts';
import { product, seenFrom } from './read-overlay.ts';
import { noteVersion } from './taken.ts';
import { noteSeen, seePackage } from '../upgrade/seen-package.ts';
import { writeWhole } from './write-whole.ts';

/** What npm and git put into a folder: it may be there before. */
const ofTools: ReadonlySet<string> = new Set(['.git', 'node_modules', 'package.json', 'package-lock.json']);

/**
 * Lays a bank’s own folder: settings to begin with, a look that changes nothing, and room for journeys and texts. Returns
 * the paths of its files.
 *
 * @throws {UsageError} when something stands there already.
 */
export function layFolder(root: string): string[] {
  refuseTaken(root);
  const settings = readFileSync(join(product, 'portal.config.json'), 'utf8');
  const files = [
    { path: bankSettings, text: settings.replace('"./schemas/', `"./${seenFrom(root)}/schemas/`) },
    { path: 'brand/brand.json', text: '{}\n' },
    // Git keeps no folder without a file.
    { path: 'journeys/.gitkeep', text: '' },
    { path: 'i18n/it/.gitkeep', text: '' },
    { path: '.gitignore', text: 'node_modules/\ndist/\n' },
  ];
  mkdirSync(root, { recursive: true });
  for (const file of files) writeWhole(root, file);
  noteVersion(root);
  noteSeen(root, seePackage(root));
  return files.map(({ path }) => path);
}

function refuseTaken(root: string): void {
  if (!existsSync(root)) return;
  const present = statSync(root).isDirectory()
    ? readdirSync(root).find((name) => !ofTools.has(name))
    : undefined;
  if (present === undefined && statSync(root).isDirectory()) return;
  const what = present === undefined ? root : join(root, present);
  throw new UsageError({
    en: `${what} is there already. Name a folder that is new or empty.`,
    it: `${what} c’è già. Indica una cartella nuova o vuota.`,
  });
}
