import { connect } from 'node:net';
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
    await Promise.race([ask(url, patienceMs), refuseLate(patienceMs, answered.signal)]);
  } catch (cause) {
    const { code, message } = Object(cause);
    const reason = hasAnswered.test(code) ? message : (code ?? message);
    throw new Error(
      `BANK_UNREACHABLE: ${namePlace({ kind: 'server', url })} cannot be used (${reason}); ${remedyFor(String(code ?? message))}, or give no address to keep the data in a folder`,
      { cause },
    );
  } finally {
    answered.abort();
  }
}

/** A server that has answered says itself what it lacks. */
const hasAnswered = /^(?=.*\d)[0-9A-Z]{5}$/;
const noTls = 'the server does not offer TLS';

/** What to do, by the code or the words of what failed; the first that fits. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/URI malformed/, 'correct the address, in which % is written as %25'],
  [new RegExp(noTls), 'let it offer TLS, or take sslmode out of the address'],
  [/^28(P01|000)$/, 'correct the user or the password'],
  [/^(53300|57P0[1-3])$/, 'try again once it has room'],
  [hasAnswered, 'make what is missing, correct the address'],
  [/CERT|UNABLE_TO_|^ERR_(TLS|SSL)/, 'give it a certificate that this machine trusts, correct the address'],
];

const remedyFor = (found: string): string =>
  remedies.find(([pattern]) => pattern.test(found))?.[1] ?? 'start it, correct the address';

async function ask(url: string, patienceMs: number): Promise<void> {
  // Whoever was told already that it is late would be held by its connection for as long as the driver waits.
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: patienceMs / 1000 + 1 });
  try {
    await client`select 1`;
  } catch (error) {
    throw (await lacksTls(client.options)) ? new Error(noTls, { cause: error }) : error;
  } finally {
    await client.end();
  }
}

/** How a client of PostgreSQL asks for TLS, which is answered by one letter. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Returns whether TLS was asked for and the server has none: the driver begins it all the same, and is cut off. */
async function lacksTls({ ssl, host: [host], port: [port] }: Wanted): Promise<boolean> {
  if (ssl === undefined || ssl === false || ssl === 'prefer' || port === undefined) return false;
  const socket = connect({ port, ...(host !== undefined && { host }) });
  socket.write(tlsRequest);
  try {
    for await (const answer of socket) return String(answer) === 'N';
  } catch {
    // Why it cannot be reached at all was told already.
  } finally {
    socket.destroy();
  }
  return false;
}

type Wanted = { ssl?: unknown; host: readonly string[]; port: readonly number[] };

/** The driver would wait for ever where nobody answers a first packet. */
export async function refuseLate(patienceMs: number, signal: AbortSignal): Promise<never> {
  // Bit by bit: while this process itself is busy, a server cannot be late.
  for (let left = bits; left > 0; left -= 1) await wait(patienceMs / bits, undefined, { signal });
  throw new Error(`no answer within ${patienceMs / 1000} seconds`);
}
