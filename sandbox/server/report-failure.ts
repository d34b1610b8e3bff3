import { isLostConnection } from '../db/place/is-outage.ts';
import { hasSentence } from '../db/place/folder-refusal.ts';
import { maskCardNumbers } from '../security/mask-card-numbers.ts';

/** Writes to the log what failed and where: never what a statement was given, nor a card number (S-91). */
export function reportFailure(operationId: string, error: unknown): void {
  process.stderr.write(`sandbox: ${operationId} failed: ${failureOf(error)}\n`);
}

/** Returns what broke off as a line of the log has it: what nobody can mend but who runs it goes without a trace, and says what to do. */
export function toldFailure(error: unknown): { failure: string; do?: string } {
  const known = knownIn(error);
  if (known === undefined) return { failure: failureOf(error) };
  // A sentence of ours says itself what to do.
  const [failure = '', remedy = known.remedy] = hasSentence(known.cause)
    ? known.cause.message.split('; ')
    : [reasonOf(known.cause)];
  return { failure, do: remedy };
}

/** What whoever runs the bank can do, by the code of what failed; the first that fits. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:53100|ENOSPC|EDQUOT)$/u,
    'make room on the disk of the data: DATA_DIR, or that of the server in DATABASE_URL',
  ],
  [/^EROFS$/u, 'let the disk of the data be written: DATA_DIR'],
  [
    /^57014$/u,
    'see in pg_stat_activity what statements wait for: a lock, or a server that has too much to do',
  ],
  [/^53300$/u, 'raise max_connections of the server in DATABASE_URL, or lower DATABASE_CONNECTIONS'],
  [/^(?:53|58)/u, 'see the log of the server in DATABASE_URL, which lacks what it needs'],
];

const reach =
  'see that the server in DATABASE_URL runs and that this machine reaches it; calls go on by themselves';

/** Finds what is known to lie outside of the bank, however deep it stands, and what to do about it. */
function knownIn(error: unknown): { cause: unknown; remedy: string } | undefined {
  const { code, cause } = Object(error);
  const told = typeof code === 'string' ? code : '';
  const [, remedy] = remedies.find(([pattern]) => pattern.test(told)) ?? [];
  if (remedy !== undefined) return { cause: error, remedy };
  if (isLostConnection(error)) return { cause: error, remedy: reach };
  return cause === undefined ? undefined : knownIn(cause);
}

/** Returns an error and its trace as the log may keep them. */
export function failureOf(error: unknown): string {
  const reason =
    error instanceof Error && error.cause !== undefined ? `\n  for: ${reasonOf(error.cause)}` : '';
  return withoutValues(error instanceof Error ? (error.stack ?? error.message) : String(error)) + reason;
}

/** Returns what a database or the system said in a line: its code and its words, which hold no values. */
function reasonOf(cause: unknown): string {
  const { code, message } = Object(cause);
  const words = maskCardNumbers(String(message ?? cause).split('\n')[0] ?? '');
  return [code, words].filter((part) => part !== undefined && part !== '').join(': ');
}

function withoutValues(told: string): string {
  const [said = '', ...given] = told.split(/^params: /m);
  // What follows a statement’s values is where it was called.
  const traces = given.map((text) =>
    text
      .split(/^(?= {4}at )/m)
      .slice(1)
      .join(''),
  );
  return maskCardNumbers([said, ...traces].join(''));
}
