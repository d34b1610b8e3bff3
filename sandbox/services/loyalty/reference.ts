import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import { hashReference, type Secrets } from '../../security/secrets.ts';

const purpose = 'loyalty';

/** Whom a reference stands for, and by what it is known once it is spent. */
export type LoyaltyReference = { userId: number; expiresAt: number; hash: string };

/** Makes the reference with which a holder comes to the partner; nothing is stored until it is spent. */
export function makeReference(
  secrets: Secrets,
  { userId, expiresAt }: Omit<LoyaltyReference, 'hash'>,
): string {
  return secrets.seal(purpose, `${userId}.${expiresAt}`);
}

/** Reads a reference that the bank has made and that is still good; null for any other. */
export function readReference(secrets: Secrets, reference: string, now: number): LoyaltyReference | null {
  // Other letters may spell the same bytes: only one spelling is taken, so that a spent one has no second.
  if (Buffer.from(reference, 'base64url').toString('base64url') !== reference) return null;
  const [userId = 0, expiresAt = 0] = opened(secrets, reference).split('.').map(Number);
  return now < expiresAt ? { userId, expiresAt, hash: hashReference(reference) } : null;
}

/** Uses a reference up; false when it was already. */
export async function spendReference(
  db: Database,
  { hash, userId, expiresAt }: LoyaltyReference,
  now: number,
): Promise<boolean> {
  const spent = await db
    .insert(tickets)
    .values({ hash, purpose, userId, expiresAt, usedAt: now })
    .onConflictDoNothing()
    .returning({ hash: tickets.hash });
  return spent.length > 0;
}

function opened(secrets: Secrets, reference: string): string {
  try {
    return secrets.open(purpose, reference);
  } catch {
    return '';
  }
}
