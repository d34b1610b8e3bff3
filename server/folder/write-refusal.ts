import { statfsSync } from 'node:fs';

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/** Says why a folder could not be written and what to do about it, for whoever named it. */
export function writeRefusal(folder: string, cause: unknown): string {
  const code = String(Object(cause).code ?? cause);
  // A copy on a full disk may end with EIO, as a disk that is broken does: how much is free tells them apart.
  const remedy = noRoom.has(code)
    ? `${freeIn(folder)}make room`
    : code === 'EROFS'
      ? 'mount it so that it may be written'
      : 'let this user write there';
  return `${folder} cannot be written (${code}); ${remedy}, or name another folder`;
}

/** Says how much a disk has left; nothing where it does not tell. */
export function freeIn(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return `${Math.floor((bavail * bsize) / 1000)} kB are free there: `;
  } catch {
    return '';
  }
}
