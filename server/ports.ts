import { readPort } from './explain-failure.ts';

/** Where the console listens, whatever the portal's host is: this machine alone. */
export const loopback = '127.0.0.1';

/** Where the portal and the console listen; 0 is any free port. */
export type Ports = { portal: number; console: number };

/**
 * Reads the ports from the environment: PORT, or the configured one, and CONSOLE_PORT, or the one after the portal's.
 *
 * @throws {Error} `PORT_INVALID`, saying what it may be.
 */
export function readPorts(env: NodeJS.ProcessEnv, configured: number): Ports {
  const portal = readPort(env['PORT'], configured);
  const next = portal === 0 ? 0 : portal + 1;
  const ofConsole = readPort(env['CONSOLE_PORT'], next, 'CONSOLE_PORT');
  if (ofConsole > 65_535)
    throw new Error(`PORT_INVALID: no port comes after ${portal}; set CONSOLE_PORT to another port`);
  if (portal !== 0 && ofConsole === portal)
    throw new Error(`PORT_INVALID: PORT and CONSOLE_PORT are both ${portal}; set one to another port`);
  return { portal, console: ofConsole };
}
