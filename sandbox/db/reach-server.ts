import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { namePlace } from './name-place.ts';

/** Who waits for a start has to be told within seconds, and a server that is there answers sooner. */
const defaultPatienceMs = 2500;
const bits = 25;

/**
 * Makes sure that a PostgreSQL server answers and lets the bank in.
 *
 * @throws {Error} BANK_UNREACHABLE, naming the place without its password and the reason.
 */
export async function refuseUnreachable(url: string, patienceMs = defaultPatienceMs): Promise<void> {
  const answered = new AbortController();
  try {
    await Promise.race([ask(url), refuseLate(patienceMs, answered.signal)]);
  } catch (cause) {
    const { code, message } = Object(cause);
    // A server that has answered says itself what it lacks: a database, a user, a right.
    const hasAnswered = /^[0-9A-Z]{5}$/.test(String(code));
    const reason = hasAnswered ? message : (code ?? message);
    const remedy = hasAnswered ? 'make what is missing' : 'start it';
    throw new Error(
      `BANK_UNREACHABLE: ${namePlace({ kind: 'server', url })} cannot be used (${reason}); ${remedy}, correct the address that was given, or give none to keep the data in a folder`,
      { cause },
    );
  } finally {
    answered.abort();
  }
}

async function ask(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select 1`;
  } finally {
    await client.end();
  }
}

/** The driver would wait for ever where nobody answers a first packet. */
async function refuseLate(patienceMs: number, signal: AbortSignal): Promise<never> {
  // Bit by bit: while this process itself is busy, a server cannot be late.
  for (let left = bits; left > 0; left -= 1) await wait(patienceMs / bits, undefined, { signal });
  throw new Error(`no answer within ${patienceMs / 1000} seconds`);
}
