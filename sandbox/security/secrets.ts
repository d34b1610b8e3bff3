import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** The bank's secret key and all that is made with it; the key itself never leaves. */
export type Secrets = {
  /** Binds values to the key: HMAC-SHA-256 over the parts, unambiguous at their borders, as hexadecimal. */
  mac(...parts: readonly string[]): string;
  /** Encrypts what must be shown again (AES-256-GCM); it opens for the same purpose only. */
  seal(purpose: string, text: string): string;
  /** Decrypts what was sealed; throws when it was sealed for another purpose, with another key, or altered. */
  open(purpose: string, sealed: string): string;
};

const cipher = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** Keeps a key of at least 32 bytes and makes keyed hashes with it. */
export function createSecrets(key: Buffer): Secrets {
  const mac = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts));
  const sealingKey = mac('key', 'seal').digest();
  return {
    mac: (...parts) => mac(...parts).digest('hex'),
    seal(purpose, text) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, sealingKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = nonceLength + tagLength;
      const opening = createDecipheriv(cipher, sealingKey, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceLength, body));
      return Buffer.concat([opening.update(bytes.subarray(body)), opening.final()]).toString('utf8');
    },
  };
}

/** Makes an unguessable reference: 192 random bits, URL-safe (S-25). */
export const randomReference = (): string => randomBytes(24).toString('base64url');

/** Draws a one-time code: 6 digits, each of the million as likely (S-01). */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hashes a random reference for storage; slow hashing is not needed for 192 random bits. */
export const hashReference = (reference: string): string => sha256(reference);

/** Hashes text or bytes with SHA-256, as URL-safe base64. */
export const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url');

/** Compares two keyed hashes in a time that tells nothing of where they differ (S-03). */
export function sameMac(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
