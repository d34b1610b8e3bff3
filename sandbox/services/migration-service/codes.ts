import { and, eq, ne } from 'drizzle-orm';
import type { CodeSent, MigrationState } from '#schemas';
import { phones } from '../../db/schema.ts';
import { sendCode } from '../../security/codes.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, refuse, type Answer, type Handlers, type HolderCall } from '../../server/call.ts';
import { hasNumber, isFreeEmail, maskEmail } from '../holder/find.ts';
import { moveFlow, notAt } from '../holder/flow.ts';
import { codeSent } from '../registration-service/routes.ts';
import { acceptStepCode, readMigration, refuseStep, takeStep } from './rules.ts';

/** The numbers, addresses and codes of a migration. */
export const migrationCodeHandlers = {
  checkMigrationPhone: {
    async run(call) {
      const early = await refuseStep(call, 'MIGRATION_20_PHONE');
      if (early !== null) return early;
      return done({ exists: await hasNumber(call.db, call.holder.userId, call.body.telephone) });
    },
  },
  verifyMigrationPhone: {
    async run(call) {
      const { telephone } = call.body;
      const early = await refuseStep(call, 'MIGRATION_20_PHONE');
      if (early !== null) return early;
      if (await isOthers(call, telephone)) return refuse('PHONE_NOT_ACCEPTED', { pointer: '/telephone' });
      return takeStep(call, { at: 'MIGRATION_20_PHONE', to: 'MIGRATION_30_PHONE_OTP', data: { telephone } });
    },
  },
  generateMigrationOtpSms: { run: (call) => sendPhoneCode(call, call.body.telephone) },
  generateMigrationOtpSca: { run: (call) => sendPhoneCode(call, call.body.telephone) },
  verifyMigrationOtpSms: {
    run: (call) =>
      acceptStepCode(call, {
        otp: call.body.otp,
        service: 'migrationPhone',
        step: { at: 'MIGRATION_30_PHONE_OTP', to: 'MIGRATION_40_REGULARIZE' },
      }),
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
  const early = notAt(flow, 'MIGRATION_30_PHONE_OTP');
  if (early !== null) return early;
  if (flow.data.telephone !== telephone) return refuse('PHONE_NOT_ACCEPTED', { pointer: '/telephone' });
  const order = { service: 'migrationPhone', boundTo: [], destination: telephone, values: {} };
  const sent = await sendCode(call, order);
  return typeof sent === 'string' ? done(codeSent(call, maskPhone(telephone))) : sent;
}

const emailSteps: readonly MigrationState[] = ['MIGRATION_50_EMAIL', 'MIGRATION_55_EMAIL_OTP'];

async function sendEmailCode(
  call: HolderCall,
  { email, field }: { email: string; field: string },
): Promise<Answer<CodeSent>> {
  const flow = await readMigration(call);
  const early = notAt(flow, ...emailSteps);
  if (early !== null) return early;
  const destination = email.toLowerCase();
  if (!(await isFreeEmail(call.db, destination, call.holder.userId)))
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
