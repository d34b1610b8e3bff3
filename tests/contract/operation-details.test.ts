import { beforeAll, describe, expect, it } from 'vitest';
import type { BankRequests, Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('the details of an operation on $name', (place) => {
  const bank = bankOn(place);
  let token: string;
  let credit: string;
  let prepaid: string;
  let family: string;
  let familyCards: string[];

  beforeAll(async () => {
    token = await logIn(bank, 'standard@percorso.test');
    [credit = '', prepaid = ''] = await cardsOf(token);
    family = await logIn(bank, 'famiglia@percorso.test');
    familyCards = await cardsOf(family);
  });

  async function cardsOf(session: string): Promise<string[]> {
    return replyOf(await bank.call('listCards', {}, { token: session })).cards.map(({ id }) => id);
  }

  type Wish = Partial<BankRequests['listTransactions']>;

  async function list(wish: Wish = {}, session = token): Promise<Operation[]> {
    const body = { cardId: credit, pageLimit: 100, pageNumber: 1, ...wish };
    return replyOf(await bank.call('listTransactions', body, { token: session })).transactions;
  }

  const details = (body: BankRequests['readTransactionDetails'], session = token) =>
    bank.call('readTransactionDetails', body, { token: session });

  const locate = (cardId: string, transactionId: string, session = token) =>
    bank.call('readMerchantLocation', { cardId, transactionId }, { token: session });

  /** A recorded operation of the list that is as wanted. */
  async function one(wish: Wish = {}, session = token) {
    const found = (await list(wish, session)).find(({ transactionId }) => transactionId !== undefined);
    if (found?.transactionId === undefined) throw new Error('no operation is as wanted');
    return { ...found, transactionId: found.transactionId };
  }

  it('are those of the list [CALL-19]', async () => {
    const operations = (await list()).filter(({ transactionId }) => transactionId !== undefined);

    for (const operation of operations.slice(0, 40)) {
      const { transactionId = '' } = operation;
      const reply = replyOf(await details({ cardId: credit, transactionId }));
      expect(reply.transaction).toEqual(operation);
    }
    expect(operations.length).toBeGreaterThan(40);
  });

  it('come with the merchant’s other operations, 3 a page, newest first, each once [CALL-20, OPDET-08]', async () => {
    const merchantCode = ['IT0610001'];
    const { transactionId } = await one({ merchantCode });
    const others = (await list({ merchantCode })).filter((other) => other.transactionId !== transactionId);

    const body = { cardId: credit, transactionId, effectiveCardId: credit };
    const first = replyOf(await details(body));
    const found = [...first.merchantTransactions];
    for (let pageNumber = 2; found.length < first.totalMerchantTransactionNumber; pageNumber += 1)
      found.push(...replyOf(await details({ ...body, pageNumber })).merchantTransactions);
    const wider = replyOf(await details({ ...body, pageLimit: 5 }));

    expect(first.merchantTransactions).toHaveLength(3);
    expect(others.length).toBeGreaterThan(3);
    expect(found).toEqual(others);
    expect(wider.merchantTransactions).toEqual(others.slice(0, 5));
  });

  it('of what came in have no merchant [CALL-19]', async () => {
    const { transactionId } = await one({ cardId: prepaid, flagSign: 'P' });

    const reply = replyOf(await details({ cardId: prepaid, transactionId }));

    expect(reply).toMatchObject({ merchantTransactions: [], totalMerchantTransactionNumber: 0 });
    expect(replyOf(await locate(prepaid, transactionId))).toEqual({});
  });

  it('tell where the merchant is, also of a family card, whose operations have no amount [OPDET-09, OPS-18]', async () => {
    const [main = '', cardId = ''] = familyCards;
    const wish = { cardId, merchantCode: ['IT0610001'] };
    const { transactionId, merchant, ...shown } = await one(wish, family);

    const found = replyOf(await locate(cardId, transactionId, family));
    const fromMain = replyOf(await locate(main, transactionId, family));

    const { merchantAddress, merchantLat, merchantLong } = merchant;
    expect(shown).not.toHaveProperty('originalCurrencyAmount');
    expect(merchantLat).toBeDefined();
    expect(found).toEqual({ merchantAddress, merchantLat, merchantLong });
    expect(fromMain).toEqual(found);
  });

  it('of a family card tell no amount [S-36]', async () => {
    const [main = '', effectiveCardId = ''] = familyCards;
    const { transactionId } = await one({ cardId: effectiveCardId }, family);

    const reply = replyOf(await details({ cardId: main, transactionId, effectiveCardId }, family));

    expect(reply.transaction.effectiveCardId).toBe(effectiveCardId);
    expect(JSON.stringify(reply)).not.toMatch(/amount/i);
  });

  it('are found under the card that was used, among those of one position [CALL-20]', async () => {
    const [cardId = '', , effectiveCardId = ''] = familyCards;
    const { transactionId } = await one({ cardId: effectiveCardId }, family);

    const named = await details({ cardId, transactionId, effectiveCardId }, family);
    const unnamed = await details({ cardId, transactionId }, family);

    expect(replyOf(named).transaction).toMatchObject({ transactionId, effectiveCardId });
    expect(unnamed).toMatchObject({ status: 404, error: { pointer: '/transactionId' } });
  });

  it('are not there for another holder, another position or an operation that nobody has [S-34]', async () => {
    const [foreign = ''] = familyCards;
    const { transactionId } = await one();
    const asked = [
      await details({ cardId: foreign, transactionId }, family),
      await details({ cardId: credit, transactionId: '99999999999999' }),
      await details({ cardId: credit, transactionId: '9'.repeat(26) }),
      await details({ cardId: prepaid, transactionId }),
    ];
    const elsewhere = [
      await details({ cardId: credit, transactionId, effectiveCardId: foreign }),
      await details({ cardId: credit, transactionId, effectiveCardId: prepaid }),
    ];
    const located = [await locate(foreign, transactionId, family), await locate(prepaid, transactionId)];

    for (const answer of [...asked, ...located])
      expect(answer).toMatchObject({ status: 404, error: { pointer: '/transactionId' } });
    for (const answer of elsewhere)
      expect(answer).toMatchObject({ status: 404, error: { pointer: '/effectiveCardId' } });
  });

  it('are refused for a name that is none [CALL-19]', async () => {
    const answers = [
      await details({ cardId: credit, transactionId: "1' or '1'='1" }),
      await locate(credit, '../1'),
    ];

    expect(answers.map(codeOf)).toEqual(['CONTRACT_VIOLATION', 'CONTRACT_VIOLATION']);
  });
});
