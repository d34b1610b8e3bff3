import { createServer, isIPv6 } from 'node:net';

/** Writes a port behind its host as addresses of the web do: one of IPv6 stands in brackets. */
export const withPort = (host: string, port: number): string =>
  `${isIPv6(host) ? `[${host}]` : host}:${port}`;

/**
 * Makes sure that nobody listens where the portal or the console is to listen, before a bank is opened that would have to be closed again.
 *
 * @throws {Error} `PORT_TAKEN`, `PORT_FORBIDDEN` or `HOST_INVALID`, saying how to choose another.
 */
export async function refuseTakenPort(port: number, host: string, variable = 'PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause) => reject(portRefusal(cause, withPort(host, port), variable)));
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Says why nobody may listen somewhere, and what to do; `variable` names what would choose another port. */
export function portRefusal(cause: unknown, place: string, variable: string): Error {
  const { code } = Object(cause);
  if (code === 'EADDRINUSE')
    return new Error(`PORT_TAKEN: something listens on ${place}; set ${variable} to another port`, { cause });
  if (code === 'EACCES' || code === 'EPERM')
    return new Error(
      `PORT_FORBIDDEN: this user may not listen on ${place} (${code}); set ${variable} to a port from 1024 on`,
      { cause },
    );
  const said = variable === 'ADMIN_PORT' ? 'ADMIN_HOST' : 'server.host of the settings';
  return new Error(
    `HOST_INVALID: nobody can listen on ${place} (${code}); expected a name or an address of this machine as ${said}`,
    { cause },
  );
}
