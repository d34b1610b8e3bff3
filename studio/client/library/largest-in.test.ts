import { expect, it } from 'vitest';
import type { LibraryRow } from '../../protocol.ts';
import { largestIn } from './largest-in.ts';

const row = (id: string, steps: number, more: Partial<LibraryRow> = {}): LibraryRow => ({
  id,
  title: id,
  steps,
  popups: [],
  routes: [],
  callers: [],
  errors: 0,
  warnings: 0,
  ...more,
});

it('lays large journeys out ahead, the largest first, and none that is small or cannot be drawn [STUDIO-03]', () => {
  const rows = [
    row('small', 5),
    row('large', 25),
    row('broken', 60, { fault: 'broken' }),
    row('largest', 56),
  ];

  expect(largestIn(rows)).toEqual(['largest', 'large']);
});

it('lays only a few of a thousand large journeys out ahead [STUDIO-02]', () => {
  expect(largestIn(Array.from({ length: 1000 }, (_, index) => row(`made-${index}`, 40)))).toHaveLength(6);
});
