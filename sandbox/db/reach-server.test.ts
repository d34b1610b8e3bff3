import { expect, it } from 'vitest';
import { refuseUnreachable } from './reach-server.ts';

it('says which database cannot be reached, why, and what to do, and keeps the password to itself', async () => {
  const told = await refuseUnreachable('postgres://bank:hidden@127.0.0.1:1/percorso').catch(String);

  expect(told).toContain('BANK_UNREACHABLE: the database 127.0.0.1:1/percorso cannot be used');
  expect(told).toContain('ECONNREFUSED');
  expect(told).not.toContain('hidden');
});

it('says that an address of a database is none', async () => {
  await expect(refuseUnreachable('nowhere')).rejects.toThrow(
    'the database whose address is none cannot be used',
  );
});
