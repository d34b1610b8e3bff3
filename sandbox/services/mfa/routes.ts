import { eq } from 'drizzle-orm';
import { operations, type OperationCall } from '#schemas';
import { challenges, users } from '../../db/schema.ts';
import { codeFor, timesOf } from '../../security/codes/code-in-hand.ts';
import { acceptCode } from '../../security/codes/codes.ts';
import { maskPhone } from '../../security/masking.ts';
import { signPreloginToken } from '../../security/sessions/prelogin.ts';
import { hashReference, randomReference } from '../../security/secrets.ts';
import { openSession, renewToken } from '../../security/sessions/sessions.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import { done, refuse, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { endOfChallenge } from './approval/store.ts';
import { logIn } from './log-in.ts';
import { findOpenChallenge, isUser } from './rules.ts';

/** Tokens and strong authentication. */
export const mfaHandlers = {
  requestJwt: {
    async run({ bank, now }) {
      const { preloginMs } = bank.policy.session;
      return done({ jwt: signPreloginToken(bank.secrets, now + preloginMs), expiresIn: preloginMs / 1000 });
    },
  },
  requestToken: {
    ownTransactions: true,
    async run(call) {
      const user = await logIn(call);
      if ('kind' in user) return user;
      const token = await openSession(call.db, { userId: user.id, now: call.now });
      const expiresIn = call.bank.policy.session.absoluteMs / 1000;
      return done({ access_token: token, token_type: 'Bearer', expires_in: expiresIn });
    },
  },
  generateOtp: {
    async run(call) {
      const refused = await refuseOtherUser(call);
      if (refused !== null) return refused;
      const open = await findOpenChallenge(call);
      if (open === null) return refuse('SCA_INVALID');
      const { challenge, number } = open;
      const { transactionId } = call.body;
      const sent = await codeFor(call, {
        service: challenge.service,
        boundTo: [transactionId, challenge.trxData],
        destination: number,
        challengeId: challenge.id,
        values: challenge.payload,
      });
      if ('kind' in sent) return sent;
      await call.db
        .update(challenges)
        .set({ state: 'sent', transactionId })
        .where(eq(challenges.id, challenge.id));
      // What a phone has approved gave the code that this one takes the place of.
      await endOfChallenge(call.db, challenge.id, ['approved']);
      const reply = { token: sent.token, obfuscatedValue: maskPhone(number), ...timesOf(sent) };
      return done({ ...reply, ...(await deviceOf(call)) });
    },
  },
  verifyMfa: {
    async run(call) {
      const { db, body, holder, now, bank } = call;
      const accepted = await acceptCode(call, {
        service: serviceOf(body.transactionData),
        boundTo: [body.transactionId, namedUser(call) ? body.transactionData : '-'],
        otp: body.otp,
        token: body.token,
      });
      if ('kind' in accepted) return accepted;
      const additionalInfo = randomReference();
      // A challenge is proven once, whichever way: what a phone is still asked for it is over.
      await endOfChallenge(db, accepted.challengeId ?? '', ['pending', 'approved']);
      await db
        .update(challenges)
        .set({
          state: 'verified',
          proofHash: hashReference(additionalInfo),
          proofExpiresAt: now + bank.policy.proofMs,
        })
        .where(eq(challenges.id, accepted.challengeId ?? ''));
      return done({ access_token: await renewToken(db, holder.sessionId), additionalInfo });
    },
  },
} satisfies Partial<Handlers>;

/** Whose session it is, a token alone does not tell: a name that is said with it is a guess, and counted. */
async function refuseOtherUser(call: Call<'generateOtp'>): Promise<Refusal | null> {
  const { user } = call.body;
  if (user === undefined) return null;
  const isRight = isUser(user, call.holder.username);
  return countTry(call, { service: 'username', isRight, wrong: refuse('SCA_INVALID') });
}

/** The phone on which the holder may approve instead, where there is one (LANG-13). */
async function deviceOf({ db, holder }: Call<'generateOtp'>): Promise<{ device?: string }> {
  const [user] = await db.select({ device: users.device }).from(users).where(eq(users.id, holder.userId));
  return user?.device ? { device: user.device } : {};
}

/** The operation that transaction data speaks of; what was made up is counted together and fits no code. */
function serviceOf(transactionData: string): string {
  const [named = ''] = transactionData.split('.');
  return Object.entries<OperationCall>(operations).some(
    ([id, { sca, scaResult }]) => (sca || scaResult) && id === named,
  )
    ? named
    : 'none';
}

const namedUser = ({ body, holder }: Call<'verifyMfa'>): boolean =>
  body.user === undefined || isUser(body.user, holder.username);
