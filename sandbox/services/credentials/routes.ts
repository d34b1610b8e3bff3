import { isBlocked } from '../../security/codes/attempts.ts';
import { acceptCode, sendCode } from '../../security/codes/codes.ts';
import { logSecurity } from '../../security/log.ts';
import { maskEmail, maskPhone } from '../../security/masking.ts';
import { hasProof, refuseSpentProof } from '../../security/sessions/confirmation.ts';
import type { Hashing } from '../../security/passwords/passwords.ts';
import { sameMac } from '../../security/secrets.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import {
  done,
  doneOrBefore,
  refuse,
  type Call,
  type Confirmation,
  type Handlers,
  type Refusal,
} from '../../server/call.ts';
import { findCard, readContact } from '../card-service/store.ts';
import { blockerOf } from '../holder/pending.ts';
import { newHash, passwordUpdated, refusePassword, setPassword } from '../holder/passwords.ts';
import { isQuestion, questions } from '../holder/questions.ts';
import { answerMac, readRecord, writeRecord } from '../holder/record.ts';
import { readUser } from '../login/store.ts';
import { codeSent } from '../registration-service/routes.ts';
import { revoke } from './revoke.ts';

const cardPurpose = { service: 'cardCode', boundTo: [] };
const emailPurpose = { service: 'emailCode', boundTo: [] };

/** Passwords, security questions, and the codes that stand for the holder. */
export const credentialsHandlers = {
  updatePassword: {
    async hash(call) {
      const { oldPassword, newPassword } = call.body;
      const tried = { userId: call.holder.userId, service: 'oldPassword' } as const;
      if (await isBlocked(call.db, tried)) return refuse('5709');
      const spent = await refuseSpentProof(call);
      if (spent !== null) return spent;
      return call.bank.passwords.inTurn(async (hashing) => {
        // Who has waited for a turn may be blocked by now.
        if (await isBlocked(call.db, tried)) return refuse('5709');
        const { passwordHash } = await readUser(call.db, call.holder.userId);
        const isRight = await hashing.matches(oldPassword, passwordHash);
        const wrong = refuse('PASSWORD_WRONG', { pointer: '/oldPassword' });
        // The same call sent twice at once would find the old password wrong, once the first is done.
        const refused =
          (await refuseSpentProof(call)) ??
          (await countTry(call, { service: tried.service, isRight, wrong })) ??
          (await refuseNew(call, newPassword, oldPassword === newPassword));
        return refused ?? hashProven(call, hashing);
      });
    },
    confirm: async (call) => signed(call, call.body.oldPassword, call.body.newPassword),
    async run(call) {
      const { otp } = call.body;
      if (otp !== undefined) {
        const accepted = await acceptCode(call, { ...cardPurpose, otp });
        if ('kind' in accepted) return accepted;
      }
      await setPassword(call, newHash(call));
      return passwordUpdated(call);
    },
  },
  replaceTemporaryPassword: replacing('BLOCKER_TEMPORARY_PASSWORD'),
  replaceExpiredPassword: replacing('BLOCKER_PASSWORD_EXPIRED'),
  listSecurityQuestions: {
    async run(call) {
      const { questionId } = await readRecord(call, call.holder.userId);
      return done({ questions, ...(questionId === null ? {} : { idSecurityQuestion: questionId }) });
    },
  },
  listRecoveryQuestions: { run: async () => done({ questions }) },
  checkSecurityQuestion: {
    async run(call) {
      const { holder, body, bank } = call;
      const record = await readRecord(call, holder.userId);
      const typed = answerMac(bank.secrets, holder.userId, body.securityAnswer);
      const isSame = sameMac(record.answerMac ?? '', typed);
      const isRight = isSame && record.questionId === body.idSecurityQuestion;
      const wrong = refuse('ANSWER_WRONG', { pointer: '/securityAnswer' });
      const refused = await countTry(call, { service: 'securityAnswer', isRight, wrong });
      return refused ?? done({ verified: true });
    },
  },
  changeSecurityQuestion: {
    async check({ body }) {
      return isQuestion(body.idSecurityQuestion)
        ? null
        : refuse('QUESTION_UNKNOWN', { pointer: '/idSecurityQuestion' });
    },
    confirm: async (call) => signed(call, call.body.idSecurityQuestion, call.body.securityAnswer),
    async run(call) {
      const { db, holder, body, bank, now } = call;
      const before = await readRecord(call, holder.userId);
      const questionId = body.idSecurityQuestion;
      const mac = answerMac(bank.secrets, holder.userId, body.securityAnswer);
      await writeRecord(db, holder.userId, { questionId, answerMac: mac });
      await logSecurity(db, call.bank.secrets, { event: 'question.changed', user: holder.username, now });
      return doneOrBefore(before.questionId === questionId && sameMac(before.answerMac ?? '', mac), {});
    },
  },
  sendCardOtp: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const destination = await readContact(call, card);
      const sent = await sendCode(call, { ...cardPurpose, destination, values: {} });
      return typeof sent === 'string' ? done(codeSent(call, maskPhone(destination))) : sent;
    },
  },
  sendEmailOtp: {
    async run(call) {
      const { cardId } = call.body;
      const card = cardId === undefined ? null : await findCard(call, cardId);
      if (card !== null && 'kind' in card) return card;
      const { username } = await readUser(call.db, call.holder.userId);
      const order = { ...emailPurpose, destination: username, kind: 'email', values: {} } as const;
      const sent = await sendCode(call, order);
      return typeof sent === 'string' ? done(codeSent(call, maskEmail(username))) : sent;
    },
  },
  revokeUser: {
    async run(call) {
      const accepted = await acceptCode(call, { ...emailPurpose, otp: call.body.otp });
      if ('kind' in accepted) return accepted;
      await revoke(call);
      return done({});
    },
  },
} satisfies Partial<Handlers>;

