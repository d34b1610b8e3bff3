import type { ErrorRoute, JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut, type TryOut } from '../fixtures/try-out.ts';

/** Two screens with a form each, and a call from the second. */
function trial(routes: Record<string, ErrorRoute>, rest: Partial<JourneyFile> = {}): JourneyFile {
  return journey(
    {
      number: {
        kind: 'form',
        form: 'number',
        popup: 'NUMBER',
        saves: { 'data.phone': '/phone' },
        actions: { submit: { to: 'code' } },
      },
      code: {
        kind: 'form',
        form: 'code',
        popup: 'CODE',
        saves: { 'data.otp': '/otp' },
        actions: { submit: { to: 'verify' } },
      },
      verify: { kind: 'call', operation: 'verify', ok: { to: 'done' }, errors: routes },
      aside: { kind: 'form', actions: { submit: { to: 'done' } } },
      done: end('completed'),
    },
    { data: { phone: { type: 'text' }, otp: { type: 'text' } }, ...rest },
  );
}

function refused(file: JourneyFile, status = 422, body: unknown = { code: 'X' }): TryOut {
  const run = tryOut(file);
  run.act('submit', { phone: '3331234567' });
  run.act('submit', { otp: '123456' });
  run.reply(status, body);
  return run;
}

const popup = (run: TryOut) => run.only('error-popup')[0]?.popup;

const show = (message: string): ErrorRoute => ({ type: 'SHOW', message });

const shown = (run: TryOut) => run.only('message')[0]?.message.text.key;

describe('a refusal is looked up', () => {
  it('in the step before the journey, and there before the catalogue', () => {
    const inJourney = { errors: { LOCKED: show('journey') } };

    expect(shown(refused(trial({ LOCKED: show('step') }, inJourney), 422, { code: 'LOCKED' }))).toBe('step');
    expect(shown(refused(trial({}, inJourney), 422, { code: 'LOCKED' }))).toBe('journey');
    expect(popup(refused(trial({}), 422, { code: 'LOCKED' }))?.message.key).toBe('popup.locked');
  });

  it('by its code before the rest, table by table', () => {
    const run = refused(trial({ '*': show('rest'), X: show('code') }, { errors: { Y: show('journey') } }));

    expect(shown(run)).toBe('code');
    expect(shown(refused(trial({ '*': show('rest') }, { errors: { X: show('journey') } })))).toBe('rest');
  });

  it('by the type that the reply bears when no table knows its code [ERR-27]', () => {
    const run = refused(trial({}), 422, { code: 'NEW', type: 'SHOW' });

    expect(run.only('message')[0]?.message).toEqual({
      text: { namespace: 'errors', key: 'popup.default', values: {} },
      status: 'critical',
    });
  });

  it('by its name only: a code called like a property of every object is no route', () => {
    expect(popup(refused(trial({}), 422, { code: 'constructor' }))).toMatchObject({ kind: 'UNAVAILABLE' });
  });

  it('last of all in the default popup, for no answer and for a plain error [ERR-08]', () => {
    const unheard = tryOut(trial({ '*': show('rest') }));
    unheard.act('submit', { phone: '3331234567' });
    unheard.act('submit', { otp: '123456' });

    unheard.hear({ kind: 'unreachable' });

    const standard = {
      kind: 'UNAVAILABLE',
      reason: 'CUSTOM',
      title: { namespace: 'errors', key: 'popup.title', values: {} },
      subtitle: { namespace: 'errors', key: 'popup.subtitle', values: {} },
      message: { namespace: 'errors', key: 'popup.default', values: {} },
    };
    expect(popup(unheard)).toEqual({ ...standard, code: 'unreachable' });
    expect(unheard.at()).toBe('trial/code');
    expect(popup(refused(trial({}), 500, 'oops'))).toEqual({ ...standard, code: 'HTTP_500' });
    const aside: ErrorRoute = { type: 'CUSTOM', to: 'aside', message: 'popup.default' };
    const led = refused(trial({ '*': aside }), 500, 'oops');
    expect(popup(led)).toEqual({ ...standard, code: 'HTTP_500' });
    expect(led.at()).toBe('trial/aside');
  });

  it('in words that may tell what the screen shows', () => {
    const trialled = trial({ X: { type: 'SHOW', to: 'aside' } });
    const aside = { ...trialled.steps['aside'], shows: { phone: { var: 'data.phone' } } };
    const run = refused({ ...trialled, steps: { ...trialled.steps, aside } as JourneyFile['steps'] });

    expect(run.only('message')[0]?.message.text).toEqual({
      namespace: 'trial',
      key: 'aside.errors.X',
      values: { phone: '3331234567' },
    });
  });

  it('under unreachable when the bank did not answer', () => {
    const run = tryOut(trial({ unreachable: { type: 'SHOW', message: 'offline' } }));
    run.act('submit', {});
    run.act('submit', {});

    run.hear({ kind: 'unreachable' });

    expect(shown(run)).toBe('offline');
  });
});

