import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { isOutage } from './is-outage.ts';

const failed = (code: string) => new DrizzleQueryError('select 1', [], Object.assign(new Error(), { code }));

it.each([
  'ECONNREFUSED',
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'CONNECTION_SILENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014',
  '57P01',
  '53100',
  '53300',
  '08006',
  'ENOSPC',
])('takes %s for a while in which the database cannot answer [S-88]', (code) => {
  expect(isOutage(failed(code))).toBe(true);
});

it.each(['23505', '42P01', 'ERR_ASSERTION'])('takes %s for a mistake of the bank', (code) => {
  expect(isOutage(failed(code))).toBe(false);
  expect(isOutage(new TypeError('no'))).toBe(false);
});
