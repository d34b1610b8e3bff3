import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { failureOf } from './report-failure.ts';

it('tells what failed and where, and nothing of what a statement was given [S-91] [S-37]', () => {
  const error = new DrizzleQueryError(
    'insert into "x" values ($1, $2)',
    ['4111 1111', 'Anna\nRossi'],
    new Error(),
  );

  const told = failureOf(error);

  expect(told).toContain('insert into "x" values ($1, $2)');
  expect(told).toMatch(/^ {4}at .*report-failure\.test/m);
  expect(told).not.toMatch(/Anna|Rossi|4111/);
});

it('tells no card number, however it is spaced [S-91]', () => {
  expect(failureOf(new Error('bad card 4111-1111\u00a01111.1111'))).toMatch(/^Error: bad card •••$/m);
});
