import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { portRefusal, refuseTakenPort } from './free-port.ts';

describe('the port of the portal', () => {
  it('is refused while something listens on it, and not afterwards', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo; // a server that listens on a port has one

    const refused = refuseTakenPort(port, '127.0.0.1');

    await expect(refused).rejects.toThrow(`PORT_TAKEN: something listens on 127.0.0.1:${port}`);
    await new Promise((resolve) => other.close(resolve));
    await expect(refuseTakenPort(port, '127.0.0.1')).resolves.toBeUndefined();
  });

  it.each([
    ['PORT', 'server.host of the settings'],
    ['ADMIN_PORT', 'ADMIN_HOST'],
  ])(
    'is refused with what to do where this machine has no such address, beside %s [S-88]',
    async (variable, said) => {
      await expect(refuseTakenPort(0, '192.0.2.1', variable)).rejects.toThrow(
        `HOST_INVALID: nobody can listen on 192.0.2.1:0 (EADDRNOTAVAIL); expected a name or an address of this machine as ${said}`,
      );
    },
  );

  it('is refused with what to do where this user may not listen [S-88]', () => {
    const refusal = portRefusal({ code: 'EACCES' }, 'localhost:80', 'PORT');

    expect(refusal.message).toBe(
      'PORT_FORBIDDEN: this user may not listen on localhost:80 (EACCES); set PORT to a port from 1024 on',
    );
  });
});
