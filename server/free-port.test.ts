import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { portRefusal, refuseTakenPort, withPort } from './free-port.ts';

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

  it.each([
    ['127.0.0.1', '127.0.0.1:4000'],
    ['localhost', 'localhost:4000'],
    ['::', '[::]:4000'],
    ['fe80::1%eth0', '[fe80::1%eth0]:4000'],
  ])('is told behind %s as %s', (host, told) => {
    expect(withPort(host, 4000)).toBe(told);
  });

  it('is refused by an address of IPv6 in brackets, as addresses of the web have it', async () => {
    await expect(refuseTakenPort(0, '2001:db8::1')).rejects.toThrow('on [2001:db8::1]:0 (');
  });

  it('is refused with what to do where this user may not listen [S-88]', () => {
    const refusal = portRefusal({ code: 'EACCES' }, 'localhost:80', 'PORT');

    expect(refusal.message).toBe(
      'PORT_FORBIDDEN: this user may not listen on localhost:80 (EACCES); set PORT to a port from 1024 on',
    );
  });
});
