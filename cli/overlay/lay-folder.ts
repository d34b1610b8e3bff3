import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerLanguage } from '#analysis';
import { bankSettings, makeFolder } from '#server/folder';
import { UsageError } from '../command.ts';
import { product, seenFrom } from './read-overlay.ts';
import { noteVersion } from './taken.ts';
import { noteSeen, seePackage } from '../upgrade/seen-package.ts';
import { writeWhole } from './write-whole.ts';

/** What npm and git put into a folder: it may be there before. */
const ofTools: ReadonlySet<string> = new Set(['.git', 'node_modules', 'package.json', 'package-lock.json']);

/** The package itself, where it was installed from its file. */
const isPackage = (name: string): boolean => name.endsWith('.tgz');

/**
 * Lays a bank’s own folder: settings to begin with, a look that changes nothing, room for journeys and texts, a page that says
 * what is where, in this language, files for two build servers and one for a container. Returns the paths of its files.
 *
 * @throws {UsageError} when something stands there already.
 */
export function layFolder(root: string, language: AnswerLanguage): string[] {
  refuseTaken(root);
  const settings = readFileSync(join(product, 'portal.config.json'), 'utf8');
  const files = [
    { path: bankSettings, text: settings.replace('"./schemas/', `"./${seenFrom(root)}/schemas/`) },
    { path: 'brand/brand.json', text: '{}\n' },
    // Git keeps no folder without a file.
    { path: 'journeys/.gitkeep', text: '' },
    { path: 'i18n/it/.gitkeep', text: '' },
    { path: '.gitignore', text: template('gitignore') },
    {
      path: 'README.md',
      text: template(`README.${language}.md`).replaceAll('{package}', seenFrom(root)),
    },
    { path: '.github/workflows/percorso.yml', text: template('github.yml') },
    { path: '.gitlab-ci.yml', text: template('gitlab.yml') },
    { path: 'Containerfile', text: template('Containerfile') },
    { path: 'Containerfile.dockerignore', text: template('containerignore') },
  ];
  makeFolder(root);
  for (const file of files) writeWhole(root, file);
  noteVersion(root);
  noteSeen(root, { ...seePackage(root), taken: {} });
  return files.map(({ path }) => path);
}

const template = (name: string): string => readFileSync(join(product, 'cli/templates/folder', name), 'utf8');

function refuseTaken(root: string): void {
  if (!existsSync(root)) return;
  const present = statSync(root).isDirectory()
    ? readdirSync(root).find((name) => !ofTools.has(name) && !isPackage(name))
    : undefined;
  if (present === undefined && statSync(root).isDirectory()) return;
  const what = present === undefined ? root : join(root, present);
  throw new UsageError({
    en: `${what} is there already. Name a folder that is new or empty.`,
    it: `${what} c’è già. Indica una cartella nuova o vuota.`,
  });
}
