import { errorAddress, type ErrorsConfig } from '#schemas';
import { bankEndpoint } from './bank-endpoint.ts';
import { describeError, type Described } from './described.ts';
import type { ErrorProtocol } from './report.ts';
import type { Happened } from '../recorded/happened.ts';
import { sentry } from './sentry.ts';
import { takeOne } from './session-ceiling.ts';

/** Tells of an error, or keeps quiet of it. */
export type ErrorTeller = (happened: Happened, error: unknown) => void;

type TellerParts = {
  errors: ErrorsConfig;
  fetch: typeof globalThis.fetch;
  /** The storage of the tab; reading it may throw. */
  storage: () => Storage;
};

/**
 * Makes what tells the bank of errors: each kind once for each page, and of all at most as many as the session’s ceiling. What
 * does not arrive, or is refused, is gone without a word: there is nobody here whom it would help (RUN-17).
 */
export function createErrorTeller({ errors, fetch, storage }: TellerParts): ErrorTeller {
  const protocol = protocolOf(errors);
  const told = new Set<string>();
  return ({ name, ...happened }, error) => {
    const described = describeError(error);
    if (protocol === undefined || described === undefined) return;
    const kind = kindOf(happened.route, described);
    if (told.has(kind) || !takeOne(storage, told.size)) return;
    told.add(kind);
    const [, crash] = /^crash (\S+)$/.exec(name) ?? [];
    const { url, type, body } = protocol({ id: chanceId(), ...happened, crash, ...described });
    const sent = fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    sent.catch(() => undefined);
  };
}

function protocolOf(errors: ErrorsConfig): ErrorProtocol | undefined {
  const address = errorAddress(errors);
  if (address === undefined) return undefined;
  return address.key === undefined ? bankEndpoint(address.url) : sentry(address.url, address.key);
}

/** Two errors are of a kind where the same breaks in the same place. */
const kindOf = (route: string, { type, says, code, chunk, frames: [frame] }: Described): string =>
  JSON.stringify([route, type, says, code, chunk, frame]);

const chanceId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
