import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Words } from '#analysis';
import type { FileChange, FileCreated, FileWritten } from '#studio';

const ours = /^(?:journeys|i18n\/it)\/(?:[\w-]+\/)*[\w-]+\.json$/;

/**
 * Writes a file of journeys or texts whole, by renaming: a process that ends meanwhile, or a disk that is full, leaves the
 * old one. What somebody else has written since the change was made is left as it is.
 */
export function writeWithin(root: string, path: string, change: FileChange): FileWritten {
  const file = join(root, path);
  try {
    if (!isWithin(root, path)) return { refused: foreign(path) };
    return exchange(file, change);
  } catch (error) {
    const refused = wordsFor(error, path);
    if (!refused) throw error;
    return { refused };
  }
}

/** What a journey has of each as many as it needs. */
const part = /^journeys\/[\w-]+\/(?:scenarios|forms)\/[\w-]+\.json$/;
/** What a journey has one of: by these it is there. */
const whole = /^(?:journeys\/[\w-]+\/journey|i18n\/it\/[\w-]+)\.json$/;

/** Writes a new file of a journey whole, or not at all; one that is there is left as it is, no matter who wrote it and when. */
export function createWithin(root: string, path: string, text: string): FileCreated {
  const file = join(root, path);
  const folder = dirname(path);
  try {
    if (!mayBeMade(root, path)) return { refused: foreign(path) };
    mkdirSync(join(root, folder), { recursive: true });
    if (!isFolderWithin(root, folder)) return { refused: foreign(path) };
    return add(file, text);
  } catch (error) {
    if (Object(error).code === 'EEXIST') return 'there';
    const refused = wordsFor(error, path);
    if (!refused) throw error;
    return { refused };
  }
}

/** What is to be taken away: as it was thought to be, and whether Studio has made it since its start. */
type Removal = { was: string; isMade?: boolean };

/**
 * Takes a scenario or a form away where it is still what it was thought to be, and folders of its journey that it leaves
 * empty; of a journey itself and its texts only what Studio has made.
 */
export function removeWithin(root: string, path: string, { was, isMade = false }: Removal): FileWritten {
  try {
    const mayGo = part.test(path) || (isMade && whole.test(path));
    if (!mayGo || !isWithin(root, path)) return { refused: foreign(path) };
    const file = join(root, path);
    if (readFileSync(file, 'utf8') !== was) return 'changed';
    rmSync(file);
    sweep(root, dirname(path));
    return 'written';
  } catch (error) {
    const refused = wordsFor(error, path);
    if (!refused) throw error;
    return { refused };
  }
}

/** Takes away folders within that of a journey, and that itself, as long as nothing is in them. */
function sweep(root: string, folder: string): void {
  if (!/^journeys\/./.test(folder) || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  sweep(root, dirname(folder));
}

/** A scenario or a form stands in a journey that is there; a journey and its texts stand where they may be made. */
function mayBeMade(root: string, path: string): boolean {
  const folder = dirname(path);
  return part.test(path) ? isFolderWithin(root, dirname(folder)) : whole.test(path) && mayHold(root, folder);
}

/** Returns whether a folder stands in ours, or can be made there: no link leads elsewhere on the way. */
const mayHold = (root: string, folder: string): boolean =>
  folder === '.' ||
  (lstatSync(join(root, folder), { throwIfNoEntry: false })
    ? isFolderWithin(root, folder)
    : mayHold(root, dirname(folder)));

function add(file: string, text: string): FileCreated {
  const beside = join(dirname(file), `.${basename(file)}.new`);
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, text, { flush: true, flag: 'wx' });
    // A link, unlike a new name, is never laid over what is there.
    linkSync(beside, file);
    return 'written';
  } finally {
    rmSync(beside, { force: true });
  }
}

const isFolderWithin = (root: string, folder: string): boolean =>
  existsSync(join(root, folder)) &&
  relative(realpathSync(root), realpathSync(join(root, folder)))
    .split(sep)
    .join('/') === folder;

function isWithin(root: string, path: string): boolean {
  const file = join(root, path);
  return (
    ours.test(path) &&
    isFolderWithin(root, dirname(path)) &&
    !lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
  );
}

function exchange(file: string, { was, text }: FileChange): FileWritten {
  const beside = join(dirname(file), `.${basename(file)}.new`);
  // Left by a process that ended; what a link would lead to is none of ours.
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, text, { flush: true, flag: 'wx' });
    const { mode } = statSync(file);
    chmodSync(beside, mode);
    // No call compares and renames at once: nothing may stand between these two.
    if (readFileSync(file, 'utf8') !== was) return 'changed';
    renameSync(beside, file);
    return 'written';
  } finally {
    rmSync(beside, { force: true });
  }
}

const foreign = (path: string): Words => ({
  en: `${path} is no file of journeys or texts in this folder.`,
  it: `${path} non è un file di flussi o di testi di questa cartella.`,
});

/** Words what a system says of a file that it does not write; nothing for a defect of ours. */
function wordsFor(error: unknown, path: string): Words | undefined {
  const { code, syscall } = Object(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        en: `The disk is full: ${path} is as it was. Make room and save again.`,
        it: `Il disco è pieno: ${path} è rimasto com’era. Fai spazio e salva di nuovo.`,
      };
    case 'ENOENT':
      return { en: `${path} is no longer there.`, it: `${path} non c’è più.` };
    default:
      if (typeof syscall !== 'string') return undefined;
      return {
        en: `${path} could not be written (${code}) and is as it was. Look at its permissions and save again.`,
        it: `${path} non si è potuto scrivere (${code}) ed è rimasto com’era. Controlla i permessi e salva di nuovo.`,
      };
  }
}
