import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The bank's secret key and all that is made with it; the key itself never leaves. */
export type Secrets = {
  /** Binds values to the key: HMAC-SHA-256 over the parts, unambiguous at their borders, as hexadecimal. */
  mac(...parts: readonly string[]): string;
};

/** Keeps a key of at least 32 bytes and makes keyed hashes with it. */
export function createSecrets(key: Buffer): Secrets {
  return {
    mac: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex'),
  };
}

/** Makes an unguessable reference: 192 random bits, URL-safe (S-25). */
export const randomReference = (): string => randomBytes(24).toString('base64url');

/** Draws a one-time code: 6 digits, each of the million as likely (S-01). */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hashes a random reference for storage; slow hashing is not needed for 192 random bits. */
export const hashReference = (reference: string): string => sha256(reference);

/** Hashes text with SHA-256, as URL-safe base64. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares two keyed hashes in a time that tells nothing of where they differ (S-03). */
export function sameMac(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
