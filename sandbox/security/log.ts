import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { securityLog } from '../db/schema.ts';
import { maskCardNumbers } from './mask-card-numbers.ts';
import type { Secrets } from './secrets.ts';

/** What is worth a line in the security log (S-59). */
export type SecurityEvent =
  | 'login.refused'
  | 'login.accepted'
  | 'login.finalised'
  | 'logout'
  | 'sca.sent'
  | 'sca.verified'
  | 'sca.wrong'
  | 'sca.blocked'
  | 'sca.unblocked'
  | 'approval.asked'
  | 'approval.given'
  | 'approval.refused'
  | 'phone.changed'
  | 'email.changed'
  | 'password.changed'
  | 'question.changed'
  | 'holder-code.entered'
  | 'holder-code.wrong'
  | 'registration.ended'
  | 'migration.ended'
  | 'recovery.started'
  | 'recovery.ended'
  | 'user.revoked'
  | 'data.updated'
  | 'exported'
  | 'statement.delivery'
  | 'plan.confirmed'
  | 'plan.extinguished'
  | 'top-up.sent'
  | 'sms-alert.changed'
  | 'spending-control.changed'
  | 'three-d-secure.activated'
  | 'three-d-secure.unlocked'
  | 'e-code.set'
  | 'e-code.changed'
  | 'e-code.viewed'
  | 'e-code.unlocked'
  | 'card.locked'
  | 'card.unlocked'
  | 'dispute.opened'
  | 'pin.viewed'
  | 'pin.requested'
  | 'pin.posted';

type Entry = { event: SecurityEvent; user: string; detail?: string; now: number };

/** Writes one line: the user as a keyed hash, which nobody can look up without the key, and the detail without line breaks and card numbers. */
export async function logSecurity(db: Database, secrets: Secrets, entry: Entry): Promise<void> {
  const { event, user, detail = '', now } = entry;
  const userHash = secrets.mac('security-log', user.toLowerCase()).slice(0, 16);
  await db
    .insert(securityLog)
    .values({ at: now, event, userHash, detail: maskCardNumbers(detail.replaceAll(/[\r\n]+/g, ' ')) });
}

/** Lists the last 500 lines, newest first. */
export function readSecurityLog(db: Database): Promise<(typeof securityLog.$inferSelect)[]> {
  return db.select().from(securityLog).orderBy(desc(securityLog.id)).limit(500);
}
