import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { openDatabase, type Database, type OpenDatabase } from '../db/database.ts';
import { phones, users } from '../db/schema.ts';
import { readOutbox, type OutboxMessage } from '../outbox/outbox.ts';
import { defaultPolicy, type Policy } from '../policy.ts';
import type { HolderCall } from '../server/call.ts';
import { createPasswordHasher } from './passwords/passwords.ts';
import { createSecrets } from './secrets.ts';
import { boundWaitingCalls } from './sessions/waiting-calls.ts';

/** When these tests take place. */
export const noon = 1_764_068_400_000;

// One for all files of a worker, which share what they import: to open one takes as long as all their tests.
const shared: { open?: Promise<OpenDatabase>; holders: number } = { holders: 0 };

/** Gives each test holders of its own, in a database that is shared. */
export type Holders = {
  /** The database as a bank finds it that has just begun: no query of it is kept yet. */
  db(): Database;
  /** A call of a holder whom nobody has seen before. */
  call(policy?: Partial<Policy>): HolderCall;
};

/** Opens the database before the tests of a file, where no file before it has. */
export function openHolders(): Holders {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await (shared.open ??= openQuickly());
  });
  const db = (): Database => Object.create(open.db);
  return {
    db,
    call(changes = {}) {
      shared.holders += 1;
      const userId = 1_000_000 + shared.holders;
      const policy = { ...defaultPolicy, ...changes };
      const bank = {
        policy,
        secrets: createSecrets(Buffer.alloc(32, 1)),
        passwords: createPasswordHasher(policy),
        waiting: boundWaitingCalls(policy),
        demoPasswordHash: '',
        nobodysPasswordHash: '',
      };
      const username = `Holder-${userId}@percorso.test`;
      const who = { userId, username, fullName: 'Giulia Ferri', sessionId: `session-${userId}` };
      return { db: db(), now: noon, bank, holder: { ...who, stage: 'full' } };
    },
  };
}

async function openQuickly(): Promise<OpenDatabase> {
  const open = await openDatabase({ kind: 'memory' });
  // A test needs a row or two of its holder, not all that a row refers to.
  await open.db.execute(sql`set session_replication_role = replica`);
  return open;
}

/** The same call at a later time. */
export const later = (call: HolderCall, ms: number): HolderCall => ({ ...call, now: call.now + ms });

/** The same holder in another session. */
export const elsewhere = (call: HolderCall): HolderCall => ({
  ...call,
  holder: { ...call.holder, sessionId: `${call.holder.sessionId}-other` },
});

/** Makes a number that is this holder's alone. */
export const numberOf = ({ holder }: HolderCall, last = 0): string => `+3934${holder.userId}${last}`;

/** Gives a holder numbers, in this order. */
export async function giveNumbers(call: HolderCall, numbers: readonly string[]): Promise<void> {
  const { userId } = call.holder;
  await call.db.insert(phones).values(numbers.map((number, position) => ({ userId, position, number })));
}

/** Enters a holder in the bank's books. */
export async function register({ db, holder }: HolderCall): Promise<void> {
  await db.insert(users).overridingSystemValue().values({
    id: holder.userId,
    username: holder.username,
    persona: 'standard',
    passwordHash: '',
    passwordSetAt: 0,
    name: 'Giulia',
    surname: 'Ferri',
    userType: 'STANDARD',
    userStatus: 'ACTIVE',
    kyc: true,
    profiling: {},
    lastAccessAt: 0,
    previousAccessAt: 0,
  });
}

/** Reads what was sent to a number or an address, newest first. */
export const sentTo = ({ db }: HolderCall, recipient: string): Promise<OutboxMessage[]> =>
  readOutbox(db, { to: [recipient] });
