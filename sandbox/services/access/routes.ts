import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import { sendCode } from '../../security/codes/codes.ts';
import { dropRememberedCookie, readRememberedCookie } from '../../security/sessions/cookies.ts';
import { holdSession, sealingSecretOf, takeUpHeld } from '../../security/sessions/held-sessions.ts';
import { logSecurity } from '../../security/log.ts';
import { maskPhone } from '../../security/masking.ts';
import { hashReference } from '../../security/secrets.ts';
import { done, refuse, type Answer, type Call, type Handlers, type HolderCall } from '../../server/call.ts';
import { findCard } from '../card-service/store.ts';
import { readKey6State } from '../ecode/missing.ts';
import { unifyNumber } from '../holder/find.ts';
import { identityBlocker } from '../holder/identity.ts';
import { blockerOf, noticeOf, settle } from '../holder/pending.ts';
import { readRecord, writeRecord } from '../holder/record.ts';
import { issueTicket } from '../holder/tickets.ts';
import { flowOf } from '../login/routes.ts';
import { findUser, readUser } from '../login/store.ts';
import { codeSent } from '../registration-service/routes.ts';
import { refuseUnlessMobile } from '../subscription-service/new-number.ts';
import { isVerified, newNumberPurpose } from '../subscription-service/rules.ts';

/** What belongs to the login and to the holder's data beside their own services. */
export const accessHandlers = {
  readCardHolderName: {
    async run(call) {
      const userId = readRememberedCookie(call.bank.secrets, call.cookies, call.now);
      const user = userId === null ? null : await findUser(call.db, userId);
      if (user === null || !(await readRecord(call, user.id)).registered) return done({ remembered: false });
      return done({ remembered: true, name: user.name, username: user.username });
    },
  },
  forgetCardHolderName: { run: async () => done({}, dropRememberedCookie) },
  recoverLoginFlow: { run: async (call) => done(await whereLoginStands(call)) },
  takeUpSession: {
    async run(call) {
      const taken = await takeUpHeld(call, call.body);
      if (taken === null) return refuse('UNAUTHORISED');
      const { holder, clientAccessToken } = taken;
      const { username } = holder;
      const going = { ...call, holder };
      const stands = { username, ...(await whereLoginStands(going)), clientAccessToken };
      // Nothing is sealed before a login has come to its end.
      return done(holder.stage === 'login' ? stands : { ...stands, sealingSecret: sealingSecretOf(going) });
    },
  },
  retrieveTtl: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const told = (await blockerOf(call)) ?? (await identityBlocker(call)) ?? (await noticeOf(call));
      return done({ TTLCardId: call.body.cardId, ...(told === null ? {} : { triggerTimeline: told }) });
    },
  },
  tokenToCookie: {
    async run(call) {
      const { db, body, holder } = call;
      const token = body.clientAccessToken ?? body.access_token ?? '';
      const [session] = await db.select().from(sessions).where(eq(sessions.id, holder.sessionId));
      if (session?.tokenHash !== hashReference(token)) return refuse('TOKEN_DIFFERENT');
      return done({}, await holdSession(call, body.nonce));
    },
  },
  generateLoginOtpNewNumber: {
    async run(call) {
      const { telephone } = call.body;
      const refused = refuseUnlessMobile(telephone);
      if (refused !== null) return refused;
      const sent = await sendCode(call, { ...newNumberPurpose, destination: telephone, values: {} });
      return typeof sent === 'string' ? done(codeSent(call, maskPhone(telephone))) : sent;
    },
  },
  regularizeUniqueNumber: {
    async run(call) {
      const { db, holder, now, body } = call;
      if (!(await isVerified(call, body.telephone))) return refuse('NUMBER_NOT_VERIFIED');
      await unifyNumber(db, holder.userId, body.telephone);
      await writeRecord(db, holder.userId, { numberToVerify: false });
      await logSecurity(db, call.bank.secrets, { event: 'phone.changed', user: holder.username, now });
      const contact = maskPhone(body.telephone);
      return done({ contact, refreshCardContext: true, clientAccessToken: await settle(call) });
    },
  },
  authorizeUserData: { run: (call) => identityLocation(call, call.query['cardId'] ?? '') },
  authorizeDocumentId: { run: (call) => identityLocation(call, call.query['cardId'] ?? '') },
  updateUserData: { run: (call) => identityLocation(call, call.body.cardId) },
} satisfies Partial<Handlers>;

/** Says how far a login is, and what stands in its way. */
async function whereLoginStands(call: HolderCall) {
  const { stage, userId } = call.holder;
  const { userStatus } = await readUser(call.db, userId);
  const blocker = stage === 'handling' ? await blockerOf(call) : null;
  return {
    flow: flowOf(stage),
    flowKey6Context: (await readKey6State(call)).flowKey6Context,
    userStatus,
    ...(blocker === null ? {} : { triggerTimeline: blocker }),
  };
}

type IdentityCall = Call<'authorizeUserData'> | Call<'authorizeDocumentId'> | Call<'updateUserData'>;

/** Hands the holder over to the identity provider, who brings the reference back once and in time. */
async function identityLocation(call: IdentityCall, cardId: string): Promise<Answer<{ location?: string }>> {
  const card = await findCard(call, cardId);
  if ('kind' in card) return card;
  const { db, now, bank, holder } = call;
  const expiresAt = now + bank.policy.onboarding.ticketMs;
  const state = await issueTicket(db, { purpose: 'idp', userId: holder.userId, expiresAt });
  const what = call.operationId === 'authorizeDocumentId' ? 'document' : 'data';
  return done({ location: `/sandbox/idp?for=${what}&state=${state}` });
}
