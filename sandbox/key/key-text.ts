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
export function invalidKey(where: string, found: string, cause?: unknown): Error {
  return new Error(
    `BANK_KEY_INVALID: ${where} ${found}; expected ${digits} hexadecimal digits that this user may read; put back the key that the data was made with, or begin anew without data and without key`,
    { cause },
  );
}
