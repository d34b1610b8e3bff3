import type { BankReplies, BankRequests, OperationId } from '#schemas';
import { copiesOf } from './bank-on.ts';
import type { BankTalk } from './sandbox.ts';
import { challengeOf, logIn, otpRequest, replyOf } from './sandbox-login.ts';

/** Someone logged in, and the first of their cards. */
export type PlanHolder = { username: string; token: string; cardId: string; cardIds: string[] };

type Owner = Pick<PlanHolder, 'cardId' | 'token'>;
type Plan = BankReplies['readPlan']['plan'];
type Page = { pageLimit: number; pageNumber: number };

/** Talks to a bank about instalment plans; each holder is a fresh copy of a demo account, named after the test file. */
export function talkOfPlans(bank: BankTalk, tag: string) {
  const nameOf = copiesOf(tag);

  async function holderOf(persona = 'rate'): Promise<PlanHolder> {
    const username = nameOf(persona);
    const token = await logIn(bank, username);
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    return { username, token, cardIds: cards.map(({ id }) => id), cardId: cards[0]?.id ?? '' };
  }

  /** Lists the purchases that can be split. */
  async function open({ cardId, token }: Owner, page: Page = { pageLimit: 100, pageNumber: 1 }) {
    const body = { cardId, installmentStatus: 'B' as const, ...page };
    return replyOf(await bank.call('listTransactions', body, { token }));
  }

  async function keyCamsOf(holder: Owner, count = 1) {
    const { transactions } = await open(holder);
    return transactions.slice(0, count).flatMap(({ keyCam }) => keyCam ?? []);
  }

  async function plansOf(
    { cardId, token }: Owner,
    plansType: Plan['plansType'],
    page: Page = { pageLimit: 50, pageNumber: 1 },
  ) {
    return replyOf(await bank.call('listPlans', { cardId, plansType, ...page }, { token }));
  }

  async function detailOf({ cardId, token }: Owner, planReference: string) {
    return replyOf(await bank.call('readPlan', { cardId, planReference }, { token }));
  }

  /** Simulates with the sheets, as the holder must before confirming. */
  async function wishOf(holder: Owner, installmentsNumber = 6, count = 1) {
    const { cardId, token } = holder;
    const keyCams = await keyCamsOf(holder, count);
    const body = { cardId, keyCams, installmentsNumber, getPdf: true };
    const simulation = replyOf(await bank.call('simulatePlan', body, { token }));
    const { viewDateSecci = '', offer } = simulation;
    const wish = { cardId, keyCams, installmentsNumber, planCode: offer.planCode, viewDateSecci };
    return { simulation, wish };
  }

  return { holderOf, open, keyCamsOf, plansOf, detailOf, wishOf };
}

/** Gets a proof for an operation without using it. */
export async function proofOf<Id extends OperationId>(
  bank: BankTalk,
  {
    id,
    body,
    holder,
    headers = {},
  }: { id: Id; body: BankRequests[Id]; holder: PlanHolder; headers?: Record<string, string> },
) {
  const { token, username } = holder;
  const challenge = await challengeOf(bank, { id, body, token, headers });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const otp = (await bank.lastCode(username)) ?? '';
  const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
  const proof = { ...bound, mtTransactionId: challenge.mtTransactionId, additionalInfo: mfa.additionalInfo };
  return { token: mfa.access_token, headers: { ...headers, ...proof }, challenge };
}
