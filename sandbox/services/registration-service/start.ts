import type { RegistrationState } from '#schemas';
import { dayMs } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { hashReference } from '../../security/secrets.ts';
import { openSession } from '../../security/sessions/sessions.ts';
import { countFailure, letIn, type Suitor } from '../../security/codes/throttle.ts';
import { cv2Of, kitOfPan } from '../../seed/identity.ts';
import { done, refuse, type Call, type Handlers } from '../../server/call.ts';
import { findHolderByPan } from '../holder/find.ts';
import { lockFlow, moveFlow } from '../holder/flow.ts';
import { readRecord } from '../holder/record.ts';
import { findSpentTicket, findTicket, issueTicket, spendTicket } from '../holder/tickets.ts';
import { openKit } from './open-kit.ts';

/** How a registration begins, and the link that comes back to it. */
export const registrationStartHandlers = {
  verifyRegistrationCard: {
    async run(call) {
      const { db, now, bank, body } = call;
      const suitor = { tried: 'card', account: hashReference(body.pan), address: call.address } as const;
      const userId = await findCardHolder(call);
      const isRight = userId !== null && cv2Of(body.pan) === body.cv2;
      if (!(await passes(call, suitor, isRight)) || userId === null) return refuse('CARD_NOT_VERIFIED');
      const expiresAt = now + bank.policy.onboarding.ticketMs;
      const validationToken = await issueTicket(db, { purpose: 'card', userId, expiresAt });
      return done({ validationToken, state: 'STATE_20_FISCAL_CODE' });
    },
  },
  verifyRegistrationFiscalCode: {
    async run(call) {
      const { db, now, body } = call;
      const reference = body.validationToken;
      const userId = await findTicket(db, { reference, purpose: 'card', now });
      if (userId === null) return refuse('TICKET_INVALID');
      const suitor = { tried: 'fiscalCode', account: String(userId), address: call.address } as const;
      const record = await readRecord(call, userId);
      const isRight = record.fiscalCode === body.fiscalCode.toUpperCase();
      if (!(await passes(call, suitor, isRight)))
        return refuse('FISCAL_CODE_WRONG', { pointer: '/fiscalCode' });
      await spendTicket(db, reference, now);
      if (record.registered) return done({ state: 'STATE_90_END_ALREADY_REGISTERED' });
      const flow = await lockFlow({ db, userId, kind: 'registration' }, 'STATE_30_EMAIL');
      const jwt = await openSession(db, { userId, now, stage: 'registration' });
      return done({ jwt, state: stateOf(flow.state) });
    },
  },
  confirmRegistrationEmail: {
    async run({ db, now, body }) {
      const userId = await findTicket(db, { reference: body.token, purpose: 'email', now });
      if (userId === null)
        return refuse((await wasOpened(db, body.token)) ? 'EMAIL_ALREADY_CONFIRMED' : 'TICKET_INVALID');
      await spendTicket(db, body.token, now);
      const flow = await lockFlow({ db, userId, kind: 'registration' }, 'STATE_30_EMAIL');
      if (flow.state !== 'STATE_80_CONFIRM') return refuse('TICKET_INVALID');
      await moveFlow(db, flow, { data: { emailConfirmed: true } });
      const jwt = await openSession(db, { userId, now, stage: 'registration' });
      return done({ confirmed: true, jwt, state: 'STATE_80_CONFIRM' });
    },
  },
} satisfies Partial<Handlers>;

/** How long the link in the e-mail is good, in milliseconds (REG-23). */
export const linkLifetimeMs = ({ bank }: Pick<Call<'requestJwt'>, 'bank'>): number =>
  bank.policy.onboarding.emailLinkDays * dayMs;

/** Returns whether a link has served, so that who opens it again is not told of a fault. */
async function wasOpened(db: Database, reference: string): Promise<boolean> {
  const userId = await findSpentTicket(db, { reference, purpose: 'email' });
  if (userId === null) return false;
  const flow = await lockFlow({ db, userId, kind: 'registration' }, 'STATE_30_EMAIL');
  return flow.data.emailConfirmed === true;
}

type StartCall = Call<'verifyRegistrationCard'> | Call<'verifyRegistrationFiscalCode'>;

/** Lets a right try pass unless too many wrong ones came before it, and counts a wrong one. */
async function passes({ db, now, bank }: StartCall, suitor: Suitor, isRight: boolean): Promise<boolean> {
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  if (isRight) return letIn(throttle, suitor);
  await countFailure(throttle, suitor);
  return false;
}

/** A kit's holder becomes known to the bank when the card is first shown with the right digits. */
async function findCardHolder(call: Call<'verifyRegistrationCard'>): Promise<number | null> {
  const { db, body } = call;
  const kit = kitOfPan(body.pan);
  if (kit !== null && kit.cv2 === body.cv2) return openKit(call, kit);
  return findHolderByPan(db, body.pan);
}

/** Reads a stored state as one of the contract's. */
// Only our own steps write it, and the reply is held to the contract.
export const stateOf = (state: string): RegistrationState => state as RegistrationState;
