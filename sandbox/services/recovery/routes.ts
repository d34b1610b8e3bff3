import { acceptProof, setTask } from '../../security/captcha.ts';
import { logSecurity } from '../../security/log.ts';
import { maskEmail } from '../../security/masking.ts';
import { sameMac } from '../../security/secrets.ts';
import { endSession, openSession } from '../../security/sessions/sessions.ts';
import { countCall } from '../../security/codes/throttle.ts';
import { done, refuse, type Bank, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { findHolderByName, findHolderByPan, hasNumber } from '../holder/find.ts';
import { hashNew, newHash, setPassword } from '../holder/passwords.ts';
import { questions } from '../holder/questions.ts';
import { answerMac, readRecord } from '../holder/record.ts';
import { readUser } from '../login/store.ts';
import { identityOf } from './counts.ts';
import {
  acceptRecoveryCode,
  beginRecovery,
  endRecovery,
  findRecovery,
  sendRecoveryCode,
  type RecoveryRow,
} from './rules.ts';

type DataCall = Call<'verifyUserData'> | Call<'recoverPassword'>;
type PhoneCall = Call<'recoverUsername'> | Call<'recoverUsernameAndPassword'>;
type AnyRecovery = DataCall | PhoneCall | Call<'recoverPasswordByPhone'>;

/** The ways back to a lost username or password; none says whether a user exists (S-22). */
export const recoveryHandlers = {
  generateValidationToken: {
    async run({ bank, now }) {
      const { ticketMs, captchaBits } = bank.policy.onboarding;
      return done({
        validationToken: setTask(bank.secrets, now + ticketMs),
        algorithm: 'SHA-256',
        difficulty: captchaBits,
        expiresIn: ticketMs / 1000,
      });
    },
  },
  verifyUserData: {
    async run(call) {
      const refused = await limited(call);
      if (refused !== null) return refused;
      if (!(await isProven(call))) return refuse('CAPTCHA_WRONG', { pointer: '/captchaResponse' });
      const { pan, fiscalCode } = call.body;
      const identity = identityOf(call, pan);
      const userId = await holderOf(call, pan, fiscalCode);
      const requestId = await beginRecovery(call, { identity, userId, way: 'question' });
      return done({ requestId, idSecurityQuestion: await questionOf(call, identity, userId) });
    },
  },
  recoverPassword: {
    async run(call) {
      const refused = await limited(call);
      if (refused !== null) return refused;
      if (!(await isProven(call))) return refuse('CAPTCHA_WRONG', { pointer: '/captchaResponse' });
      const { username, pan, answer } = call.body;
      const userId = await answeredBy(call, identityOf(call, pan));
      // As the answer is compared: however it is spelled, it is one.
      const identity = identityOf(call, username, pan, answerMac(call.bank.secrets, 0, answer));
      const requestId = await sendRecoveryCode(call, { identity, userId, way: 'password' });
      return done({ requestId, ...timesOf(call.bank) });
    },
  },
  recoverPasswordByPhone: {
    run: (call) => {
      const { username, telephone } = call.body;
      const named = async () => registered(call, await findHolderByName(call.db, username));
      return beginByPhone(call, { way: 'password', said: [username], telephone, named });
    },
  },
  recoverUsername: { run: (call) => beginByCard(call, 'username') },
  recoverUsernameAndPassword: { run: (call) => beginByCard(call, 'both') },
  verifyRecoveryOtp: {
    async run(call) {
      const { db, now } = call;
      const accepted = await acceptRecoveryCode(call, call.body);
      if ('kind' in accepted) return accepted;
      const userId = accepted.userId ?? 0;
      const { username } = await readUser(db, userId);
      const { way } = accepted;
      return done({
        ...(way === 'password' ? {} : { maskedUsername: maskEmail(username) }),
        ...(way === 'username' ? {} : { jwt: await openSession(db, { userId, now, stage: 'recovery' }) }),
      });
    },
  },
  updateRecoveredPassword: {
    hash: (call) =>
      hashNew(call, { password: call.body.newPassword, profile: 'change', pointer: '/newPassword' }),
    async run(call) {
      const { db, holder, now } = call;
      await setPassword(call, newHash(call));
      await endSession(db, holder.sessionId, now);
      await logSecurity(db, call.bank.secrets, { event: 'recovery.ended', user: holder.username, now });
      return done({});
    },
  },
} satisfies Partial<Handlers>;

/** Returns the times of a code, which are the same for everyone who asks for it. */
function timesOf({ policy: { code } }: Bank) {
  return { expiresIn: code.lifetimeMs / 1000, resendIn: code.resendMs / 1000 };
}

function beginByCard(call: PhoneCall, way: 'username' | 'both') {
  const { pan, fiscalCode, telephone } = call.body;
  const named = () => holderOf(call, pan, fiscalCode);
  return beginByPhone(call, { way, said: [pan, fiscalCode], telephone, named });
}

type ByPhone = {
  way: RecoveryRow['way'];
  said: readonly string[];
  telephone: string;
  /** Finds whose recovery it is said to be, before the number is looked at. */
  named: () => Promise<number | null>;
};

/** Nobody is looked up for an address that is held back: the time of the refusal would tell who is a holder (S-22). */
async function beginByPhone(
  call: PhoneCall | Call<'recoverPasswordByPhone'>,
  { way, said, telephone, named }: ByPhone,
) {
  const refused = await limited(call);
  if (refused !== null) return refused;
  const found = await named();
  const userId = found !== null && (await hasNumber(call.db, found, telephone)) ? found : null;
  const identity = identityOf(call, ...said, telephone);
  const requestId = await sendRecoveryCode(call, { identity, userId, way });
  return done({ requestId, ...timesOf(call.bank) });
}

/** Counts every recovery of an address as a failed login, so that nobody tries data by the thousand (S-16). */
async function limited(call: AnyRecovery): Promise<Refusal | null> {
  const { db, now, bank, address } = call;
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  return (await countCall(throttle, { called: 'recovery', address })) ? null : refuse('RECOVERY_LIMITED');
}

const isProven = ({ db, bank, now, body }: DataCall): Promise<boolean> =>
  acceptProof(
    { db, secrets: bank.secrets, now, bits: bank.policy.onboarding.captchaBits },
    body.captchaResponse,
  );

async function holderOf(call: AnyRecovery, pan: string, fiscalCode: string): Promise<number | null> {
  const userId = await registered(call, await findHolderByPan(call.db, pan));
  if (userId === null) return null;
  return (await readRecord(call, userId)).fiscalCode === fiscalCode.toUpperCase() ? userId : null;
}

async function registered(call: AnyRecovery, userId: number | null): Promise<number | null> {
  return userId !== null && (await readRecord(call, userId)).registered ? userId : null;
}

/** The holder's own question; for nobody one of the list, always the same for the same data. */
async function questionOf(call: AnyRecovery, identity: string, userId: number | null): Promise<string> {
  const own = userId === null ? null : (await readRecord(call, userId)).questionId;
  const made = questions[Number.parseInt(identity.slice(0, 6), 16) % questions.length];
  return own ?? made?.id ?? 'Q1';
}

/** The holder whose data, username, card and answer all belong together; null for any other case. */
async function answeredBy(call: Call<'recoverPassword'>, identity: string): Promise<number | null> {
  const { db, body, bank } = call;
  const begun = await findRecovery(call, body.requestId, 'data');
  const named = await findHolderByName(db, body.username);
  if (begun === null) return null;
  await endRecovery(call, begun);
  const { userId } = begun;
  const typed = answerMac(bank.secrets, userId ?? 0, body.answer);
  if (userId === null || named !== userId || begun.identity !== identity) return null;
  const { answerMac: right } = await readRecord(call, userId);
  return sameMac(right ?? '', typed) ? userId : null;
}
