import postgres from 'postgres';
import { namePlace } from './name-place.ts';

/** Who waits for a start has to be told within seconds, and a server that is there answers sooner. */
const patienceSeconds = 3;

/**
 * Makes sure that a PostgreSQL server answers and lets the bank in.
 *
 * @throws {Error} BANK_UNREACHABLE, naming the place without its password and the reason.
 */
export async function refuseUnreachable(url: string): Promise<void> {
  try {
    const client = postgres(url, { max: 1, connect_timeout: patienceSeconds, onnotice: () => {} });
    try {
      await client`select 1`;
    } finally {
      await client.end();
    }
  } catch (cause) {
    const { code, message } = Object(cause);
    throw new Error(
      `BANK_UNREACHABLE: ${namePlace({ kind: 'server', url })} cannot be used (${code ?? message}); start it, correct the address that was given, or give none to keep the data in a folder`,
      { cause },
    );
  }
}
