import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BankRequests, CategoryCode, Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { logIn, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

type Filters = Omit<BankRequests['listTransactions'], 'cardId' | 'pageLimit' | 'pageNumber'>;

/** What each filter means, told apart from the bank’s own SQL. */
const meanings: { readonly [Key in keyof Required<Filters>]?: (o: Operation, value: never) => boolean } = {
  dateFrom: (o, from: string) => Date.parse(o.transactionDate) >= Date.parse(from),
  dateTo: (o, to: string) => Date.parse(o.transactionDate) <= Date.parse(to),
  amountFrom: (o, from: number) => charged(o) >= from,
  amountTo: (o, to: number) => charged(o) <= to,
  category: (o, codes: string[]) => codes.length === 0 || codes.includes(o.category),
  merchantName: (o, words: string[]) =>
    words.length === 0 || words.some((word) => plain(o.merchant.merchantName).includes(plain(word))),
  merchantCode: (o, codes: string[]) => codes.length === 0 || codes.includes(o.merchant.merchantCode ?? ''),
  flagSign: (o, sign: string) => o.flagPrepaidRechargeReceived === (sign === 'P'),
  flagCurrency: (o, currency: string) =>
    (o.originalCurrencyAmount?.currency === 'EUR') === (currency === 'euro'),
};

const charged = ({ chargeCurrencyAmount }: Operation) => chargeCurrencyAmount?.amount ?? 0;
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

const day = fc
  .integer({ min: 0, max: 400 })
  .map((back) => new Date(Date.parse('2026-11-19T12:00:00.000Z') - back * 86_400_000).toISOString());
const category = fc.constantFrom<CategoryCode>('HOTEL', 'SUPERMERCATI', 'RISTORANTI', 'ALTRESPESE');
const words = fc.constantFrom('da', 'TRATTORIA', 'hotel', 'è', 'ricarica', "l'", 'CAFFE', '%');

const wishes = fc.record(
  {
    dateFrom: day,
    dateTo: day,
    amountFrom: fc.integer({ min: 0, max: 9000 }),
    amountTo: fc.integer({ min: 1000, max: 60_000 }),
    category: fc.uniqueArray(category, { maxLength: 3 }),
    merchantName: fc.array(words, { maxLength: 2 }),
    merchantCode: fc.array(fc.constantFrom('IT0610001', 'IT0810001', 'NESSUNO'), { maxLength: 2 }),
    flagSign: fc.constantFrom('P', 'N'),
    flagCurrency: fc.constantFrom('euro', 'other'),
  },
  { requiredKeys: [] },
);

describe.each(await databasePlaces())('filters of operations on $name', (place) => {
  const bank = bankOn(place);
  let token: string;
  let credit: string;
  let prepaid: string;

  beforeAll(async () => {
    token = await logIn(bank, 'standard@percorso.test');
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    [credit = '', prepaid = ''] = cards.map(({ id }) => id);
  });

  const ask = (filters: Filters, more: Partial<BankRequests['listTransactions']> = {}) =>
    bank.call(
      'listTransactions',
      { cardId: credit, pageLimit: 100, pageNumber: 1, ...filters, ...more },
      { token },
    );

  const count = async (filters: Filters) => replyOf(await ask(filters)).totalTransactionNumber;

  async function all(cardId: string, filters: Filters = {}, pageLimit = 100) {
    const found: Operation[] = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const reply = replyOf(await ask(filters, { cardId, pageLimit, pageNumber }));
      found.push(...reply.transactions);
      if (found.length >= reply.totalTransactionNumber || reply.transactions.length === 0) return found;
    }
  }

  const fitting = (everything: readonly Operation[], filters: Filters) =>
    everything.filter((operation) =>
      Object.entries(filters).every(([key, value]) => {
        // The keys of filters are those of their meanings, which take the values of their key.
        const means = meanings[key as keyof Filters] as (o: Operation, value: unknown) => boolean;
        return means(operation, value);
      }),
    );

  const isContradiction = ({ amountFrom = 0, amountTo = Infinity, dateFrom, dateTo }: Filters) =>
    amountTo < amountFrom ||
    (dateFrom !== undefined && dateTo !== undefined && Date.parse(dateTo) < Date.parse(dateFrom));

  it('leave what fits every one of them, together as alone, in pages that miss nothing [CALL-15, S-54]', async () => {
    const everything = new Map([
      [credit, await all(credit)],
      [prepaid, await all(prepaid)],
    ]);

    await fc.assert(
      fc.asyncProperty(
        wishes,
        fc.constantFrom(credit, prepaid),
        fc.integer({ min: 7, max: 100 }),
        async (filters, cardId, pageLimit) => {
          fc.pre(!isContradiction(filters));

          const found = await all(cardId, filters, pageLimit);

          expect(found).toEqual(fitting(everything.get(cardId) ?? [], filters));
        },
      ),
      { numRuns: 40, seed: 20_261_121 },
    );
  });

  it('take P for what came in and N for what went out', async () => {
    const signs = await Promise.all(
      (['P', 'N'] as const).map(async (flagSign) =>
        (await all(prepaid, { flagSign })).map(({ flagPrepaidRechargeReceived: came }) => came),
      ),
    );

    expect(signs.map((came) => [...new Set(came)])).toEqual([[true], [false]]);
  });

  it('divide by card or phone, and by euro or another currency, leaving none out', async () => {
    const total = await count({});
    const byPhone = await count({ flagPaymentType: 'phone' });
    const inEuro = await count({ flagCurrency: 'euro' });

    expect(byPhone).toBeGreaterThan(0);
    expect(byPhone + (await count({ flagPaymentType: 'card' }))).toBe(total);
    expect(inEuro).toBeLessThan(total);
    expect(inEuro + (await count({ flagCurrency: 'other' }))).toBe(total);
  });

  it.each<[string, Filters, { status: number; pointer: string }]>([
    [
      'a greatest amount below the least',
      { amountFrom: 2001, amountTo: 2000 },
      { status: 422, pointer: '/amountTo' },
    ],
    [
      'an end before the start',
      { dateFrom: '2026-05-02T00:00:00.000Z', dateTo: '2026-05-01T23:59:59.999Z' },
      { status: 422, pointer: '/dateTo' },
    ],
    ['more than 99999 euro', { amountTo: 9_999_901 }, { status: 400, pointer: '/amountTo' }],
    ['less than nothing', { amountFrom: -1 }, { status: 400, pointer: '/amountFrom' }],
    ['parts of a cent', { amountFrom: 10.5 }, { status: 400, pointer: '/amountFrom' }],
    ['a search of nothing', { merchantName: ['  '] }, { status: 400, pointer: '/merchantName/0' }],
    ['a search too long', { merchantName: ['x'.repeat(81)] }, { status: 400, pointer: '/merchantName/0' }],
    ['a category that is none', { category: ['ALL' as 'HOTEL'] }, { status: 400, pointer: '/category/0' }],
    ['a day that is none', { dateFrom: '2026-02-30T00:00:00.000Z' }, { status: 400, pointer: '/dateFrom' }],
    ['a sign that is none', { flagSign: 'X' as 'P' }, { status: 400, pointer: '/flagSign' }],
  ])('are refused for %s [FILTER-18, FILTER-19]', async (_, filters, { status, pointer }) => {
    expect(await ask(filters)).toMatchObject({ status, error: { pointer } });
  });

  it('take the least and the greatest amount that may be typed [FILTER-18]', async () => {
    expect(await count({ amountFrom: 0, amountTo: 9_999_900 })).toBe(await count({}));
  });

  it('count as one when least and greatest are the same [FILTER-19]', async () => {
    const [first] = await all(credit);
    const amount = charged(first ?? ({} as Operation));

    const found = await all(credit, { amountFrom: amount, amountTo: amount });

    expect(found).toContainEqual(first);
    expect(new Set(found.map(charged))).toEqual(new Set([amount]));
  });

  it.each([
    ["dell'angolo", 'dell’Angolo'],
    ['CAFFE', 'Caffè'],
    ['CAFFÈ', 'Caffè'],
    ['caffe\u0300', 'Caffè'],
  ])('find with %j as it is typed the merchants called %j [FILTER-01]', async (typed, name) => {
    const found = await all(credit, { merchantName: [typed] });

    expect(found.length).toBeGreaterThan(0);
    for (const { merchant } of found) expect(merchant.merchantName).toContain(name);
  });

  it.each(['%', '_', '.', '(', '[a', '***:', "' or 1=1 --", '\\', '";drop table operations;--'])(
    'take %j in a search for what it is [S-41]',
    async (word) => {
      const found = await count({ merchantName: [word], merchantCode: [word] });

      expect(found).toBe(0);
      expect(await count({})).toBeGreaterThan(300);
    },
  );

  it('are refused for a sign that no database can hold, with a pointer [S-41]', async () => {
    const answer = await ask({ merchantName: ['da', 'caff\u0000'] });

    expect(answer).toMatchObject({ status: 400, error: { pointer: '/merchantName/1' } });
  });
});
