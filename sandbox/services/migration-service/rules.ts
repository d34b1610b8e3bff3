import { eq } from 'drizzle-orm';
import type { MigrationState } from '#schemas';
import { users } from '../../db/schema.ts';
import type { FlowData } from '../../db/onboarding-tables.ts';
import { acceptCode } from '../../security/codes/codes.ts';
import { logSecurity } from '../../security/log.ts';
import { sameMac } from '../../security/secrets.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import { done, refuse, type Answer, type HolderCall, type Refusal } from '../../server/call.ts';
import { isFreeEmail } from '../holder/find.ts';
import { flowState, lockFlow, moveFlow, notAt, type FlowRow } from '../holder/flow.ts';
import { readRecord } from '../holder/record.ts';

/** What a call of the migration answers. */
export type Progress = Answer<{ state: MigrationState }>;

type Step = { at: MigrationState; to: MigrationState; data?: FlowData };

/** Reads the migration of a holder, and begins it. */
export async function readMigration(call: HolderCall): Promise<FlowRow> {
  const { db, holder } = call;
  return lockFlow({ db, userId: holder.userId, kind: 'migration' }, await firstState(call));
}

/** Tells where the migration of a holder stands, and does not begin it. */
export async function migrationState(call: HolderCall): Promise<{ state: string }> {
  const { db, holder } = call;
  return { state: await flowState({ db, userId: holder.userId, kind: 'migration' }, await firstState(call)) };
}

/** Who needs no migration is at its end. */
async function firstState(call: HolderCall): Promise<MigrationState> {
  const { migrated } = await readRecord(call, call.holder.userId);
  return migrated ? 'MIGRATION_90_END' : 'MIGRATION_10_DISCLAIMER';
}

/** Refuses a step whose turn it is not, before anything of it is looked at (S-23). */
export async function refuseStep(
  call: HolderCall,
  ...at: readonly MigrationState[]
): Promise<Refusal | null> {
  return notAt(await readMigration(call), ...at);
}

/** Takes one step, or refuses it when it is not its turn. */
export async function takeStep(call: HolderCall, { at, to, data = {} }: Step): Promise<Progress> {
  const flow = await readMigration(call);
  const early = notAt(flow, at);
  if (early !== null) return early;
  await moveFlow(call.db, flow, { state: to, data });
  return done({ state: to });
}

/** Accepts a code of the migration and keeps its hash: the call that sets the value must bring the same code. */
export async function acceptStepCode(
  call: HolderCall,
  { otp, service, step }: { otp: string; service: 'migrationPhone' | 'migrationEmail'; step: Step },
): Promise<Progress> {
  const early = await refuseStep(call, step.at);
  if (early !== null) return early;
  const accepted = await acceptCode(call, { service, boundTo: [], otp });
  if ('kind' in accepted) return accepted;
  const mac = otpMac(call, service, otp);
  const { destination } = accepted;
  const data =
    service === 'migrationPhone'
      ? { phoneOtpMac: mac, telephone: destination }
      : { emailOtpMac: mac, email: destination };
  return takeStep(call, { ...step, data });
}

/** Refuses a code that is not the one that the value was verified with. */
export function refuseOtherCode(
  call: HolderCall,
  {
    otp,
    service,
    kept,
  }: { otp: string; service: 'migrationPhone' | 'migrationEmail'; kept: string | undefined },
): Promise<Refusal | null> {
  const isRight = sameMac(kept ?? '', otpMac(call, service, otp));
  const wrong = refuse('5707', { pointer: '/otp' });
  return countTry(call, { service: `${service}Set`, isRight, wrong });
}

/** Makes a verified address the holder's username. */
export async function setEmail(call: HolderCall, email: string): Promise<Refusal | null> {
  const { db, holder, now } = call;
  if (!(await isFreeEmail(db, email, holder.userId))) return refuse('EMAIL_NOT_ACCEPTED');
  await db.update(users).set({ username: email }).where(eq(users.id, holder.userId));
  await logSecurity(db, call.bank.secrets, { event: 'email.changed', user: holder.username, now });
  return null;
}

const otpMac = ({ bank, holder }: HolderCall, service: string, otp: string): string =>
  bank.secrets.mac('verified-code', service, holder.sessionId, otp);

/** Reads a stored state as one of the contract's. */
// Only our own steps write it, and the reply is held to the contract.
export const stateOf = (state: string): MigrationState => state as MigrationState;
