import type { HolderCall } from '../../server/call.ts';
import { readUser } from '../login/store.ts';

/** Reads who is charged for the operations of the holder's cards. */
export async function readCharger({ db, holder }: HolderCall): Promise<string> {
  const { name, surname } = await readUser(db, holder.userId);
  return `${name} ${surname}`;
}
