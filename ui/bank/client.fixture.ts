import { operations, replyShapes } from '#schemas';
import { createBankClient, type BankClientOptions } from './client.ts';
import { json, type fakeNetwork } from './fake-bank.fixture.ts';

const origin = 'http://bank.test';

/** A client of the portal over such a network, but for what a test changes. */
export function clientOver(
  network: ReturnType<typeof fakeNetwork>,
  options: Partial<BankClientOptions> = {},
) {
  return createBankClient({
    operations,
    replyShapes,
    baseUrl: origin,
    credentials: 'include',
    clientInfo: { application: 'PORTALE', environment: 'TEST', version: '1.9.6' },
    session: {
      currentPath: () => '/cardsmanagement',
      riskIT: () => 'risk',
      nonce: () => 'nonce-of-this-tab',
    },
    timing: { timeoutMs: 1000, delayMs: () => 0 },
    fetch: network.fetch,
    ...options,
  });
}

/** Answers with a token of the bank. */
export const accessToken = (token: string) =>
  json({ access_token: token, token_type: 'Bearer', expires_in: 600 });

/** Answers with no cards. */
export const cards = json({ cards: [] });

/** What a bank says of a code that is wrong. */
export const refusal = { code: '5707', type: 'FIELD', message: 'wrong' };
