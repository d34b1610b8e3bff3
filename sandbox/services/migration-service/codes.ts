import { and, eq, ne } from 'drizzle-orm';
import type { CodeSent, MigrationState } from '#schemas';
import { phones } from '../../db/schema.ts';
import { sendCode } from '../../security/codes/codes.ts';
import { maskEmail, maskPhone } from '../../security/masking.ts';
import { passesUncleared } from '../../security/codes/throttle.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import { done, refuse, type Answer, type Call, type Handlers, type HolderCall } from '../../server/call.ts';
import { hasNumber, isFreeEmail } from '../holder/find.ts';
import { moveFlow, notAt, type FlowRow } from '../holder/flow.ts';
import { codeSent } from '../registration-service/routes.ts';
import { isMobile } from '../subscription-service/new-number.ts';
import { acceptStepCode, migrationState, readMigration } from './rules.ts';

type EmailCall = Call<'generateMigrationOtpMail' | 'generateMigrationOtpEmail'>;
type GuessingCall = EmailCall | Call<'checkMigrationPhone' | 'verifyMigrationPhone'>;
type Guess = { tried: 'migrationPhone' | 'knownPhone' | 'migrationEmail'; isRight: boolean };

/** Returns whether a guess is right; anyone who has guessed too often hears that none is. */
function guessed(call: GuessingCall, { tried, isRight }: Guess): Promise<boolean> {
  const { db, now, bank, holder, address } = call;
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  return passesUncleared(throttle, { tried, account: String(holder.userId), address }, isRight);
}

/** The numbers, addresses and codes of a migration. */
export const migrationCodeHandlers = {
  checkMigrationPhone: {
    async run(call) {
      const early = notAt(await migrationState(call), ...numberSteps);
      if (early !== null) return early;
      const isRight = await hasNumber(call.db, call.holder.userId, call.body.telephone);
      return done({ exists: await guessed(call, { tried: 'knownPhone', isRight }) });
    },
  },
  verifyMigrationPhone: {
    async run(call) {
      const { telephone } = call.body;
      const flow = await readMigration(call);
      const early = notAt(flow, ...numberSteps);
      if (early !== null) return early;
      const isRight = isMobile(telephone) && !(await isOthers(call, telephone));
      if (!(await guessed(call, { tried: 'migrationPhone', isRight })))
        return refuse('PHONE_NOT_ACCEPTED', { pointer: '/telephone' });
      const state = isSettingNumber(flow) ? 'MIGRATION_65_SET_NUMBER' : 'MIGRATION_30_PHONE_OTP';
      // Another number has not been verified yet.
      await moveFlow(call.db, flow, { state, data: { telephone, phoneOtpMac: '' } });
      return done({ state });
    },
  },
  generateMigrationOtpSms: { run: (call) => sendPhoneCode(call, call.body.telephone) },
  generateMigrationOtpSca: { run: (call) => sendPhoneCode(call, call.body.telephone) },
  verifyMigrationOtpSms: {
    async run(call) {
      const step = isSettingNumber(await readMigration(call))
        ? ({ at: 'MIGRATION_65_SET_NUMBER', to: 'MIGRATION_65_SET_NUMBER' } as const)
        : ({ at: 'MIGRATION_30_PHONE_OTP', to: 'MIGRATION_40_REGULARIZE' } as const);
      return acceptStepCode(call, { otp: call.body.otp, service: 'migrationPhone', step });
    },
  },
  generateMigrationOtpMail: { run: (call) => sendEmailCode(call, { email: call.body.mail, field: '/mail' }) },
  generateMigrationOtpEmail: {
    run: (call) => sendEmailCode(call, { email: call.body.email, field: '/email' }),
  },
  verifyMigrationOtpEmail: {
    run: (call) =>
      acceptStepCode(call, {
        otp: call.body.otp,
        service: 'migrationEmail',
        step: { at: 'MIGRATION_55_EMAIL_OTP', to: 'MIGRATION_60_SET_EMAIL' },
      }),
  },
} satisfies Partial<Handlers>;

async function sendPhoneCode(call: HolderCall, telephone: string): Promise<Answer<CodeSent>> {
  const flow = await readMigration(call);
  const early = notAt(flow, 'MIGRATION_30_PHONE_OTP', 'MIGRATION_65_SET_NUMBER');
  if (early !== null) return early;
  const wrong = refuse('PHONE_NOT_ACCEPTED', { pointer: '/telephone' });
  const isRight = flow.data.telephone === telephone;
  const refused = await countTry(call, { service: 'telephone', isRight, wrong });
  if (refused !== null) return refused;
  const order = { service: 'migrationPhone', boundTo: [], destination: telephone, values: {} };
  const sent = await sendCode(call, order);
  return typeof sent === 'string' ? done(codeSent(call, maskPhone(telephone))) : sent;
}

// Until its code is known a number, or an address, may be corrected. A code is good in its session alone: a holder who
// comes back later verifies the same again before it is set.
const numberSteps: readonly MigrationState[] = [
  'MIGRATION_20_PHONE',
  'MIGRATION_30_PHONE_OTP',
  'MIGRATION_65_SET_NUMBER',
];
const emailSteps: readonly MigrationState[] = [
  'MIGRATION_50_EMAIL',
  'MIGRATION_55_EMAIL_OTP',
  'MIGRATION_60_SET_EMAIL',
];

const isSettingNumber = ({ state }: FlowRow): boolean => state === 'MIGRATION_65_SET_NUMBER';

async function sendEmailCode(
  call: EmailCall,
  { email, field }: { email: string; field: string },
): Promise<Answer<CodeSent>> {
  const flow = await readMigration(call);
  const early = notAt(flow, ...emailSteps);
  if (early !== null) return early;
  const destination = email.toLowerCase();
  const isRight = await isFreeEmail(call.db, destination, call.holder.userId);
  if (!(await guessed(call, { tried: 'migrationEmail', isRight })))
    return refuse('EMAIL_NOT_ACCEPTED', { pointer: field });
  const order = { service: 'migrationEmail', boundTo: [], destination, kind: 'email', values: {} } as const;
  const sent = await sendCode(call, order);
  if (typeof sent !== 'string') return sent;
  await moveFlow(call.db, flow, { state: 'MIGRATION_55_EMAIL_OTP' });
  return done(codeSent(call, maskEmail(destination)));
}

async function isOthers({ db, holder }: HolderCall, number: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(phones)
    .where(and(eq(phones.number, number), ne(phones.userId, holder.userId)));
  return rows.length > 0;
}
