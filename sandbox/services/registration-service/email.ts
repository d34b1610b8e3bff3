import { sendMessage } from '../../outbox/outbox.ts';
import { codeMessage } from '../../outbox/texts.ts';
import { logSecurity } from '../../security/log.ts';
import { passesUncleared } from '../../security/codes/throttle.ts';
import { done, refuse, type Call, type Handlers, type HolderCall, type Refusal } from '../../server/call.ts';
import { isFreeEmail } from '../holder/find.ts';
import { moveFlow, notAt, type FlowRow } from '../holder/flow.ts';
import { issueTicket, voidTickets } from '../holder/tickets.ts';
import { readRegistration, refuseHaste, takeStep } from './rules.ts';
import { linkLifetimeMs, stateOf } from './start.ts';

/** The address of a registration: taken at first, and at its end corrected or sent another link. */
export const registrationEmailHandlers = {
  verifyRegistrationEmail: {
    async run(call) {
      const flow = await readRegistration(call);
      const early = notAt(flow, 'STATE_30_EMAIL', 'STATE_80_CONFIRM');
      if (early !== null) return early;
      const email = call.body.email.toLowerCase();
      if (!(await mayHave(call, email))) return refuse('EMAIL_NOT_ACCEPTED', { pointer: '/email' });
      if (flow.state === 'STATE_30_EMAIL')
        return takeStep(call, { at: ['STATE_30_EMAIL'], to: 'STATE_40_CODE', data: { email } });
      // A confirmed address stays what was confirmed.
      if (flow.data.emailConfirmed === true) return refuse('STEP_SKIPPED');
      const refused = await sendLink(call, flow, email);
      return refused ?? done({ state: stateOf(flow.state) });
    },
  },
} satisfies Partial<Handlers>;

/** Returns whether an address is free; anyone who asks for too many that are not hears the same of any, and so of nobody's. */
async function mayHave(call: Call<'verifyRegistrationEmail'>, email: string): Promise<boolean> {
  const { db, now, bank, holder, address } = call;
  const throttle = { db, now, rules: bank.policy.login, secrets: bank.secrets };
  const suitor = { tried: 'registrationEmail', account: String(holder.userId), address } as const;
  return passesUncleared(throttle, suitor, await isFreeEmail(db, email, holder.userId));
}

/** Sends the link to an address, the only one that is good from now on; at most as often as a code (REG-23). */
export async function sendLink(call: HolderCall, flow: FlowRow, email: string): Promise<Refusal | null> {
  const { db, now, holder } = call;
  const hasty = refuseHaste(call, flow.data.linksSentAt);
  if (hasty.refused !== null) return hasty.refused;
  await moveFlow(db, flow, { data: { email, linksSentAt: hasty.sentAt } });
  await voidTickets(db, { purpose: 'email', userId: holder.userId, now });
  const expiresAt = now + linkLifetimeMs(call);
  const token = await issueTicket(db, { purpose: 'email', userId: holder.userId, expiresAt });
  const text = codeMessage('registrationLink', { link: `/confirmEmail?token=${token}` });
  await sendMessage(db, { kind: 'email', recipient: email, text, code: token, at: now });
  await logSecurity(db, call.bank.secrets, {
    event: 'sca.sent',
    user: email,
    detail: 'registrationLink',
    now,
  });
  return null;
}
