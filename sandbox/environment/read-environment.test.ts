import { expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

it.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL_EMPTY: DATABASE_URL is set to nothing; name a database'],
  [{ DATABASE_URL: '  ' }, 'DATABASE_URL_EMPTY: DATABASE_URL is set to nothing; name a database'],
  [{ DATA_DIR: '' }, 'DATA_DIR_EMPTY: DATA_DIR is set to nothing; name a folder'],
])('%j is an oversight, and no place for data [S-88]', (env, told) => {
  expect(() => readEnvironment(env)).toThrow(told);
});

it.each([
  'mysql://user:hidden@host/percorso',
  'https://host/percorso',
  'host/percorso',
  'postgres://host',
  'postgres://user:hidden@host/',
])('%s is refused as a database, and its password kept [S-88]', (url) => {
  expect(() => readEnvironment({ DATABASE_URL: url })).toThrow(
    /^DATABASE_URL_INVALID: DATABASE_URL names no PostgreSQL database; expected (?!.*hidden)/,
  );
});

it.each(['%ret', '100%', '%ff'])(
  'a password with %j is refused, and how to write it told [S-88]',
  (password) => {
    expect(() => readEnvironment({ DATABASE_URL: `postgres://op:sec${password}@host/bank` })).toThrow(
      /^DATABASE_URL_INVALID: .*; write % as %25$/,
    );
  },
);

it.each([
  'postgres://hidden%se@host/bank',
  'postgres://op:hidden%secret1@host/bank',
  'postgres://op:hidden%secret1@host:0x/bank',
  'postgres://op:hidden@ho%zzst/bank',
  'postgres://op:hidden@host/ba%nk',
  'postgres://op@host/bank?password=hidden%zz',
])('%s is no address, wherever the sign stands, and its password is kept [S-88]', (url) => {
  expect(() => readEnvironment({ DATABASE_URL: url })).toThrow(
    /^DATABASE_URL_INVALID: DATABASE_URL is no address, (?!.*hidden).*expected postgres:.*; write % as %25$/,
  );
});

it.each([
  'postgres://op:hidden@host/bank',
  'postgresql://op:hidden@host/bank',
  ' Postgres://op:hidden@host/bank',
  'file:///op:hidden',
])('%s is refused as a folder, and its password kept [S-88]', (dataDir) => {
  expect(() => readEnvironment({ DATA_DIR: dataDir })).toThrow(
    /^DATA_DIR_INVALID: DATA_DIR is an address and no folder; name a database by DATABASE_URL, (?!.*hidden)/,
  );
});

it.each(['', '0', '201', '1e2', ' 5', '-1', 'ten'])(
  '%j is refused as a number of connections [RUN-12]',
  (connections) => {
    expect(() => readEnvironment({ DATABASE_CONNECTIONS: connections })).toThrow(
      /^DATABASE_CONNECTIONS_INVALID: .*; expected a whole number from 1 to 200/,
    );
  },
);

it('a number of connections is told as a number [RUN-12]', () => {
  expect(readEnvironment({ DATABASE_CONNECTIONS: '24' })).toEqual({ connections: 24 });
});

it('a key that is none is refused with the rest of the environment [S-79]', () => {
  expect(() => readEnvironment({ BANK_KEY: 'abc' })).toThrow(
    /^BANK_KEY_INVALID: BANK_KEY holds 3 characters/,
  );
});

it('tells a database, a folder and a key as they are named, and nothing that is not', () => {
  const key = 'a1'.repeat(32);
  const databaseUrl = 'postgresql://bank@db:5432/percorso?sslmode=require';

  expect(readEnvironment({ DATABASE_URL: databaseUrl, DATA_DIR: '/data', BANK_KEY: key, PATH: '/' })).toEqual(
    {
      databaseUrl,
      dataDir: '/data',
      key,
    },
  );
  expect(readEnvironment({})).toEqual({});
});
