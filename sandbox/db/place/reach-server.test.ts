import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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
  const port = await listening(() => {});

  await expect(refuseUnreachable(`postgres://bank@127.0.0.1:${port}/percorso`, 25)).rejects.toThrow(
    `BANK_UNREACHABLE: the database 127.0.0.1:${port}/percorso cannot be used (no answer within 0.025 seconds)`,
  );
});

/** The driver itself holds a process for half a minute; what is far below that would ask for a quick machine. */
const sooner = 28_000;

it('keeps no process waiting for a server that is hung [S-88]', async () => {
  const port = await listening(() => {});
  const [place, url] = [
    join(import.meta.dirname, 'reach-server.ts'),
    `postgres://bank@127.0.0.1:${port}/percorso`,
  ];
  const code = `import(${JSON.stringify(place)}).then((it) => it.refuseUnreachable('${url}', 25)).catch(() => console.log('told'))`;

  // While it waits, this process answers nobody: the system alone takes the call, as for a server that is stopped.
  const { stdout, signal } = spawnSync(process.execPath, ['-e', code], {
    encoding: 'utf8',
    timeout: sooner,
  });

  expect({ stdout, signal }).toEqual({ stdout: 'told\n', signal: null });
});

/** Has a server listen that does something with each call, and answers its port. */
async function listening(take: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    take(socket.on('error', () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return port;
}

/** Words a refusal as PostgreSQL sends it. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a server that refuses', () => {
  it.each([
    ['28P01', 'password authentication failed for user "bank"', 'correct the user or the password'],
    ['28000', 'role "bank" does not exist', 'correct the user or the password'],
    ['3D000', 'database "percorso" does not exist', 'make what is missing'],
    ['53300', 'too many connections', 'try again once it has room'],
    ['57P03', 'the database system is starting up', 'try again once it has room'],
  ])('with %s says %s, and is answered by what to do [S-88]', async (code, message, remedy) => {
    const port = await listening((socket) => socket.once('data', () => socket.end(refusal(code, message))));

    const told = await refuseUnreachable(`postgres://bank:hidden@127.0.0.1:${port}/percorso`).catch(String);

    expect(told).toContain(`127.0.0.1:${port}/percorso cannot be used (${message}); ${remedy}, `);
    expect(told).not.toContain('hidden');
  });

  it.each(['require', 'verify-full'])('TLS, where sslmode=%s wants it, is told so [S-88]', async (mode) => {
    // As PostgreSQL does: it says no, and breaks off when TLS is begun all the same.
    const port = await listening((socket) =>
      socket.once('data', () => {
        socket.write('N');
        socket.once('data', () => socket.resetAndDestroy());
      }),
    );

    await expect(
      refuseUnreachable(`postgres://bank@127.0.0.1:${port}/percorso?sslmode=${mode}`),
    ).rejects.toThrow(
      /cannot be used \(the server does not offer TLS\); let it offer TLS, or take sslmode out of the address, /,
    );
  });
});
