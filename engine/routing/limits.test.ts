import type { ErrorRoute, JourneyFile } from '#schemas';
import fc from 'fast-check';
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

  /** Two calls from one screen, whose refusals a route of the whole journey counts. */
  const sending = (limits: NonNullable<JourneyFile['limits']>): JourneyFile => {
    const file = trial({}, { errors: { X: wrong }, limits });
    const [code, verify] = [file.steps['code'], file.steps['verify']];
    if (code?.kind !== 'form' || verify?.kind !== 'call') throw new Error('the trial has lost its code');
    code.actions['resend'] = { to: 'send' };
    file.steps['verify'] = { ...verify, ok: { to: 'code' } };
    file.steps['send'] = { ...verify, operation: 'send', ok: { to: 'code' } };
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

  it('stays counted when another call succeeds, though a route of the whole journey counts [LANG-20]', () => {
    const run = tryOut(sending({ wrong: { max: 3, consecutive: true, to: 'aside' } }));
    run.act('submit', {});
    const resend = (status: number) => {
      run.act('resend');
      run.reply(status, { code: 'X' });
    };

    attempt(run, 422);
    resend(422);
    resend(200);
    expect(run.screen().body.values).toEqual({ left: 2 });
    attempt(run, 422);
    resend(422);

    expect(run.at()).toBe('trial/aside');
  });

  it('begins anew each time that the journey is opened [LANG-20]', () => {
    const file = limited(false);
    file.steps['inner'] = { kind: 'journey', journey: 'trial', exits: { completed: { to: 'number' } } };
    const { number } = file.steps;
    if (number?.kind !== 'form') throw new Error('the trial has lost its number');
    number.actions['again'] = { to: 'inner' };
    const run = tryOut(file);
    run.act('submit', {});
    attempt(run, 422);
    run.back();
    run.act('again');
    run.act('submit', {});

    expect(run.screen()).toMatchObject({ depth: 1, body: { values: { left: 3 } } });
  });

  it('counts as the model does, whichever call is refused or succeeds, and after a reload [LANG-20]', () => {
    const happening = fc.record({
      call: fc.constantFrom('submit', 'resend'),
      status: fc.constantFrom(422, 200),
      isLoaded: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.array(happening, { maxLength: 12 }), (consecutive, all) => {
        const run = tryOut(sending({ wrong: { max: 99, consecutive, to: 'aside' } }));
        run.act('submit', {});
        let counted: string[] = [];
        for (const { call, status, isLoaded } of all) {
          if (isLoaded) run.reload();
          run.act(call, call === 'submit' ? { otp: '000000' } : undefined);
          run.reply(status, { code: 'X' });
          if (status === 422) counted.push(call);
          else if (consecutive) counted = counted.filter((each) => each !== call);

          expect(run.screen().body.values).toEqual({ left: 99 - counted.length });
        }
      }),
    );
  });

  it('does not count other refusals', () => {
    const run = tryOut(limited(true));
    run.act('submit', {});

    for (let times = 0; times < 4; times += 1) attempt(run, 422, 'Y');

    expect(run.frame().counted).toBeUndefined();
    expect(run.at()).toBe('trial/code');
  });
});
