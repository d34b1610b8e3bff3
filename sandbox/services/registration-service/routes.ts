import { acceptCode, sendCode } from '../../security/codes/codes.ts';
import { maskEmail, maskPhone } from '../../security/masking.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import { holderCodeOf } from '../../seed/identity.ts';
import { done, refuse, type Answer, type Call, type Handlers, type HolderCall } from '../../server/call.ts';
import { openKey6, refuseWeak, sealKey6, strengthOf } from '../ecode/key6.ts';
import { countKey6Try } from '../ecode/tries.ts';
import { referenceNumber } from '../holder/find.ts';
import { moveFlow, notAt } from '../holder/flow.ts';
import { hashNew, newHash } from '../holder/passwords.ts';
import { isQuestion, questions } from '../holder/questions.ts';
import { answerMac, readRecord } from '../holder/record.ts';
import { refuseThreshold } from '../sms-alert/store.ts';
import { endRegistration, readRegistration, refuseStep, sendHolderCode, takeStep } from './rules.ts';
import { registrationStartHandlers, stateOf } from './start.ts';
import { registrationEmailHandlers, sendLink } from './email.ts';
import { holderCodeHandlers } from './holder-code.ts';
import type { RegistrationState } from '#schemas';

const phonePurpose = { service: 'registrationPhone', boundTo: [] };
const afterPhone = [
  'STATE_60_PASSWORD',
  'STATE_65_QUESTION',
  'STATE_70_CONSENTS',
  'STATE_75_KEY6',
  'STATE_80_CONFIRM',
] as const;

