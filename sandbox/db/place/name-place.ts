import type { DatabasePlace } from '../database.ts';

/** Names a place of data in a message: a server without user and password. */
export function namePlace(place: DatabasePlace): string {
  if (place.kind === 'folder') return place.path;
  if (place.kind === 'memory') return 'the memory';
  if (!URL.canParse(place.url)) return 'the database whose address is none';
  const { host, pathname } = new URL(place.url);
  return `the database ${host}${pathname}`;
}
