import { createServer } from 'node:net';

/**
 * Makes sure that nobody listens where the portal or the console is to listen, before a bank is opened that would have to be closed again.
 *
 * @throws {Error} `PORT_TAKEN`, saying how to choose another.
 */
export async function refuseTakenPort(port: number, host: string, variable = 'PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = `PORT_TAKEN: something listens on ${host}:${port}; set ${variable} to another port`;
      reject(cause.code === 'EADDRINUSE' ? new Error(taken, { cause }) : cause);
    });
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