type Replacing = 'replaceTemporaryPassword' | 'replaceExpiredPassword';

/** Replaces a password that the login stopped at; for any other holder it is a step out of turn. */
function replacing(blocker: string) {
  return {
    async hash(call: Call<Replacing>): Promise<Refusal | string | null> {
      if ((await blockerOf(call))?.id !== blocker) return refuse('STEP_SKIPPED');
      const { passwordHash } = await readUser(call.db, call.holder.userId);
      const { newPassword } = call.body;
      return call.bank.passwords.inTurn(async (hashing) => {
        const refused = await refuseNew(call, newPassword, false);
        const fresh = refused ?? (await hashProven(call, hashing));
        if (typeof fresh !== 'string') return fresh;
        // The hash that stands says that nothing would change; the time it takes says nothing.
        return (await hashing.matches(newPassword, passwordHash)) ? passwordHash : fresh;
      });
    },
    confirm: async (call: Call<Replacing>) => signed(call, call.body.newPassword),
    // Before the proof is used, anyone who has the token alone could try passwords without end.
    async run(call: Call<Replacing>) {
      const { passwordHash } = await readUser(call.db, call.holder.userId);
      if (newHash(call) === passwordHash) return refuse('PASSWORD_POLICY', { pointer: '/newPassword' });
      await setPassword(call, newHash(call));
      return passwordUpdated(call);
    },
  };
}

type Changing = Call<Replacing> | Call<'updatePassword'>;

/** Hashes the new password once the call has brought a proof: before, the holder is only asked for one. */
const hashProven = async ({ proof, body }: Changing, { hash }: Hashing): Promise<string | null> =>
  hasProof(proof) ? hash(body.newPassword) : null;

async function refuseNew(call: Changing, password: string, isSame: boolean): Promise<Refusal | null> {
  const pointer = '/newPassword';
  if (isSame) return refuse('PASSWORD_POLICY', { pointer });
  return refusePassword(call, { password, profile: 'change', pointer });
}

/** What is signed goes into the transaction data as a keyed hash: the data itself is a secret. */
const signed = (
  { bank }: Pick<Call<'updatePassword'>, 'bank'>,
  ...secrets: readonly string[]
): Confirmation => ({
  data: { signed: bank.secrets.mac('signed', ...secrets) },
  payload: {},
});
