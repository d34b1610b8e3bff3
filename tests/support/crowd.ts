import { operations, type BankRequests, type OperationCall, type OperationId } from '#schemas';
import { defaultPolicy, type Policy } from '#sandbox';
import { proofOf, type PlanHolder } from './instalments.ts';
import { quickPassword, type BankAnswer, type BankTalk } from './sandbox.ts';
import { logIn, replyOf } from './sandbox-login.ts';

/** One holder in several sessions at once. */
export type Crowd = PlanHolder[];

/** What each session of a crowd asks for. */
export type Wish<Id extends OperationId> = { body: BankRequests[Id]; headers?: Record<string, string> };

/** Rules under which one holder may be sent as many codes as a crowd needs. */
export const crowdPolicy = {
  password: quickPassword,
  code: { ...defaultPolicy.code, perHolder: 10_000, perWindow: 10_000 },
} satisfies Partial<Policy>;

/** How often a race is run: in the matrix twice as often as every day, and with ROUNDS as often as that says. */
export const rounds = (few: number): number =>
  Number(process.env['ROUNDS'] ?? (process.env['DATABASES'] === 'all' ? 2 * few : few));

/** Logs a holder in so many times, one after the other. */
export async function crowdOf(bank: BankTalk, username: string, size = 8): Promise<Crowd> {
  const crowd: Crowd = [];
  while (crowd.length < size) {
    const token = await logIn(bank, username);
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const cardIds = cards.map(({ id }) => id);
    crowd.push({ username, token, cardIds, cardId: cardIds[0] ?? '' });
  }
  return crowd;
}

/**
 * Has every session of a crowd do an operation at the same time, each with a strong authentication of its own where the
 * operation asks for one. Their tokens are renewed on the way.
 */
export async function allAtOnce<Id extends OperationId>(
  bank: BankTalk,
  crowd: Crowd,
  { id, wishOf }: { id: Id; wishOf: (holder: PlanHolder, index: number) => Wish<Id> },
): Promise<BankAnswer<Id>[]> {
  const ready: { wish: Wish<Id>; options: { token: string; headers: Record<string, string> } }[] = [];
  for (const [index, holder] of crowd.entries()) {
    const wish = wishOf(holder, index);
    const { headers = {}, body } = wish;
    const { sca }: OperationCall = operations[id];
    if (sca) {
      const proof = await proofOf(bank, { id, body, holder, headers });
      holder.token = proof.token;
      ready.push({ wish, options: { token: proof.token, headers: proof.headers } });
    } else ready.push({ wish, options: { token: holder.token, headers } });
  }
  return Promise.all(ready.map(({ wish, options }) => bank.call(id, wish.body, options)));
}
