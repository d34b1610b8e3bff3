import { describe, expect, it } from 'vitest';
import { tryOut, type TryOut } from '../fixtures/try-out.ts';
import { trial, refused, popup } from './refusal.fixture.ts';

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

  it.each(['FORM-PREVIOUS', 'FIELD-PREVIOUS'])(
    '%s closes the popup also where no form stands before it, and the generic one tells of it [ERR-13] [ERR-16]',
    (type) => {
      const file = trial({}, { start: 'code' });
      const dialog = tryOut(file);
      const page = tryOut({ ...file, surface: 'page' });

      for (const run of [dialog, page]) {
        run.act('submit', { otp: '123456' });
        run.reply(422, { code: 'X', type, pointer: '/phone' });
      }

      expect([dialog, page].map(popup)).toMatchObject([{ code: 'X' }, { code: 'X' }]);
      expect(dialog.state().ended).toEqual({ outcome: 'failed', output: {} });
      expect(page.at()).toBe('trial/code');
    },
  );

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
