import { expect, it } from 'vitest';
import { drawCode } from './secrets.ts';

const codeLength = 6;

/** How far counts are from all being equal; Infinity when one of the `kinds` was never seen. */
function chiSquare(
  seen: ReadonlyMap<string, number>,
  { draws, kinds }: { draws: number; kinds: number },
): number {
  const expected = draws / kinds;
  if (seen.size !== kinds) return Infinity;
  return [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

it('draws codes of 6 digits, each digit and each neighbouring pair as likely as the others at every position [S-01]', () => {
  const draws = 1_000_000;
  const digits = Array.from({ length: codeLength }, () => new Map<string, number>());
  const pairs = Array.from({ length: codeLength - 1 }, () => new Map<string, number>());
  let malformed = 0;

  for (let draw = 0; draw < draws; draw += 1) {
    const code = drawCode();
    if (!/^\d{6}$/.test(code)) malformed += 1;
    for (const [at, seen] of digits.entries()) tally(seen, code.slice(at, at + 1));
    for (const [at, seen] of pairs.entries()) tally(seen, code.slice(at, at + 2));
  }

  const ofDigits = digits.map((seen) => chiSquare(seen, { draws, kinds: 10 }));
  const ofPairs = pairs.map((seen) => chiSquare(seen, { draws, kinds: 100 }));
  expect(malformed).toBe(0);
  // 9 and 99 degrees of freedom: a fair source exceeds 50 and 190 less than once in ten million times.
  expect(ofDigits.filter((distance) => distance > 50)).toEqual([]);
  expect(ofPairs.filter((distance) => distance > 190)).toEqual([]);
});

function tally(seen: Map<string, number>, kind: string): void {
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}
