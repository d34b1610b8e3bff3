import type { ListTransactionsReply, Operation } from '#schemas';
import { describe, expect, it } from 'vitest';
import { anOperation } from './operation.fixture.ts';
import {
  createOperationsFeed,
  hasMore,
  type Loaded,
  type OperationsSource,
  type PageWish,
} from './operations-feed.ts';

type Ask = PageWish & { answer: (loaded: Loaded<ListTransactionsReply>) => void };

/** A bank that answers when the test says so. */
function patientBank() {
  const asks: Ask[] = [];
  const source: OperationsSource = {
    readPage: (wish) =>
      new Promise((answer) => {
        asks.push({ ...wish, answer });
      }),
    readTotals: () =>
      Promise.resolve({
        kind: 'done',
        value: {
          transactionsSummary: [{ year: 2026, month: 3, totalAmount: { value: 4200, currency: 'EUR' } }],
        },
      }),
  };
  return { source, asks };
}

const page = (transactions: Operation[], total: number): Loaded<ListTransactionsReply> => ({
  kind: 'done',
  value: { transactions, totalTransactionNumber: total },
});

const twenty = Array.from({ length: 20 }, (_, index) =>
  anOperation({ transactionId: `${10_000_000 + index}` }),
);

describe('the operations of the selected card', () => {
  it('loads page 1 and the monthly totals when a card is selected [CARD-20] [CARD-21]', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);

    const loading = feed.select('1000001', {});
    asks[0]?.answer(page(twenty, 45));
    await loading;

    expect(asks).toMatchObject([{ cardId: '1000001', pageNumber: 1 }]);
    expect(feed.state()).toMatchObject({ status: 'ready', total: 45, totals: { '202603': { spent: 4200 } } });
  });

  it('appends later pages and replaces the list at the first one [OPS-33]', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);
    const first = feed.select('1000001', {});
    asks[0]?.answer(page(twenty, 21));
    await first;

    const second = feed.loadMore();
    asks[1]?.answer(page([anOperation({ transactionId: '20000000' })], 21));
    await second;

    expect(asks[1]).toMatchObject({ cardId: '1000001', pageNumber: 2 });
    expect(feed.state().operations.map(({ transactionId }) => transactionId)).toEqual([
      ...twenty.map(({ transactionId }) => transactionId),
      '20000000',
    ]);

    const again = feed.select('1000001', {});
    asks[2]?.answer(page([anOperation({ transactionId: '30000000' })], 1));
    await again;

    expect(feed.state().operations).toHaveLength(1);
  });

  it('knows that more exist while the total exceeds the loaded count [OPS-10]', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);

    const loading = feed.select('1000001', {});
    asks[0]?.answer(page(twenty, 21));
    await loading;

    expect(hasMore(feed.state())).toBe(true);
    expect(hasMore({ ...feed.state(), total: 20 })).toBe(false);
  });

  it('drops the answer for a card that is no longer selected: the last selection wins [S-53]', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);
    const first = feed.select('1000001', {});
    const second = feed.select('1000002', {});

    asks[1]?.answer(page([anOperation({ effectiveCardId: '1000002' })], 1));
    asks[0]?.answer(page(twenty, 45));
    await Promise.all([first, second]);

    expect(feed.state()).toMatchObject({ cardId: '1000002', total: 1 });
    expect(feed.state().operations).toMatchObject([{ effectiveCardId: '1000002' }]);
  });

  it('drops a later page that arrives after another card was selected [S-53]', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);
    const first = feed.select('1000001', {});
    asks[0]?.answer(page(twenty, 45));
    await first;
    const more = feed.loadMore();
    const second = feed.select('1000002', {});

    asks[2]?.answer(page([], 0));
    asks[1]?.answer(page(twenty, 45));
    await Promise.all([more, second]);

    expect(feed.state()).toMatchObject({ cardId: '1000002', operations: [], next: 'idle' });
  });

  it('asks for one page at a time', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);
    const first = feed.select('1000001', {});
    asks[0]?.answer(page(twenty, 45));
    await first;

    const more = feed.loadMore();
    await feed.loadMore();
    asks[1]?.answer({ kind: 'failed', code: undefined });
    await more;

    expect(asks).toHaveLength(2);
    expect(feed.state()).toMatchObject({ next: 'failed', status: 'ready' });
    expect(feed.state().operations).toHaveLength(20);
  });

  it('keeps the bank’s code of a list that could not be read', async () => {
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);

    const loading = feed.select('1000001', {});
    asks[0]?.answer({ kind: 'failed', code: 'INTERNAL_ERROR' });
    await loading;

    expect(feed.state()).toMatchObject({ status: 'failed', failureCode: 'INTERNAL_ERROR' });
  });
});

/** A feed whose list stands: twenty operations of forty-five. */
async function standingFeed() {
  const bank = patientBank();
  const feed = createOperationsFeed(bank.source);
  const loading = feed.select('1000001', {});
  bank.asks[0]?.answer(page(twenty, 45));
  await loading;
  return { ...bank, feed };
}

