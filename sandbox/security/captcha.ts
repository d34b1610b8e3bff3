import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { spentProofs } from '../db/schema.ts';
import { hashReference, randomReference, sameMac, type Secrets } from './secrets.ts';

/** Sets the task of a proof of work: a signed token that says until when it is good; nothing is stored. */
export function setTask(secrets: Secrets, expiresAt: number): string {
  const expiry = expiresAt.toString(36);
  const nonce = randomReference();
  return `${secrets.mac('captcha', expiry, nonce)}${expiry}_${nonce}`;
}

type Proof = { db: Database; secrets: Secrets; now: number; bits: number };

/** Accepts a proof of work once: the task is ours and still good, and the hash begins with so many zero bits. */
export async function acceptProof({ db, secrets, now, bits }: Proof, response: string): Promise<boolean> {
  const [token = ''] = response.split('.');
  const [, mac = '', expiry = '', nonce = ''] =
    /^([0-9a-f]{64})([0-9a-z]{1,11})_(.{22,40})$/.exec(token) ?? [];
  const expiresAt = Number.parseInt(expiry, 36);
  if (!sameMac(mac, secrets.mac('captcha', expiry, nonce)) || expiresAt <= now) return false;
  if (zeroBits(response) < bits) return false;
  await db.delete(spentProofs).where(lt(spentProofs.expiresAt, now - apartMs));
  const spent = await db
    .insert(spentProofs)
    .values({ hash: hashReference(token), expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length === 1;
}

// Longer than clocks of one bank are apart: by another machine's a proof that is forgotten here may still be good.
const apartMs = 3_600_000;

/** Counts the zero bits that the SHA-256 of a text begins with. */
export function zeroBits(text: string): number {
  const bits = [...createHash('sha256').update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return bits.length - bits.replace(/^0+/, '').length;
}