const paths = (run: TryOut) => run.only('go').map(({ path }) => path);

describe('the error type', () => {
  it('BLOCKER opens a popup over the screen the call came from [ERR-10]', () => {
    const run = refused(trial({ X: { type: 'BLOCKER', message: 'popup.locked' } }));

    expect(popup(run)).toEqual({
      kind: 'STANDARD',
      reason: 'BLOCKER',
      message: { namespace: 'errors', key: 'popup.locked', values: {} },
      code: 'X',
    });
    expect(run.at()).toBe('trial/code');
  });

  it('BLOCKER leads to the step named, which is the popup when there is no other message [ERR-10]', () => {
    const run = refused(trial({ X: { type: 'BLOCKER', to: 'aside' } }));

    expect(run.at()).toBe('trial/aside');
    expect(popup(run)).toBeUndefined();
  });

  it('PROCESS goes to the error page of the process and ends the run [ERR-11]', () => {
    expect(paths(refused(trial({ X: { type: 'PROCESS' } })))).toEqual(['/trial/error-close']);
    expect(paths(refused(trial({ X: { type: 'PROCESS' } }, { process: 'registration' })))).toEqual([
      '/registration/error-close',
    ]);
    const named = refused(trial({ X: { type: 'PROCESS', process: 'recovery' } }));
    expect(paths(named)).toEqual(['/recovery/error-close']);
    expect(named.state().ended).toEqual({ outcome: 'failed', output: {} });
  });

  it('PROCESS of a reply never makes a path of its own', () => {
    const run = refused(trial({}), 422, { code: 'X', type: 'PROCESS', process: '/evil.test/' });

    expect(run.only('go').map(({ path }) => path)).toEqual(['/trial/error-close']);
  });

  it('FORM blanks the fields of the current form, marks its validations and sets the captcha to 18 [ERR-12] [FORM-10]', () => {
    const run = refused(trial({ X: { type: 'FORM' } }));

    expect(run.screen().form).toMatchObject({
      name: 'code',
      values: {},
      state: { blanks: 1, invalid: true, captcha: 18, errors: { '': 'code.errors.X' } },
    });
    expect(run.frame().data).toEqual({ phone: '3331234567' });
  });

  it('FORM-PREVIOUS closes the popup and invalidates the form named [ERR-13] [FORM-10]', () => {
    const run = refused(trial({ X: { type: 'FORM-PREVIOUS', form: 'number' } }));

    expect(run.screen()).toMatchObject({ step: 'number', popup: 'NUMBER' });
    expect(run.screen().form).toMatchObject({ values: {}, state: { blanks: 1, invalid: true, captcha: 18 } });
    expect(run.frame().history).toEqual(['number']);
  });

  it('SHOW shows a message and stays on the screen [ERR-14]', () => {
    const run = refused(trial({ X: { type: 'SHOW' } }));

    expect(run.only('message')[0]?.message).toEqual({
      text: { namespace: 'trial', key: 'code.errors.X', values: {} },
      status: 'critical',
    });
    expect(run.at()).toBe('trial/code');
  });

  it('FIELD sets the error on the field, in words found by place [ERR-15]', () => {
    const run = refused(trial({ X: { type: 'FIELD', to: 'code', field: '/otp' } }));

    expect(run.screen().form?.state.errors).toEqual({ '/otp': 'code.errors.X' });
  });

  it('FIELD marks both fields when the code belongs to both [FORM-11]', () => {
    const run = refused(trial({ X: { type: 'FIELD', to: 'number', field: ['/phone', '/holder'] } }));

    expect(run.screen().form?.state.errors).toEqual({
      '/phone': 'number.errors.X',
      '/holder': 'number.errors.X',
    });
  });

  it('FIELD marks the form named even when the journey goes on elsewhere', () => {
    const run = refused(trial({ X: { type: 'FIELD', to: 'aside', form: 'code', field: '/otp' } }));

    expect(run.at()).toBe('trial/aside');
    expect(run.frame().forms['code']?.errors).toEqual({ '/otp': 'code.errors.X' });
  });

  it('FIELD takes its words from the shared texts when the route says so', () => {
    const run = refused(trial({ X: { type: 'FIELD', to: 'code', field: '/otp', message: 'otp.wrong' } }));

    expect(run.screen().form?.state.errors).toEqual({ '/otp': 'errors:otp.wrong' });
  });

  it('FIELD of a reply marks the field it points to, or opens the popup when the form has none [ERR-15]', () => {
    const known = refused(trial({}), 422, { code: 'X', type: 'FIELD', pointer: '/otp' });
    const unknown = refused(trial({}), 422, { code: 'X', type: 'FIELD', pointer: '/iban' });

    expect(known.screen().form?.state.errors).toEqual({ '/otp': 'errors:popup.default' });
    expect(unknown.screen().form?.state.errors).toEqual({});
    expect(popup(unknown)).toMatchObject({ kind: 'UNAVAILABLE', code: 'X' });
  });

  it('FIELD-PREVIOUS closes the popup, then sets the error on the form named [ERR-16]', () => {
    const run = refused(trial({ X: { type: 'FIELD-PREVIOUS', form: 'number', field: '/phone' } }));

    expect(run.screen()).toMatchObject({ step: 'number', popup: 'NUMBER' });
    expect(run.screen().form).toMatchObject({
      values: { phone: '3331234567' },
      state: { errors: { '/phone': 'number.errors.X' } },
    });
  });

  it('FIELD-PREVIOUS of a reply goes back to the form before the present one', () => {
    const run = refused(trial({}), 422, { code: 'X', type: 'FIELD-PREVIOUS', pointer: '/phone' });

    expect(run.at()).toBe('trial/number');
    expect(run.screen().form?.state.errors).toEqual({ '/phone': 'errors:popup.default' });
  });

  it.each(['CUSTOM', 'VALIDATION', 'SOMETHING-NEW'])(
    '%s, known or not, opens the generic popup [ERR-17]',
    (type) => {
      const run = refused(trial({}), 422, { code: 'X', type });

      expect(popup(run)).toMatchObject({ kind: 'UNAVAILABLE', reason: 'CUSTOM', code: 'X' });
      expect(run.at()).toBe('trial/code');
    },
  );

  it('CUSTOM opens the popup with the words of the route [ERR-17]', () => {
    const byPlace = refused(trial({ X: { type: 'CUSTOM' } }));
    const shared = refused(trial({ X: { type: 'CUSTOM', message: 'popup.forced' } }));

    expect(popup(byPlace)).toMatchObject({ kind: 'STANDARD', message: { key: 'code.errors.X' } });
    expect(popup(shared)).toMatchObject({
      kind: 'STANDARD',
      message: { namespace: 'errors', key: 'popup.forced' },
    });
  });
});

