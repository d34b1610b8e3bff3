import type { BankReplies, BankRequests, OperationId } from '#schemas';
import type { BankAnswer, BankTalk } from './sandbox.ts';
import { replyOf, startLogin, withProof } from './sandbox-login.ts';

/** Someone logged in, who always has the token of now. */
export type CardHolder = {
  username: string;
  cardIds: readonly string[];
  cardId: string;
  call: <Id extends OperationId>(id: Id, body: BankRequests[Id]) => Promise<BankAnswer<Id>>;
  /** Takes the reply of a call that must succeed. */
  ask: <Id extends OperationId>(id: Id, body: BankRequests[Id]) => Promise<BankReplies[Id]>;
  /** Does an operation that must be confirmed with a code. */
  prove: <Id extends OperationId>(id: Id, body: BankRequests[Id]) => Promise<BankAnswer<Id>>;
  token: () => string;
};

/** Logs in, with the password of the demo accounts unless told otherwise. */
export async function openCardHolder(
  bank: BankTalk,
  username: string,
  password?: string,
): Promise<CardHolder> {
  const holder = speaker(bank, username, await startLogin(bank, username, password));
  const { clientAccessToken } = replyOf(await holder.prove('finalizeLogin', {}));
  const { cards } = replyOf(await bank.call('listCards', {}, { token: clientAccessToken }));
  const cardIds = cards.map(({ id }) => id);
  return { ...speaker(bank, username, clientAccessToken), cardIds, cardId: cardIds[0] ?? '' };
}

/** Finishes a login that stops at something, and answers what. */
export async function openStoppedHolder(bank: BankTalk, username: string) {
  const token = await startLogin(bank, username);
  const opened = replyOf(await bank.call('userLogin', { rememberUserName: false }, { token }));
  const holder = speaker(bank, username, token);
  const { clientAccessToken, triggerTimeline } = replyOf(await holder.prove('finalizeLogin', {}));
  return { opened, triggerTimeline, holder: speaker(bank, username, clientAccessToken) };
}

function speaker(bank: BankTalk, username: string, first: string): Omit<CardHolder, 'cardIds' | 'cardId'> {
  let token = first;
  return {
    username,
    call: (id, body) => bank.call(id, body, { token }),
    ask: async (id, body) => replyOf(await bank.call(id, body, { token })),
    async prove(id, body) {
      const proven = await withProof(bank, { id, body, token, to: username });
      token = proven.token;
      return proven.answer;
    },
    token: () => token,
  };
}
