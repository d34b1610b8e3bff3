import type { ListTransactionsReply, Operation } from '#schemas';
import { expect, it } from 'vitest';
import { anOperation } from './operation.fixture.ts';
import { createOperationsFeed, type Loaded, type OperationsSource } from './operations-feed.ts';

const page = (transactions: Operation[]): Loaded<ListTransactionsReply> => ({
  kind: 'done',
  value: { transactions, totalTransactionNumber: 40 },
});
const named = (first: number) =>
  Array.from({ length: 20 }, (_, index) => anOperation({ transactionId: `${first + index}` }));
const first = named(10_000_000);
const second = named(20_000_000);

/** A list of two pages, over a bank that answers in turn what the test says. */
async function aList() {
  const answers: (Loaded<ListTransactionsReply> | Promise<Loaded<ListTransactionsReply>>)[] = [
    page(first),
    page(second),
  ];
  const asked: number[] = [];
  const source: OperationsSource = {
    readPage: async ({ pageNumber }) => {
      asked.push(pageNumber);
      return (await answers.shift()) ?? { kind: 'failed', code: undefined };
    },
    readTotals: () => Promise.resolve({ kind: 'failed', code: undefined }),
  };
  const feed = createOperationsFeed(source);
  await feed.select('1000001', {});
  await feed.loadMore();
  return { feed, answers, asked };
}

it('a list that is renewed stays as long as it was where nothing has changed [HOLDER-31]', async () => {
  const { feed, answers, asked } = await aList();
  answers.push(page(first));

  await feed.renew();

  expect(asked).toEqual([1, 2, 1]);
  expect(feed.state()).toMatchObject({ status: 'ready', renewal: 'done', operations: [...first, ...second] });
});

it('a list that is renewed takes in what is new, and never goes from sight [HOLDER-31]', async () => {
  const { feed, answers } = await aList();
  const fresh = [anOperation({ transactionId: '30000000' }), ...first.slice(0, 19)];
  answers.push(page(fresh));
  const seen: string[] = [];
  feed.subscribe(() => seen.push(feed.state().status));

  await feed.renew();

  expect(new Set(seen)).toEqual(new Set(['ready']));
  expect(feed.state()).toMatchObject({ renewal: 'done', operations: fresh, pagesLoaded: 1 });
});

it('a list that cannot be renewed stays and says so [HOLDER-31] [HOLDER-03]', async () => {
  const { feed } = await aList();

  await feed.renew();

  expect(feed.state()).toMatchObject({
    status: 'ready',
    renewal: 'failed',
    operations: [...first, ...second],
  });
});

it('while a list is renewed nothing is put behind it, nor is it renewed twice', async () => {
  const { feed, answers, asked } = await aList();
  answers.push(page(first));

  await Promise.all([feed.renew(), feed.renew(), feed.loadMore()]);

  expect(asked).toEqual([1, 2, 1]);
});
