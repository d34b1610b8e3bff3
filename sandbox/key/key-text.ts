const digits = 64;

/**
 * Reads a key as it is written: 32 bytes in hexadecimal digits, and at most a line's end behind them.
 *
 * @throws {Error} BANK_KEY_INVALID, telling nothing of what was found but its length.
 */
export function parseKey(text: string, where: string): Buffer {
  const written = text.trim();
  if (/^[0-9a-f]{64}$/i.test(written)) return Buffer.from(written, 'hex');
  const found = written === '' ? 'is empty' : `holds ${written.length} characters that are no key`;
  throw invalidKey(where, found);
}

/** Says that there is no key where one should be. */
export const invalidKey = (where: string, found: string, cause?: unknown): Error =>
  refusal(
    `${where} ${found}`,
    'put back the key that the data was made with, or begin anew without data and without key',
    cause,
  );

/** Says that a file cannot be read. One that this user may not read is whole: whoever began anew would lose the data. */
export function unreadableKey(file: string, cause: unknown): Error {
  const { code } = Object(cause);
  const found = `cannot be read (${code})`;
  if (code !== 'EACCES' && code !== 'EPERM') return invalidKey(file, found, cause);
  return refusal(`${file} ${found}`, 'let this user own it with mode 600, and enter its folder', cause);
}

const refusal = (found: string, remedy: string, cause: unknown): Error =>
  new Error(
    `BANK_KEY_INVALID: ${found}; expected ${digits} hexadecimal digits that this user may read; ${remedy}`,
    { cause },
  );
