import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { failureOf, toldFailure } from './report-failure.ts';

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

it('says what to do where the disk is full, in place of a trace that mends nothing [RUN-07]', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

  expect(toldFailure(new DrizzleQueryError('insert', [], full))).toEqual({
    failure: '53100: could not extend file: No space left on device',
    do: expect.stringMatching(/^make room on the disk of the data: DATA_DIR/u),
  });
  expect(toldFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatchObject({
    failure: 'ENOSPC: write',
  });
  expect(toldFailure(new Error('broken'))).toEqual({
    failure: expect.stringMatching(/^Error: broken\n {4}at /u),
  });
});

it.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', 'see that the server in DATABASE_URL runs'],
  ['CONNECT_TIMEOUT', 'write CONNECT_TIMEOUT db:5432', 'see that the server in DATABASE_URL runs'],
  ['CONNECTION_CLOSED', 'write CONNECTION_CLOSED db:5432', 'see that the server in DATABASE_URL runs'],
  ['CONNECTION_SILENT', 'the database said nothing', 'see that the server in DATABASE_URL runs'],
  ['57P03', 'the database system is starting up', 'see that the server in DATABASE_URL runs'],
  ['57014', 'canceling statement due to statement timeout', 'see in pg_stat_activity'],
  ['53300', 'sorry, too many clients already', 'raise max_connections'],
  ['53200', 'out of memory', 'see the log of the server'],
  ['EROFS', 'read-only file system', 'let the disk of the data be written'],
])(
  'tells %s in one line, without the statement and a trace, and what to do [RUN-07]',
  (code, said, remedy) => {
    const cause = Object.assign(new Error(said), { code });

    expect(toldFailure(new DrizzleQueryError('select "key" from "settings"', ['Anna'], cause))).toEqual({
      failure: `${code}: ${said}`,
      do: expect.stringContaining(remedy),
    });
    expect(
      toldFailure(new Error('', { cause: Object.assign(new AggregateError([]), { code }) })),
    ).toMatchObject({
      failure: code,
    });
  },
);

it('tells a sentence of ours as it is, with the remedy that it names [RUN-07]', () => {
  const lost = Object.assign(new Error('BANK_UNREACHABLE: db/bank does not answer (no); see that it runs'), {
    code: 'CONNECTION_LOST',
  });

  expect(toldFailure(new DrizzleQueryError('select', [], lost))).toEqual({
    failure: 'BANK_UNREACHABLE: db/bank does not answer (no)',
    do: 'see that it runs',
  });
});

it('tells no card number, however it is spaced [S-91]', () => {
  expect(failureOf(new Error('bad card 4111-1111\u00a01111.1111'))).toMatch(/^Error: bad card •••$/m);
});
