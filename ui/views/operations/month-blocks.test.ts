import { expect, it } from 'vitest';
import { inBlocks } from './month-blocks.ts';
import { anOperation } from './operation.fixture.ts';

const month = (before: number, count: number) => ({
  key: '202603',
  firstDate: '',
  before,
  operations: Array.from({ length: count }, (_, index) => anOperation({ transactionId: `${index}` })),
});
const blocks = (before: number, count: number) =>
  inBlocks(month(before, count)).map(({ first, operations }) => [first, operations.length]);

it('parts a month after five operations of the list and at every tenth, and loses none of it [OPS-01] [OPS-34]', () => {
  expect(blocks(0, 20)).toEqual([
    [1, 5],
    [6, 5],
    [11, 10],
  ]);
  expect(blocks(15, 20)).toEqual([
    [16, 5],
    [21, 10],
    [31, 5],
  ]);
  expect(inBlocks(month(15, 30)).flatMap(({ operations }) => operations)).toEqual(month(15, 30).operations);
});
