import { withPort } from '../free-port.ts';
import { loopback } from '../ports.ts';
import type { World } from './world.ts';

/** What came back, and between which two moments of ours; or why nothing did. */
export type Heard =
  | { kind: 'answered'; status: number; headers: Headers; text: string; sentAt: number; heardAt: number }
  | { kind: 'silent'; why: string; remedy: string };

/** What came back. */
export type Answered = Heard & { kind: 'answered' };

const patienceMs = 5000;

/** Asks an address once; it never rejects. */
export async function ask(
  { fetch, now }: Pick<World, 'fetch' | 'now'>,
  url: string,
  init: RequestInit = {},
): Promise<Heard> {
  const sentAt = now();
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    const heardAt = now();
    const { status, headers } = response;
    return { kind: 'answered', status, headers, text: await response.text(), sentAt, heardAt };
  } catch (error) {
    const why = reasonOf(error);
    const [, remedy = 'see whether this machine reaches it, by curl'] =
      remedies.find(([pattern]) => pattern.test(why)) ?? [];
    return { kind: 'silent', why, remedy };
  }
}

/** What to do, by what failed; the first that fits. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'mend the name in the address, or have this machine’s resolver know it'],
  [/ECONNREFUSED/, 'start what should listen there, or mend the address'],
  [
    /bad port/,
    'have it listen on another port, such as 8443: browsers ask nobody on this one, whatever curl says',
  ],
  [/no answer/, 'open the way there, through firewall or proxy'],
  [/EPROTO|wrong version|packet length/i, 'mend the address: http and https are not the same there'],
  [
    /CERT|UNABLE_TO_|SELF_SIGNED|ERR_(?:TLS|SSL)/,
    'give it a certificate that this machine trusts, or name the bank’s authority by NODE_EXTRA_CA_CERTS',
  ],
];

function reasonOf(error: unknown): string {
  const { name, message, cause } = Object(error);
  if (name === 'TimeoutError') return `no answer within ${patienceMs / 1000} seconds`;
  const { code, message: deeper } = Object(cause);
  return String(code ?? deeper ?? message ?? error);
}

/** Names a server of this machine by an address at which it may be asked, whatever it listens on. */
export function addressOf(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? loopback : host;
  return `http://${withPort(reached, port)}`;
}
