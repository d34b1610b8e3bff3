import { expect, it } from 'vitest';
import { readOrder } from './wish.ts';

const now = Date.parse('2026-11-19T15:00:00.000Z');
const read = (args: string, env: Record<string, string> = {}) =>
  readOrder(args === '' ? [] : args.split(' '), { env, now });

it('fills a folder with a thousand holders up to yesterday when nothing is said', () => {
  const until = Date.parse('2026-11-19T00:00:00.000+01:00') - 1;

  expect(read('')).toEqual({
    wish: { holders: 1000, operations: 100_000, seed: 1, until },
    place: {},
    replace: false,
  });
});

it('takes size, chance, last day and place from the arguments', () => {
  const order = read('--holders 10 --operations=500 --seed 7 --until 2026-03-30 --data here --replace', {
    DATABASE_URL: 'postgres://elsewhere/bank',
  });

  const until = Date.parse('2026-03-30T00:00:00.000+02:00') - 1;
  expect(order.wish).toEqual({ holders: 10, operations: 500, seed: 7, until });
  expect([order.place, order.replace]).toEqual([{ dataDir: 'here' }, true]);
});

it.each([
  ['--database-url postgres://a/b', { DATABASE_URL: 'postgres://c/d' }, { databaseUrl: 'postgres://a/b' }],
  ['', { DATABASE_URL: 'postgres://c/d' }, { databaseUrl: 'postgres://c/d' }],
  ['', { DATA_DIR: 'kept' }, { dataDir: 'kept' }],
] as const)('with %j and %j fills %j', (args, env, place) => {
  expect(read(args, env).place).toEqual(place);
});

it.each([
  ['--holders ten', 'expected --holders as a whole number from 1 to 900000, found "ten"'],
  ['--holders 0', 'expected --holders as a whole number from 1 to 900000, found "0"'],
  ['--holders -5', 'expected --holders as a whole number from 1 to 900000, found "-5"'],
  ['--operations -1 --seed 7', 'expected --operations as a whole number from 0 to 1000000000, found "-1"'],
  ['--holders --seed 7', 'expected a value of --holders, found none'],
  ['--seed', 'expected a value of --seed, found none'],
  ['--replace=yes', "Option '--replace' does not take an argument"],
  ['--operations=1e6', 'expected --operations as a whole number from 0 to 1000000000, found "1e6"'],
  ['--holders 2 --operations 500000', 'expected at most 200000 operations a holder, found 500000 for 2'],
  ['--seed 1.5', 'expected --seed as a whole number from 0 to 4294967295, found "1.5"'],
  ['--until tomorrow', 'expected --until as a day, such as 2026-11-19, found "tomorrow"'],
  ['--until 2026-02-30', 'expected --until as a day, such as 2026-11-19, found "2026-02-30"'],
  ['--data here --database-url postgres://a/b', 'expected --data or --database-url, found both'],
  ['--size 10', "Unknown option '--size'"],
  ['many', "Unexpected argument 'many'"],
])('refuses %s and says what it expects', (args, told) => {
  expect(() => read(args)).toThrow('SEED_ARGUMENT: ');
  expect(() => read(args)).toThrow(told);
});
