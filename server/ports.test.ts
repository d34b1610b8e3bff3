import { describe, expect, it } from 'vitest';
import { portOf, readPorts } from './ports.ts';

describe('the ports of a start', () => {
  it.each([
    [{}, { portal: 4000, console: 4001 }],
    [{ PORT: '5000' }, { portal: 5000, console: 5001 }],
    [{ PORT: '0' }, { portal: 0, console: 0 }],
    [{ CONSOLE_PORT: '0' }, { portal: 4000, console: 0 }],
    [
      { PORT: '0', CONSOLE_PORT: '4001' },
      { portal: 0, console: 4001 },
    ],
    [
      { PORT: '65535', CONSOLE_PORT: '4001', ADMIN_PORT: '0' },
      { portal: 65_535, console: 4001 },
    ],
  ])('has the console on the one after the portal’s unless told otherwise: %o [S-83]', (env, ports) => {
    const { portal, console } = readPorts(env, 4000, 'sandbox');

    expect({ portal, console }).toEqual(ports);
  });

  it.each([
    [{ CONSOLE_PORT: 'x' }, 'CONSOLE_PORT is "x"; set it to a whole number'],
    [{ PORT: '65535' }, 'no port comes after 65535; set CONSOLE_PORT'],
    [{ PORT: '5000', CONSOLE_PORT: '5000' }, 'PORT and CONSOLE_PORT are both 5000'],
    [{ ADMIN_PORT: 'x' }, 'ADMIN_PORT is "x"; set it to a whole number'],
    [{ PORT: '65534' }, 'no port comes two after 65534; set ADMIN_PORT'],
    [{ ADMIN_PORT: '4000' }, 'ADMIN_PORT is 4000, as PORT is; set one to another port'],
    [{ CONSOLE_PORT: '4002' }, 'ADMIN_PORT is 4002, as CONSOLE_PORT is; set one to another port'],
  ])('are refused where there is no such port, or one for both: %o [S-83]', (env, says) => {
    expect(() => readPorts(env, 4000, 'sandbox')).toThrow(`PORT_INVALID: ${says}`);
  });

  it.each([
    [{}, { port: 4002, host: '127.0.0.1' }],
    [{ PORT: '0' }, { port: 0, host: '127.0.0.1' }],
    [
      { PORT: '65535', CONSOLE_PORT: '4001', ADMIN_PORT: '0', ADMIN_HOST: '0.0.0.0' },
      { port: 0, host: '0.0.0.0' },
    ],
  ])(
    'have the admin server two after the portal’s and on this machine alone unless told otherwise: %o [RUN-06]',
    (env, admin) => {
      expect(readPorts(env, 4000, 'sandbox').admin).toEqual(admin);
    },
  );

  it('are refused with an admin host that is set to nothing [RUN-06]', () => {
    expect(() => readPorts({ ADMIN_HOST: '' }, 4000, 'provider')).toThrow(
      'HOST_INVALID: ADMIN_HOST is set to nothing;',
    );
  });

  it('are told with their number, that of http too', () => {
    expect(['http://localhost:80', 'http://127.0.0.1:4000'].map(portOf)).toEqual([80, 4000]);
  });

  it.each([
    { ADMIN_PORT: '4001' },
    { CONSOLE_PORT: 'x' },
    { CONSOLE_PORT: '' },
    { CONSOLE_PORT: '4000' },
    { CONSOLE_PORT: '4002' },
    { PORT: '65535', ADMIN_PORT: '0' },
  ])('know of no console beside a provider: %o [S-82]', (env) => {
    expect(readPorts(env, 4000, 'provider')).not.toHaveProperty('console');
  });
});
