import { readPort } from './explain-failure.ts';
import type { WhichBank } from './which-bank.ts';

/** Where the console listens, whatever the portal's host is: this machine alone. */
export const loopback = '127.0.0.1';

/** Where the portal, the sandbox’s console and the admin server listen; port 0 is any free one. */
export type Ports = { portal: number; console?: number; admin: { port: number; host: string } };

/** Returns the port of an address at which a server listens; an address leaves out that of http. */
export const portOf = (address: string): number => Number(new URL(address).port || 80);

/**
 * Reads the ports from the environment: PORT, or the configured one; for the sandbox CONSOLE_PORT, or the one after the portal's;
 * ADMIN_PORT, or two after the portal's. The admin server is for this machine alone unless ADMIN_HOST says otherwise (RUN-06).
 *
 * @throws {Error} `PORT_INVALID`, saying what it may be.
 */
export function readPorts(env: NodeJS.ProcessEnv, configured: number, bank: WhichBank): Ports {
  const portal = readPort(env['PORT'], configured);
  // Beside a provider there is no console, and its port is anybody's.
  const ofConsole = bank === 'sandbox' ? readConsolePort(env, portal) : undefined;
  const admin = readPort(env['ADMIN_PORT'], portal === 0 ? 0 : portal + 2, 'ADMIN_PORT');
  if (admin > 65_535)
    throw new Error(`PORT_INVALID: no port comes two after ${portal}; set ADMIN_PORT to another port`);
  if (admin !== 0 && (admin === portal || admin === ofConsole))
    throw new Error(
      `PORT_INVALID: ADMIN_PORT is ${admin}, as ${admin === portal ? 'PORT' : 'CONSOLE_PORT'} is; set one to another port`,
    );
  return {
    portal,
    ...(ofConsole !== undefined && { console: ofConsole }),
    admin: { port: admin, host: readHost(env['ADMIN_HOST']) },
  };
}

function readConsolePort(env: NodeJS.ProcessEnv, portal: number): number {
  const port = readPort(env['CONSOLE_PORT'], portal === 0 ? 0 : portal + 1, 'CONSOLE_PORT');
  if (port > 65_535)
    throw new Error(`PORT_INVALID: no port comes after ${portal}; set CONSOLE_PORT to another port`);
  if (portal !== 0 && port === portal)
    throw new Error(`PORT_INVALID: PORT and CONSOLE_PORT are both ${portal}; set one to another port`);
  return port;
}

function readHost(named = loopback): string {
  if (named.trim() !== '') return named;
  throw new Error(
    'HOST_INVALID: ADMIN_HOST is set to nothing; set it to an address of this machine, or leave it out',
  );
}
