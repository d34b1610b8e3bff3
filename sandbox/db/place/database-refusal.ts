import type { DatabasePlace } from '../database.ts';
import { corruptData, folderRefusal, hasSentence } from './folder-refusal.ts';
import { namePlace } from './name-place.ts';

/** What PostgreSQL says of pages and indexes that are not what they were, and of files that have gone. */
const damage = /^(XX00[0-2]|58P01)$/;

/** Says of a database that failed while the bank was opened what to do about it; what has a sentence of its own keeps it. */
export function databaseRefusal(place: DatabasePlace, error: unknown): Error {
  const cause = deepest(error);
  if (hasSentence(cause)) return cause;
  const { code, message } = Object(cause);
  if (place.kind === 'folder' && damage.test(code)) return corruptData(place.path, message, cause);
  if (place.kind !== 'server') return folderRefusal(namePlace(place), cause);
  const reason = [code, message].filter((part) => part !== undefined).join(': ');
  return new Error(
    `BANK_REFUSED: ${namePlace(place)} does not let the bank keep its tables (${reason}); give its user the rights and the room it needs, or name another database`,
    { cause },
  );
}

/** Returns the database's own error: those around it quote the query with its values. */
function deepest(error: unknown): unknown {
  if (hasSentence(error)) return error;
  const { cause } = Object(error);
  return cause === undefined ? error : deepest(cause);
}
