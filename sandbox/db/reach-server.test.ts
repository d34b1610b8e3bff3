import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
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

it('says that a server takes a call and never answers, and waits no longer [S-88]', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo; // a server that listens on a port has one
  silent.on('connection', (socket) => onTestFinished(() => void socket.destroy()));
  onTestFinished(() => void silent.close());

  await expect(refuseUnreachable(`postgres://bank@127.0.0.1:${port}/percorso`, 25)).rejects.toThrow(
    `BANK_UNREACHABLE: the database 127.0.0.1:${port}/percorso cannot be used (no answer within 0.025 seconds)`,
  );
});