/** The registration (REG-12), each step only in its turn. */
export const registrationServiceHandlers = {
  ...registrationStartHandlers,
  ...holderCodeHandlers,
  ...registrationEmailHandlers,
  verifyRegistrationCode: {
    async run(call) {
      const early = await refuseStep(call, 'STATE_40_CODE');
      if (early !== null) return early;
      const { kitSerial } = await readRecord(call, call.holder.userId);
      const wrong = refuse('HOLDER_CODE_WRONG', { pointer: '/code' });
      const isRight = holderCodeOf(kitSerial) === call.body.code;
      const refused = await countTry(call, { service: 'holderCode', isRight, wrong });
      if (refused !== null) return refused;
      return takeStep(call, { at: ['STATE_40_CODE'], to: 'STATE_50_PHONE', data: { limited: false } });
    },
  },
  sendRegistrationCode: {
    async run(call) {
      const early = await refuseStep(call, 'STATE_40_CODE');
      return early ?? sendHolderCode(call, await referenceNumber(call.db, call.holder.userId));
    },
  },
  skipRegistrationCode: {
    run: (call) => takeStep(call, { at: ['STATE_40_CODE'], to: 'STATE_50_PHONE', data: { limited: true } }),
  },
  generateRegistrationOtp: {
    async run(call) {
      const flow = await readRegistration(call);
      const early = notAt(flow, 'STATE_50_PHONE', 'STATE_55_PHONE_OTP');
      if (early !== null) return early;
      const { telephone } = call.body;
      const sent = await sendCode(call, { ...phonePurpose, destination: telephone, values: {} });
      if (typeof sent !== 'string') return sent;
      await moveFlow(call.db, flow, { state: 'STATE_55_PHONE_OTP' });
      return done(codeSent(call, maskPhone(telephone)));
    },
  },
  verifyRegistrationOtpSms: { run: verifyPhone },
  verifyRegistrationOtpSca: { run: verifyPhone },
  listRegistrationQuestions: { run: async () => done({ questions }) },
  saveRegistrationPassword: {
    async hash(call) {
      const early = await refuseStep(call, 'STATE_60_PASSWORD');
      const { password } = call.body;
      return early ?? hashNew(call, { password, profile: 'registration', pointer: '/password' });
    },
    run: (call) =>
      takeStep(call, {
        at: ['STATE_60_PASSWORD'],
        to: 'STATE_65_QUESTION',
        data: { passwordHash: newHash(call) },
      }),
  },
  saveRegistrationQuestion: {
    async run(call) {
      const { idSecurityQuestion: questionId, securityAnswer } = call.body;
      const early = await refuseStep(call, 'STATE_65_QUESTION');
      if (early !== null) return early;
      if (!isQuestion(questionId)) return refuse('QUESTION_UNKNOWN', { pointer: '/idSecurityQuestion' });
      const data = {
        questionId,
        answerMac: answerMac(call.bank.secrets, call.holder.userId, securityAnswer),
      };
      return takeStep(call, { at: ['STATE_65_QUESTION'], to: 'STATE_70_CONSENTS', data });
    },
  },
  saveRegistrationConsents: {
    run: (call) =>
      takeStep(call, { at: ['STATE_70_CONSENTS'], to: 'STATE_75_KEY6', data: { consents: call.body } }),
  },
  regularizeRegistrationNumber: {
    async run(call) {
      const flow = await readRegistration(call);
      const early = notAt(flow, ...afterPhone);
      const refused = early ?? refuseThreshold(call, call.body.threshold);
      if (refused !== null) return refused;
      await moveFlow(call.db, flow, { data: { smsAlert: call.body } });
      return done({ state: stateOf(flow.state) });
    },
  },
  evaluateRegistrationKey6: {
    async run(call) {
      const refused = await countKey6Try(call);
      return refused ?? done({ complexity: await strengthOf(call, call.body.key6) });
    },
  },
  insertRegistrationKey6: {
    async run(call) {
      const { key6 } = call.body;
      const early = await refuseStep(call, 'STATE_75_KEY6');
      if (early !== null) return early;
      const weak = (await countKey6Try(call)) ?? (await refuseWeak(call, key6));
      if (weak !== null) return weak;
      const data = { key6Sealed: sealKey6(call, key6) };
      return takeStep(call, { at: ['STATE_75_KEY6'], to: 'STATE_75_KEY6', data });
    },
  },
  confirmRegistrationKey6: {
    async run(call) {
      const flow = await readRegistration(call);
      const { key6Sealed, email = '' } = flow.data;
      const early = notAt(flow, 'STATE_75_KEY6');
      if (early !== null) return early;
      if (key6Sealed === undefined) return refuse('STEP_SKIPPED');
      const tooMany = await countKey6Try(call);
      if (tooMany !== null) return tooMany;
      if (openKey6(call, key6Sealed) !== call.body.key6)
        return refuse('KEY6_DIFFERENT', { pointer: '/key6' });
      const refused = await sendLink(call, flow, email);
      return refused ?? takeStep(call, { at: ['STATE_75_KEY6'], to: 'STATE_80_CONFIRM' });
    },
  },
  recoverRegistrationFlow: {
    async run(call) {
      const { state, data } = await readRegistration(call);
      const { email, telephone, limited = false, emailConfirmed = false, consents, smsAlert } = data;
      return done({
        state: stateOf(state),
        limited,
        emailConfirmed,
        ...(email === undefined ? {} : { email: maskEmail(email) }),
        ...(telephone === undefined ? {} : { telephone: maskPhone(telephone) }),
        ...(consents === undefined ? {} : { consents }),
        ...(smsAlert === undefined ? {} : { smsAlert }),
      });
    },
  },
  confirmRegistrationPhone: {
    async run(call) {
      const flow = await readRegistration(call);
      const early = notAt(flow, 'STATE_80_CONFIRM');
      if (early !== null) return early;
      if (flow.data.emailConfirmed !== true) return refuse('EMAIL_NOT_CONFIRMED');
      const refused = await endRegistration(call, flow);
      return refused ?? takeStep(call, { at: ['STATE_80_CONFIRM'], to: 'STATE_90_END' });
    },
  },
} satisfies Partial<Handlers>;

async function verifyPhone(
  call: Call<'verifyRegistrationOtpSms'> | Call<'verifyRegistrationOtpSca'>,
): Promise<Answer<{ state: RegistrationState }>> {
  const early = await refuseStep(call, 'STATE_55_PHONE_OTP');
  if (early !== null) return early;
  const accepted = await acceptCode(call, { ...phonePurpose, otp: call.body.otp });
  if ('kind' in accepted) return accepted;
  const data = { telephone: accepted.destination };
  return takeStep(call, { at: ['STATE_55_PHONE_OTP'], to: 'STATE_60_PASSWORD', data });
}

/** Returns where a code went, and its times. */
export function codeSent({ bank }: HolderCall, obfuscatedValue: string) {
  const { lifetimeMs, resendMs } = bank.policy.code;
  return { obfuscatedValue, expiresIn: lifetimeMs / 1000, resendIn: resendMs / 1000 };
}
