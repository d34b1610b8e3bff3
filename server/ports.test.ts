import { describe, expect, it } from 'vitest';
import { readPorts } from './ports.ts';

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
      { PORT: '65535', CONSOLE_PORT: '4001' },
      { portal: 65_535, console: 4001 },
    ],
  ])('has the console on the one after the portal’s unless told otherwise: %o [S-83]', (env, ports) => {
    expect(readPorts(env, 4000)).toEqual(ports);
  });

  it.each([
    [{ CONSOLE_PORT: 'x' }, 'CONSOLE_PORT is "x"; set it to a whole number'],
    [{ PORT: '65535' }, 'no port comes after 65535; set CONSOLE_PORT'],
    [{ PORT: '5000', CONSOLE_PORT: '5000' }, 'PORT and CONSOLE_PORT are both 5000'],
  ])('are refused where there is no such port, or one for both: %o [S-83]', (env, says) => {
    expect(() => readPorts(env, 4000)).toThrow(`PORT_INVALID: ${says}`);
  });
});
