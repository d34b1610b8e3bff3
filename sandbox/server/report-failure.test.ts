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

it('tells why, as the database or the system says it, in a line [S-91]', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device\nDETAIL: 4111'), {
    code: '53100',
  });

  expect(failureOf(new DrizzleQueryError('insert', ['Anna'], full))).toMatch(
    /\n {2}for: 53100: could not extend file: No space left on device$/u,
  );
  expect(failureOf(new Error('no', { cause: 'card 4111 1111 1111 1111' }))).toMatch(/for: card •••$/u);
});

it('tells no card number, however it is spaced [S-91]', () => {
  expect(failureOf(new Error('bad card 4111-1111\u00a01111.1111'))).toMatch(/^Error: bad card •••$/m);
});
