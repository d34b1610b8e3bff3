import { eq } from 'drizzle-orm';
import { romeInstant } from '../../calendar.ts';
import { sessions, users } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import {
  dropRememberedCookie,
  dropSessionCookie,
  writeRememberedCookie,
} from '../../security/sessions/cookies.ts';
import { holdSession, sealingSecretOf } from '../../security/sessions/held-sessions.ts';
import { hashReference } from '../../security/secrets.ts';
import { endSession } from '../../security/sessions/sessions.ts';
import { done, doneWithSession, refuse, type Call, type Handlers, type Stage } from '../../server/call.ts';
import { acceptNewNumber } from '../subscription-service/rules.ts';
import { readKey6State } from '../ecode/missing.ts';
import { blockerOf, settle } from '../holder/pending.ts';
import { readCardIds, readUser } from './store.ts';

/** Login and logout. */
export const loginHandlers = {
  userLogin: {
    async run(call) {
      const { db, holder, bank, body, headers, now } = call;
      const user = await readUser(db, holder.userId);
      const cookie = body.rememberUserName
        ? writeRememberedCookie(bank.secrets, user.id, now)
        : dropRememberedCookie;
      const ids = await readCardIds(db, holder.userId);
      const reply = {
        flow: flowOf(holder.stage),
        userInfo: { name: user.name, userType: user.userType, cards: ids.map((id) => ({ id })) },
        ...(await readKey6State(call)),
        cardContext: { cardInfo: { card: { id: ids[0] ?? '' } } },
        userStatus: user.userStatus,
      };
      const nonce = headers['sessionnonce'];
      if (nonce === undefined) return done(reply, cookie);
      // The code is on its way to a phone, and may be typed in the next page too.
      return done(reply, [cookie, await holdSession(call, nonce)]);
    },
  },
  userStatus: {
    async run(call) {
      const user = await readUser(call.db, call.holder.userId);
      return done({
        flow: flowOf(call.holder.stage),
        userStatus: user.userStatus,
        ...(await sessionEnds(call)),
      });
    },
  },
  finalizeLogin: {
    async confirm() {
      return { data: { operation: 'login' }, payload: {} };
    },
    async run(call) {
      const { db, bank, holder, now, headers } = call;
      const user = await readUser(db, holder.userId);
      await db
        .update(users)
        .set({ lastAccessAt: now, previousAccessAt: user.lastAccessAt })
        .where(eq(users.id, user.id));
      await logSecurity(db, bank.secrets, { event: 'login.finalised', user: holder.username, now });
      const blocker = await blockerOf(call);
      const reply = {
        flow: 'LOGIN_END',
        clientAccessToken: await settle(call),
        ...(blocker === null ? {} : { triggerTimeline: blocker }),
      };
      const nonce = headers['sessionnonce'];
      if (nonce === undefined) return done(reply);
      return done({ ...reply, sealingSecret: sealingSecretOf(call) }, await holdSession(call, nonce));
    },
  },
  userLogout: {
    async run({ db, body, bank, holder, now }) {
      const token = body?.clientAccessToken;
      const [session] = await db.select().from(sessions).where(eq(sessions.id, holder.sessionId));
      if (token !== undefined && session?.tokenHash !== hashReference(token))
        return refuse('TOKEN_DIFFERENT');
      await endSession(db, holder.sessionId, now);
      await logSecurity(db, bank.secrets, { event: 'logout', user: holder.username, now });
      return doneWithSession({}, dropSessionCookie(holder.sessionId));
    },
  },
  verifyLoginNewNumber: { run: (call) => acceptNewNumber(call, call.body.otp) },
} satisfies Partial<Handlers>;

/** Names where a login stands (LOGIN-11). */
export const flowOf = (stage: Stage): string => (stage === 'login' ? 'LOGIN_SCA' : 'LOGIN_END');

async function sessionEnds({ db, holder, bank }: Call<'userStatus'>) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, holder.sessionId));
  const { idleMs, absoluteMs } = bank.policy.session;
  return {
    idleEndsAt: romeInstant((session?.seenAt ?? 0) + idleMs),
    endsAt: romeInstant((session?.createdAt ?? 0) + absoluteMs),
  };
}
