import { beforeAll, describe, expect, it } from 'vitest';
import type { BankRequests, Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { openTestBank } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

describe.each(await databasePlaces())('operations on $name', (place) => {
  const bank = bankOn(place);
  let token: string;
  let credit: string;
  let prepaid: string;

  beforeAll(async () => {
    token = await logIn(bank, 'standard@percorso.test');
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    [credit = '', prepaid = ''] = cards.map(({ id }) => id);
  });

  type Filters = Partial<BankRequests['listTransactions']>;

  async function list(filters: Filters = {}) {
    const body = { cardId: credit, pageLimit: 20, pageNumber: 1, ...filters };
    return replyOf(await bank.call('listTransactions', body, { token }));
  }

  async function all(filters: Filters = {}): Promise<Operation[]> {
    const found: Operation[] = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const page = await list({ ...filters, pageLimit: 100, pageNumber });
      found.push(...page.transactions);
      if (page.transactions.length < 100) return found;
    }
  }

  it('come in pages, newest first, each once, with the whole count [CALL-15, OPS-10, OPS-34, CARD-15]', async () => {
    const { totalTransactionNumber } = await list();
    const seen: Operation[] = [];
    for (let pageNumber = 1; pageNumber * 20 - 20 < totalTransactionNumber; pageNumber += 1)
      seen.push(...(await list({ pageNumber })).transactions);

    const dates = seen.map(({ transactionDate }) => Date.parse(transactionDate));
    expect(seen).toHaveLength(totalTransactionNumber);
    expect(dates).toEqual(dates.toSorted((left, right) => right - left));
    const ids = seen.flatMap(({ transactionId }) => transactionId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cover a year, all 12 categories and several currencies [OPS-20, OPS-21, OPS-32]', async () => {
    const operations = await all();

    const newest = Date.parse(operations[0]?.transactionDate ?? '');
    const oldest = Date.parse(operations.at(-1)?.transactionDate ?? '');
    const currencies = operations.map(({ originalCurrencyAmount }) => originalCurrencyAmount?.currency);
    expect(newest).toBeLessThanOrEqual(bank.clock.now());
    expect((newest - oldest) / 86_400_000).toBeGreaterThan(355);
    expect(new Set(operations.map(({ cssCategory }) => cssCategory)).size).toBe(12);
    expect(new Set(currencies).size).toBeGreaterThan(4);
  });

  it('are recorded, or pending without a name of their own [OPS-06, OPS-07, OPS-19]', async () => {
    const operations = await all();

    const pending = operations.filter(({ transactionStatus }) => transactionStatus !== 'R');
    const recorded = operations.filter(({ transactionStatus }) => transactionStatus === 'R');
    expect(pending.length).toBeGreaterThan(0);
    expect(pending.every(({ transactionId }) => transactionId === undefined)).toBe(true);
    expect(recorded.every(({ transactionId }) => transactionId !== undefined)).toBe(true);
  });

  it('never show a whole card number [S-37, CARD-03]', async () => {
    const text = JSON.stringify([
      await all(),
      replyOf(await bank.call('readUserProfile', undefined, { token })),
      replyOf(await bank.call('readCardInfo', { cardId: credit }, { token })),
    ]);

    const numbers =
      text.replaceAll(/"(transactionId|keyCam|disputeReference)":"\d+"/g, '').match(/\d{13,19}/g) ?? [];
    expect(numbers).toEqual([]);
  });

  it.each<[string, Filters, (operation: Operation) => boolean]>([
    ['category', { category: ['HOTEL', 'CARBURANTI'] }, ({ category }) => /HOTEL|CARBURANTI/.test(category)],
    [
      'amount',
      { amountFrom: 2000, amountTo: 5000 },
      ({ chargeCurrencyAmount: charge }) =>
        charge !== undefined && charge.amount >= 2000 && charge.amount <= 5000,
    ],
    ['foreign currency', { flagCurrency: 'other' }, (o) => o.originalCurrencyAmount?.currency !== 'EUR'],
    ['euro', { flagCurrency: 'euro' }, (o) => o.originalCurrencyAmount?.currency === 'EUR'],
    ['name', { merchantName: ['trattoria'] }, (o) => o.merchant.merchantName.includes('Trattoria')],
    ['code', { merchantCode: ['IT0810001'] }, (o) => o.merchant.merchantCode === 'IT0810001'],
    ['instalments', { installmentStatus: 'B' }, (o) => o.keyCam !== undefined],
  ])(
    'are filtered by %s, and what is left out does not fit [CALL-15, FILTER-27]',
    async (_, filters, fits) => {
      const everything = await all();

      const found = await all(filters);

      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(everything.filter(fits));
    },
  );

  it('are filtered by date, both ends included', async () => {
    const everything = await all();
    const dateFrom = everything[30]?.transactionDate ?? '';
    const dateTo = everything[10]?.transactionDate ?? '';

    const found = await all({ dateFrom, dateTo });

    expect(found).toEqual(everything.slice(10, 31));
  });

  it('take percent signs and quotes in a search as they are [S-41]', async () => {
    const odd = ['%', "' or 1=1 --", '_', '\\'];

    const counts = await Promise.all(
      odd.map(async (word) => (await list({ merchantName: [word] })).totalTransactionNumber),
    );

    expect(counts).toEqual([0, 0, 0, 0]);
  });

  it('of a prepaid card tell what came in from what went out', async () => {
    const incoming = await all({ cardId: prepaid, flagSign: 'P' });
    const outgoing = await all({ cardId: prepaid, flagSign: 'N' });

    expect(incoming.length).toBeGreaterThanOrEqual(11);
    expect(incoming.every(({ flagPrepaidRechargeReceived }) => flagPrepaidRechargeReceived)).toBe(true);
    expect(outgoing.some(({ flagPrepaidRechargeReceived }) => flagPrepaidRechargeReceived)).toBe(false);
  });

  it.each([
    [{ amountFrom: 500, amountTo: 400 }, '/amountTo'],
    [{ dateFrom: '2026-05-02T00:00:00.000+02:00', dateTo: '2026-05-01T00:00:00.000+02:00' }, '/dateTo'],
  ])('are refused for filters that contradict each other: %j', async (filters, pointer) => {
    const body = { cardId: credit, pageLimit: 20, pageNumber: 1, ...filters };

    const answer = await bank.call('listTransactions', body, { token });

    expect(answer).toMatchObject({ status: 422, error: { code: 'FILTER_REFUSED', pointer } });
  });

  it('add up to the monthly totals, of what is booked only [CALL-18, CARD-16, OPS-02, OPS-03, S-42]', async () => {
    for (const cardId of [credit, prepaid]) {
      const body = { cardId };
      const months = replyOf(await bank.call('readYearlySummary', body, { token })).transactionsSummary;
      const booked = (await all({ cardId })).filter(({ transactionStatus }) => transactionStatus === 'R');

      for (const { year, month, totalAmount, totalRecharge } of months) {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const own = booked.filter(({ transactionDate }) => transactionDate.startsWith(name));
        const sum = (isRecharge: boolean) =>
          own
            .filter(({ flagPrepaidRechargeReceived: flag }) => flag === isRecharge)
            .reduce((total, { chargeCurrencyAmount }) => total + (chargeCurrencyAmount?.amount ?? 0), 0);
        expect(totalAmount?.value, name).toBe(sum(false));
        expect(totalRecharge?.value, name).toBe(cardId === prepaid ? sum(true) : undefined);
      }
      expect(months.length).toBeGreaterThanOrEqual(12);
    }
  });

  it('add up by category, where that is asked for, to what each month came to [S-42]', async () => {
    for (const cardId of [credit, prepaid]) {
      const body = { cardId, byCategory: true };
      const months = replyOf(await bank.call('readYearlySummary', body, { token })).transactionsSummary;
      const booked = (await all({ cardId })).filter(({ transactionStatus }) => transactionStatus === 'R');

      for (const { year, month, totalAmount, categories = [] } of months) {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const own = booked.filter(
          ({ transactionDate, flagPrepaidRechargeReceived }) =>
            transactionDate.startsWith(name) && !flagPrepaidRechargeReceived,
        );
        const spent = categories.map(({ totalAmount: { value } }) => value);
        expect(new Set(categories.map(({ category }) => category))).toEqual(
          new Set(own.map(({ category }) => category)),
        );
        expect(
          spent.reduce((sum, value) => sum + value, 0),
          name,
        ).toBe(totalAmount?.value);
        expect(spent).toEqual(spent.toSorted((one, other) => other - one));
      }
    }
  });

  it('list the 12 categories with their numbers [CALL-16, OPS-21, OPS-22, OPS-23, OPS-24, OPS-25, OPS-26, OPS-27, OPS-28, OPS-29, OPS-30, OPS-31, OPS-32]', async () => {
    const { categories } = replyOf(await bank.call('listCategories', { cardId: credit }, { token }));

    expect(categories.map(({ code, cssCategory }) => [cssCategory, code])).toEqual([
      [1, 'ALTRESPESE'],
      [2, 'LINEEAEREE'],
      [3, 'AUTONOLEGGI'],
      [4, 'ANTICIPOCONTANTE'],
      [5, 'HOTEL'],
      [6, 'SUPERMERCATI'],
      [7, 'ABBIGLIAMENTO'],
      [8, 'RISTORANTI'],
      [9, 'CARBURANTI'],
      [10, 'SERVIZITELEFONICI'],
      [11, 'GRANDIMAGAZZINI'],
      [12, 'PEDAGGIAUTOSTRADALI'],
    ]);
  });

  it('can ask for a strong authentication beyond 90 days, where the bank has set it so [CALL-15]', async () => {
    const opened = await place.open();
    const strict = await openTestBank({
      ...opened.options,
      policy: { operations: { scaBeyondDays: 90, downloadRows: 100 } },
    });
    const session = await logIn(strict, 'standard@percorso.test');
    const [card] = replyOf(await strict.call('listCards', {}, { token: session })).cards;
    const ask = async (dateFrom: string) => {
      const body = { cardId: card?.id ?? '', pageLimit: 20, pageNumber: 1, dateFrom };
      return codeOf(await strict.call('listTransactions', body, { token: session }));
    };

    const answers = [await ask('2026-09-01T00:00:00.000+02:00'), await ask('2026-08-01T00:00:00.000+02:00')];

    expect(answers).toEqual(['OK', 'SCA_REQUIRED']);
    await strict.close();
    await opened.drop();
  });

  it('are 50,000 for the account that has many, and a page of them is quick [S-54]', async () => {
    const many = await logIn(bank, 'molti@percorso.test');
    const [card] = replyOf(await bank.call('listCards', {}, { token: many })).cards;
    const body = { cardId: card?.id ?? '', pageLimit: 20, pageNumber: 1200 };

    const page = replyOf(await bank.call('listTransactions', body, { token: many }));

    expect(page.totalTransactionNumber).toBe(50_000);
    expect(page.transactions).toHaveLength(20);
  });
});
