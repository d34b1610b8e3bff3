import { operations, type OperationId, type BankRequests } from '#schemas';
import type { BankTalk } from '../../tests/support/sandbox.ts';
import { logIn, replyOf } from '../../tests/support/sandbox-login.ts';
import type { HolderRequest } from './load.ts';

/** A holder who is logged in, and the card with the most operations. */
export type BenchHolder = { username: string; token: string; cardId: string; operations: number };

/** The lists that are measured, by name. */
export const lists = {
  'list, first page': { pageLimit: 20, pageNumber: 1 },
  'list, page 100': { pageLimit: 20, pageNumber: 100 },
  'list, filtered': {
    pageLimit: 20,
    pageNumber: 1,
    category: ['SUPERMERCATI', 'RISTORANTI'],
    amountFrom: 1000,
    amountTo: 10_000,
    flagCurrency: 'euro',
  },
} satisfies Record<string, Omit<BankRequests['listTransactions'], 'cardId'>>;

/** Logs filled holders in, from the first on. */
export async function logHoldersIn(bank: BankTalk, count: number): Promise<BenchHolder[]> {
  const holders: BenchHolder[] = [];
  for (let number = 1; number <= count; number += 1) {
    const username = `titolare-${number}@percorso.test`;
    const token = await logIn(bank, username);
    holders.push({ username, token, ...(await fullestCard(bank, token)) });
  }
  return holders;
}

async function fullestCard(bank: BankTalk, token: string) {
  const { cards } = replyOf(await bank.call('listCards', {}, { token }));
  const found: { cardId: string; operations: number }[] = [];
  for (const { id: cardId } of cards) {
    const body = { cardId, pageLimit: 1, pageNumber: 1 };
    const list = replyOf(await bank.call('listTransactions', body, { token }));
    found.push({ cardId, operations: list.totalTransactionNumber });
  }
  const [fullest] = found.toSorted((one, other) => other.operations - one.operations);
  if (fullest === undefined) throw new Error('BENCH_HOLDER: a holder without a card');
  return fullest;
}

/** Writes the request of a holder as the portal would. */
export function requestOf<Id extends OperationId>(
  id: Id,
  token: string,
  body: BankRequests[Id],
): HolderRequest {
  return {
    path: operations[id].path,
    headers: {
      'content-type': 'application/json',
      'macro-context': '/',
      'micro-context': 'bench',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  };
}