describe('filters', () => {
  it('clear the list, and what fits them comes page by page [FILTER-29]', async () => {
    const { feed, asks } = await standingFeed();

    const applying = feed.apply({ search: 'bar' });
    expect(feed.state()).toMatchObject({ status: 'loading', operations: [], filters: { search: 'bar' } });
    asks[1]?.answer(page(twenty, 30));
    await applying;
    const more = feed.loadMore();
    asks[2]?.answer(page(twenty.slice(0, 10), 30));
    await more;

    expect(feed.state()).toMatchObject({ status: 'ready', total: 30, totals: { '202603': { spent: 4200 } } });
    expect(feed.state().operations).toHaveLength(30);
    expect(asks.slice(1)).toMatchObject([
      { cardId: '1000001', pageNumber: 1, filters: { search: 'bar' } },
      { cardId: '1000001', pageNumber: 2, filters: { search: 'bar' } },
    ]);
  });

  it.each([
    { kind: 'failed', code: undefined, because: 'unproven' },
    { kind: 'failed', code: 'FILTER_REFUSED' },
  ] as const)('bring the list before them back after %j [FILTER-29] [FILTER-30]', async (failure) => {
    const { feed, asks } = await standingFeed();

    const hasty = feed.apply({ search: 'b' });
    const applying = feed.apply({ search: 'bar' });
    asks[2]?.answer(failure);

    expect(await applying).toEqual(failure);
    expect(feed.state()).toMatchObject({ status: 'ready', total: 45, filters: {}, pagesLoaded: 1 });
    expect(feed.state().operations).toHaveLength(20);
    asks[1]?.answer(page([], 0));
    expect(await hasty).toBeUndefined();
    expect(feed.state().operations).toHaveLength(20);
  });

  it('that cannot be asked at all leave a failure in the place of the list', async () => {
    const { feed, asks } = await standingFeed();

    const applying = feed.apply({ search: 'bar' });
    asks[1]?.answer({ kind: 'failed', code: undefined });

    expect(await applying).toBeUndefined();
    expect(feed.state()).toMatchObject({ status: 'failed', operations: [], filters: { search: 'bar' } });
  });
});

describe('a list that Back leads to', () => {
  const older = Array.from({ length: 20 }, (_, index) =>
    anOperation({ transactionId: `${20_000_000 + index}` }),
  );

  /** A feed that takes up a list of two pages. */
  async function resumedFeed() {
    const before = await standingFeed();
    const more = before.feed.loadMore();
    before.asks[1]?.answer(page(older, 45));
    await more;
    const { source, asks } = patientBank();
    const feed = createOperationsFeed(source);
    return { feed, asks, resuming: feed.resume('1000001', before.feed.state()) };
  }

  it('stands at once with all that was loaded, and goes on while the bank says the same [OPS-33]', async () => {
    const { feed, asks, resuming } = await resumedFeed();
    expect(feed.state()).toMatchObject({ status: 'ready', operations: [...twenty, ...older], total: 45 });

    asks[0]?.answer(page(twenty, 45));
    await resuming;

    expect(asks).toMatchObject([{ cardId: '1000001', pageNumber: 1, filters: {} }]);
    expect(feed.state().operations).toHaveLength(40);
    void feed.loadMore();
    expect(asks[1]).toMatchObject({ pageNumber: 3 });
  });

  it('begins anew where the bank has something else by now, and drops a page that would follow it no more', async () => {
    const { feed, asks, resuming } = await resumedFeed();
    const fresh = [anOperation({ transactionId: '30000000' }), ...twenty.slice(0, 19)];
    const more = feed.loadMore();

    asks[0]?.answer(page(fresh, 46));
    await resuming;
    asks[1]?.answer(page(older, 45));
    await more;

    expect(feed.state()).toMatchObject({ operations: fresh, total: 46, pagesLoaded: 1, next: 'idle' });
  });

  it('begins anew where page 1 is the same and the bank counts more or fewer of them', async () => {
    const { feed, asks, resuming } = await resumedFeed();

    asks[0]?.answer(page(twenty, 44));
    await resuming;

    expect(feed.state()).toMatchObject({ operations: twenty, total: 44, pagesLoaded: 1 });
  });

  it('stays as it was while the bank is not reached, and says so [HOLDER-03]', async () => {
    const { feed, asks, resuming } = await resumedFeed();

    asks[0]?.answer({ kind: 'failed', code: undefined });
    await resuming;

    expect(feed.state()).toMatchObject({
      status: 'ready',
      renewal: 'failed',
      operations: [...twenty, ...older],
    });
  });

  it.each([
    { kind: 'failed', code: '5707' },
    { kind: 'failed', code: undefined, because: 'unproven' },
  ] as const)(
    'tells in its place what the bank refuses, as rows that may be stale are none: %j',
    async (no) => {
      const { feed, asks, resuming } = await resumedFeed();

      asks[0]?.answer(no);
      await resuming;

      expect(feed.state()).toMatchObject({ status: 'failed' });
    },
  );
});
