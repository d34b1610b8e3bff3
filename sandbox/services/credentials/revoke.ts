import { eq } from 'drizzle-orm';
import { attempts, revokedNames, sessions, users } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import type { HolderCall } from '../../server/call.ts';
import { dropKey6OfAll } from '../ecode/key6.ts';
import { dropFlow } from '../holder/flow.ts';
import { readRecord, writeRecord } from '../holder/record.ts';
import { unregisteredName } from '../registration-service/open-kit.ts';

/**
 * Takes a holder out of the portal: username, password, question and key are deleted, the consents stay, and the
 * registration can be done again (CALL-59). The bank still knows the holder and the cards.
 */
export async function revoke(call: HolderCall): Promise<void> {
  const { db, holder, now, bank } = call;
  const { userId } = holder;
  await readRecord(call, userId);
  await writeRecord(db, userId, {
    registered: false,
    migrated: true,
    temporary: false,
    limitedSince: null,
    questionId: null,
    answerMac: null,
    smsAlert: null,
  });
  await dropKey6OfAll(call);
  const nameMac = bank.secrets.mac('revoked', holder.username);
  await db.insert(revokedNames).values({ nameMac }).onConflictDoNothing();
  await db
    .update(users)
    .set({ username: unregisteredName(`user-${userId}`), passwordHash: bank.nobodysPasswordHash })
    .where(eq(users.id, userId));
  await dropFlow({ db, userId, kind: 'registration' });
  await db.delete(attempts).where(eq(attempts.userId, userId));
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.userId, userId));
  await logSecurity(db, bank.secrets, { event: 'user.revoked', user: holder.username, now });
}
