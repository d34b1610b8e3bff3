import { maskCardNumbers } from '../security/mask-card-numbers.ts';

/** Writes to the log what failed and where: never what a statement was given, nor a card number (S-91). */
export function reportFailure(operationId: string, error: unknown): void {
  process.stderr.write(`sandbox: ${operationId} failed: ${failureOf(error)}\n`);
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
  return code === undefined ? words : `${code}: ${words}`;
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