describe('a refusal in a journey above another', () => {
  const inner = journey(
    {
      ask: {
        kind: 'call',
        operation: 'send',
        ok: { to: 'over' },
        errors: { F: { type: 'FORM-PREVIOUS', form: 'number' } },
      },
      over: end('completed'),
    },
    { id: 'inner' },
  );
  const outer = journey(
    {
      number: {
        kind: 'form',
        form: 'number',
        saves: { 'data.phone': '/phone' },
        actions: { submit: { to: 'run' } },
      },
      run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'done' } } },
      done: end('completed'),
    },
    { data: { phone: { type: 'text' } } },
  );

  it('closes it when it has shown no screen, and the caller’s screen stands', () => {
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { phone: '3331234567' });

    run.reply(500);

    expect(run.at()).toBe('trial/number');
    expect(run.state().frames).toHaveLength(1);
    expect(popup(run)).toMatchObject({ kind: 'UNAVAILABLE' });
  });

  it('finds the form named in the caller [ERR-13]', () => {
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { phone: '3331234567' });

    run.reply(422, { code: 'F' });

    expect(run.screen().form).toMatchObject({
      name: 'number',
      values: {},
      state: { invalid: true, captcha: 18 },
    });
  });

  it('fails the run when no screen was ever shown', () => {
    const run = tryOut(inner);

    run.reply(500);

    expect(run.state().ended?.outcome).toBe('failed');
  });
});

describe('the bank that no longer knows the holder', () => {
  it('is informed of once and ends the run, whatever the routes say', () => {
    const run = refused(trial({ '*': { type: 'SHOW' } }), 401, { code: 'UNAUTHORISED' });

    expect(run.only('signed-out')).toHaveLength(1);
    expect(run.only('message')).toEqual([]);
    expect(run.state()).toMatchObject({ frames: [], ended: { outcome: 'signed-out' } });
  });
});

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
