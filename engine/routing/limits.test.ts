import type { ErrorRoute, JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { tryOut, type TryOut } from '../fixtures/try-out.ts';
import { trial } from './refusal.fixture.ts';

const attempt = (run: TryOut, status: number, code = 'X') => {
  run.act('submit', { otp: '000000' });
  run.reply(status, { code });
};

describe('a limit', () => {
  const wrong: ErrorRoute = { type: 'FIELD', to: 'code', field: '/otp', counts: 'wrong' };
  const limited = (consecutive: boolean): JourneyFile => {
    const file = trial(
      { X: wrong, Y: { type: 'SHOW' } },
      { limits: { wrong: { max: 3, consecutive, to: 'aside' } } },
    );
    file.steps['verify'] = {
      kind: 'call',
      operation: 'verify',
      ok: { to: 'code' },
      errors: { X: wrong, Y: { type: 'SHOW' } },
    };
    return file;
  };

  it('leads to its own step when it is reached, and counts down in texts until then', () => {
    const run = tryOut(limited(true));
    run.act('submit', {});

    attempt(run, 422);
    expect(run.screen().body.values).toEqual({ left: 2 });
    attempt(run, 422);
    expect(run.at()).toBe('trial/code');
    attempt(run, 422);

    expect(run.at()).toBe('trial/aside');
  });

  it('starts again when the call succeeds, if it counts refusals in a row', () => {
    const [inARow, inAll] = [tryOut(limited(true)), tryOut(limited(false))];
    for (const run of [inARow, inAll]) {
      run.act('submit', {});
      attempt(run, 422);
      attempt(run, 422);
      attempt(run, 200);
      attempt(run, 422);
    }

    expect(inARow.at()).toBe('trial/code');
    expect(inAll.at()).toBe('trial/aside');
  });

  it('does not count other refusals', () => {
    const run = tryOut(limited(true));
    run.act('submit', {});

    for (let times = 0; times < 4; times += 1) attempt(run, 422, 'Y');

    expect(run.frame().limits).toEqual({});
    expect(run.at()).toBe('trial/code');
  });
});
