const readOnly = /^(EROFS|EACCES|EPERM)$|Permission denied|Read-only file system/;
// PGlite's file system has numbers of its own: 51 is ENOSPC.
const full = /^(ENOSPC|EDQUOT|51|53100)$|No space left on device/;
const noFolder = /^(ENOTDIR|EEXIST|EISDIR|ELOOP)$/;

/** Returns whether an error says itself what was found, what was expected and what to do; those of Node (`EACCES: …`) do not. */
export const hasSentence = (error: unknown): error is Error =>
  error instanceof Error && /^[A-Z]+(?:_[A-Z]+)+: /.test(error.message);

/** Says of a failure of the file system what to do about the folder of the data; what has a sentence of its own keeps it. */
export function folderRefusal(path: string, cause: unknown): Error {
  if (hasSentence(cause)) return cause;
  const { code, errno, message } = Object(cause);
  return refusalFor(path, String(code ?? errno ?? message), cause);
}

/** Says why PGlite does not open the data in a folder; `words` are those that its PostgreSQL left. */
export function pgliteRefusal(path: string, cause: unknown, words: readonly string[]): Error {
  // What it says before it has a log of its own begins with its name.
  const [, said] = /(?:FATAL: |PANIC: |^postgres:) +(.*)/m.exec(words.join('\n')) ?? [];
  if (said === undefined)
    return isTrap(cause) ? corruptData(path, cause.message, cause) : folderRefusal(path, cause);
  if (readOnly.test(said) || full.test(said)) return refusalFor(path, said, cause);
  return corruptData(path, said, cause);
}

/** Tells a database that has gone astray in what it read from one that had too little memory. */
const isTrap = (cause: unknown): cause is Error =>
  cause instanceof WebAssembly.RuntimeError && !/OOM|enlarge memory/.test(cause.message);

/** Says that a folder has files that are no database. */
export const corruptData = (path: string, found: string, cause?: unknown) =>
  new Error(
    `BANK_CORRUPT: the data in ${path} is damaged (${printable(found)}); put back a copy, or move the folder away to begin anew`,
    { cause },
  );

/** What the database quotes of a damaged file may be anything; a terminal shows it. */
const printable = (text: string): string => text.replaceAll(/[^ -~]+/g, '?');

/** Says that the disk of a folder has no room for what must be written. */
export const fullDisk = (path: string, cause?: unknown) =>
  new Error(`BANK_DISK_FULL: the disk of ${path} has no room left; make room, or keep the data elsewhere`, {
    cause,
  });

function refusalFor(path: string, reason: string, cause: unknown): Error {
  return full.test(reason) ? fullDisk(path, cause) : new Error(sentence(path, reason), { cause });
}

function sentence(path: string, reason: string): string {
  if (readOnly.test(reason))
    return `BANK_FOLDER_READ_ONLY: ${path} may not be written (${reason}); let this user write there, or keep the data elsewhere`;
  if (noFolder.test(reason))
    return `BANK_FOLDER_INVALID: ${path} leads to a file where a folder was expected (${reason}); move the file, or keep the data elsewhere`;
  if (reason === 'ENAMETOOLONG')
    return `BANK_FOLDER_INVALID: ${path} has a name that is longer than its disk takes (${reason}); shorten it, or keep the data elsewhere`;
  return `BANK_FOLDER_UNUSABLE: ${path} cannot be used (${reason}); mend it, or keep the data elsewhere`;
}
