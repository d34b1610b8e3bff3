import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { refuseTakenPort } from './free-port.ts';

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
});
