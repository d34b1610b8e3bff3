import { posix } from 'node:path';

/**
 * Tells the bank’s paths from the portal’s, however they are spelled: with signs in code, with dots, as a whole address.
 * Those that are nearly the bank’s are too, as it alone says what it has.
 */
export const isBanks = (url: string): boolean => /^\/(?:api|sandbox)(?:\/|$)/i.test(pathOf(url));

function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  return posix.normalize(decoded(path).replaceAll('\\', '/'));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
