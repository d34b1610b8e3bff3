import type { Contract, ContractOperation } from '#schemas/provider';
import { ownedIn, type Request, valueAt, withValue } from '#conformance';
import { goodRequest } from '../../tests/support/contract-samples.ts';
import type { BankTalk } from '../../tests/support/sandbox.ts';
import { replyOf, withProof } from '../../tests/support/sandbox-login.ts';

/** What belongs to a holder: one id of each sort, named as the contract names its schema. */
export type Ids = Readonly<Record<string, string>>;

/** Someone logged in. */
export type Logged = { username: string; token: string };

/** Reads one id of each sort that a holder has; a top-up is made, since nobody is born with one. */
export async function idsOf(
  bank: BankTalk,
  { username, token: first }: Logged,
): Promise<{ ids: Ids; token: string }> {
  const { cards } = replyOf(await bank.call('listCards', {}, { token: first }));
  const cardId = cards[0]?.id ?? '';
  const { topUpId, token } = await topUp(bank, { username, token: first }, cardId);
  const read = await Promise.all([
    operationIds(bank, token, cardId),
    documentIds(bank, token, cardId),
    accountIds(bank, token, cardId),
  ]);
  const ids = Object.assign({ CardId: cardId, TopUpId: topUpId }, ...read);
  return { ids, token };
}

const page = { pageLimit: 20, pageNumber: 1 };

async function operationIds(bank: BankTalk, token: string, cardId: string): Promise<Ids> {
  const ask = async (wish: { installmentStatus?: 'B' }) =>
    replyOf(await bank.call('listTransactions', { cardId, ...page, ...wish }, { token })).transactions;
  const open = await ask({ installmentStatus: 'B' });
  // What is still pending has no id.
  const all = await ask({});
  const booked = all.find(({ transactionId }) => transactionId !== undefined);
  return {
    TransactionId: booked?.transactionId ?? '',
    KeyCam: open[0]?.keyCam ?? '',
    DisputeReference: all[0]?.disputeReference ?? '',
  };
}

async function documentIds(bank: BankTalk, token: string, cardId: string): Promise<Ids> {
  const lists = replyOf(await bank.call('checkDocumentsAvailability', { cardId }, { token }));
  const [newest] = lists.rendicontoList;
  // A document is asked for by its day too, which is no id.
  return { DocumentId: newest?.documentId ?? '', ReleaseDate: newest?.dateBankStatement ?? '' };
}

async function accountIds(bank: BankTalk, token: string, cardId: string): Promise<Ids> {
  const wish = { cardId, ...page, plansType: 'ACTIVE' as const };
  const { plans } = replyOf(await bank.call('listPlans', wish, { token }));
  const { payees } = replyOf(await bank.call('listPayees', {}, { token }));
  return { PlanReference: plans[0]?.planReference ?? '', PayeeId: payees[0]?.payeeId ?? '' };
}

async function topUp(bank: BankTalk, { username, token }: Logged, cardId: string) {
  const body = {
    cardId,
    netAmount: 500,
    payee: { phoneNumber: '3471234567', operatorCode: 'ONDA', name: 'X' },
  };
  const headers = { criticalData: '3471234567-500' };
  const done = await withProof(bank, { id: 'topUpPhone', body, token, to: username, headers });
  return { topUpId: replyOf(done.answer).topUpId, token: done.token };
}

/**
 * Names the sort of id that belongs at a place of a request, such as KeyCam at `/keyCams/0`.
 *
 * @throws {Error} HOSTILE_IDS when no holder has one of the sort.
 */
export function sortAt(at: string, ids: Ids): string {
  const key = (at.split(/[/?]/).findLast((part) => /[a-z]/i.test(part)) ?? '').toLowerCase();
  const found = Object.keys(ids).find((sort) => new RegExp(`${sort.toLowerCase()}s?$`).test(key));
  if (found === undefined || ids[found] === '')
    throw new Error(`HOSTILE_IDS: no id is known for ${at}; expected that ids.ts reads one`);
  return found;
}

/** Makes of the contract’s own example a request that names what a holder has. */
export function ownRequest(contract: Contract, operation: ContractOperation, ids: Ids): Request {
  const example = goodRequest(contract, operation, null);
  const request = placesOf(contract, operation).reduce(
    (before, at) => withId(contract, operation, { request: before, at, id: ids[sortAt(at, ids)] ?? '' }),
    example,
  );
  const isDated = valueAt(request.body, ['releaseDate']) !== undefined;
  return isDated
    ? { ...request, body: withValue(request.body, ['releaseDate'], ids['ReleaseDate']) }
    : request;
}

/** Lists the places of an operation’s requests that name what belongs to a holder. */
export const placesOf = (contract: Contract, operation: ContractOperation): string[] =>
  ownedIn(contract, operation, goodRequest(contract, operation, null)).map(({ at }) => at);

/** Puts an id into one place of a request. */
export function withId(
  contract: Contract,
  operation: ContractOperation,
  { request, at, id }: { request: Request; at: string; id: string },
): Request {
  return (
    ownedIn(contract, operation, request)
      .find((place) => place.at === at)
      ?.put(id) ?? request
  );
}
