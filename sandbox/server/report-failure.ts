import { maskCardNumbers } from '../security/mask-card-numbers.ts';

/** Writes to the log what failed and where: never what a statement was given, nor a card number (S-91). */
export function reportFailure(operationId: string, error: unknown): void {
  process.stderr.write(`sandbox: ${operationId} failed: ${failureOf(error)}\n`);
}

/** Answers an error and its trace as the log may keep them. */
export function failureOf(error: unknown): string {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
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
