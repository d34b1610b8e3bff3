import { existsSync, lstatSync, realpathSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { StudioFolder } from '#studio';
import { UsageError } from '../command.ts';
import { openJudge } from './open-judge.ts';
import { openProject } from '../language-server/project.ts';
import { changedSinceBase } from '../revision/base-of.ts';
import { watchFolders } from '../watched-folders.ts';

/** Opens a folder of journeys for Studio. */
export function openStudioFolder(root: string): StudioFolder {
  const project = openProject(root);
  return {
    path: root,
    reread: () => project.reread(),
    sources: () => project.sources(),
    findings: (language) => project.findings(language),
    trouble: () => project.trouble(),
    openJudge: (language, hear) => openJudge(root, language, hear),
    changed: createChanges(root),
    since: () => changedSinceBase(root),
    write: (path, text) => writeWithin(root, path, text),
  };
}

/** Tells of changes of journeys and texts, and of a `journeys/` that comes to be. */
function createChanges(root: string): () => Promise<void> {
  const folders = ['journeys', 'i18n/it'].map((folder) => join(root, folder));
  const open = () => ({
    missing: folders.filter((folder) => !existsSync(folder)),
    watched: watchFolders(folders),
  });
  // Nothing is watched before somebody asks: a start that fails then ends by itself.
  let now: ReturnType<typeof open> | undefined;
  return async () => {
    now ??= open();
    if (now.missing.length === 0) return now.watched.next();
    // What is not there cannot be watched: the folder that it will stand in is.
    const { promise: shown, resolve } = Promise.withResolvers<void>();
    const outer = watch(root, () => resolve()).on('error', () => resolve());
    const { missing, watched } = now;
    await Promise.race([shown, watched.next()]);
    outer.close();
    if (missing.some((folder) => existsSync(folder))) now = open();
    return undefined;
  };
}

const ours = /^(?:journeys|i18n\/it)\/(?:[\w-]+\/)*[\w-]+\.json$/;

/**
 * Writes a file of journeys or texts whole: a process that ends meanwhile leaves the old one.
 *
 * @throws {UsageError} when the path is none of these, or leads out of the folder.
 */
function writeWithin(root: string, path: string, text: string): void {
  const file = join(root, path);
  const home = realpathSync(root);
  const isWithin =
    ours.test(path) &&
    relative(home, realpathSync(dirname(file))) === dirname(path) &&
    !(existsSync(file) && lstatSync(file).isSymbolicLink());
  if (!isWithin)
    throw new UsageError({
      en: `${path} is no file of journeys or texts in this folder.`,
      it: `${path} non è un file di flussi o di testi di questa cartella.`,
    });
  const beside = join(dirname(file), `.${basename(file)}.new`);
  try {
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}
