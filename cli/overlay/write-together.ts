import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder, writeRefusal } from '#server/folder';
import { UsageError } from '../command.ts';
import { refuseLinks } from './refuse-links.ts';

/** What a file of a folder is to be; without a text it goes. */
export type FileToBe = { path: string; text: string | undefined };

/** A file that lies ready beside the one whose place it takes. */
type Ready = FileToBe & { file: string; aside: string; was: Buffer | undefined };

/**
 * Writes files of a folder in this order, all or none: each lies ready beside its place before the first takes it.
 *
 * @throws {UsageError} naming the file that cannot be written; all others are as they were then.
 */
export function writeTogether(root: string, files: readonly FileToBe[]): void {
  const made: string[] = [];
  const ready: Ready[] = [];
  try {
    for (const file of files)
      attempt(root, file.path, () => {
        ready.push(readied(root, file, made));
        layAside(ready.at(-1));
      });
    for (const [at, each] of ready.entries()) attempt(root, each.path, () => take(each, ready.slice(0, at)));
  } catch (error) {
    for (const { aside } of ready) rmSync(aside, { force: true });
    for (const folder of made.toReversed()) rmdirSync(folder);
    throw error;
  }
}

function readied(root: string, { path, text }: FileToBe, made: string[]): Ready {
  refuseLinks(root, path);
  const file = join(root, path);
  const folder = dirname(file);
  for (const each of lacking(folder)) {
    makeFolder(each);
    made.push(each);
  }
  accessSync(folder, constants.W_OK);
  const stats = statsOf(file);
  // A name could be given all the same; whoever has locked a file means it.
  if (stats) accessSync(file, constants.W_OK);
  const aside = join(folder, `.${basename(file)}.percorso-new`);
  return { path, text, file, aside, was: stats && readFileSync(file) };
}

/** Names the folders that are still to be made, the outermost first. */
function lacking(folder: string): string[] {
  return statsOf(folder) ? [] : [...lacking(dirname(folder)), folder];
}

const statsOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

function layAside(ready: Ready | undefined): void {
  if (ready?.text === undefined) return;
  const { file, aside, text } = ready;
  // Left by a process that was killed.
  rmSync(aside, { recursive: true, force: true });
  writeFileSync(aside, text, { flush: true, flag: 'wx' });
  if (!statsOf(file)) return;
  const { mode, uid, gid } = statSync(file);
  chmodSync(aside, mode);
  if (process.getuid?.() === 0) chownSync(aside, uid, gid);
}

function take({ file, aside, text }: Ready, before: readonly Ready[]): void {
  try {
    if (text === undefined) rmSync(file, { force: true });
    else renameSync(aside, file);
  } catch (error) {
    for (const each of before) {
      if (each.was === undefined) rmSync(each.file, { force: true });
      else writeFileSync(each.file, each.was);
    }
    throw error;
  }
}

function attempt(root: string, path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (typeof Object(error).syscall !== 'string') throw error;
    const why = writeRefusal(join(root, path), error).replace(/, or name another folder$/u, '');
    throw new UsageError(
      {
        en: `${why}. Nothing was written.`,
        it: `${join(root, path)} non si può scrivere (${Object(error).code}): fai posto, o lascia scrivere lì a questo utente. Non è stato scritto niente.`,
      },
      { cause: error },
    );
  }
}
