import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FormState } from '#engine';
import { fresh, send, show } from './journey-form.fixture.tsx';
import { address, code, phone } from './small-forms.fixture.tsx';

const refused = (): FormState => ({ ...fresh, errors: { '/otp': 'enter-code.errors.5707' } });

describe('a form of a journey', () => {
  it('keeps its values, whether they are valid, and what the bank said of each [FORM-12]', async () => {
    const { onValidity, again } = show({ form: code, values: { otp: '482913' } });
    expect(onValidity).toHaveBeenLastCalledWith(true);

    again({ state: refused() });

    expect(screen.getByRole('textbox', { description: /5707/ })).toHaveProperty('value', '482913');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
    expect(onValidity).toHaveBeenLastCalledWith(false);
  });

  it('gathers several errors above the form, takes the focus there and leads to each field [S-65]', async () => {
    show({ form: address });

    await send();

    expect(document.activeElement?.textContent).toContain('summary.title');
    await userEvent.click(screen.getByRole('link', { name: /^again/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('again'));
  });

  it('takes the focus to the one field that is wrong, and marks it [S-65]', async () => {
    show({ form: phone });

    await send();

    expect(document.activeElement).toBe(screen.getByLabelText('telephoneNumber'));
    expect(screen.getByLabelText('telephoneNumber').getAttribute('aria-invalid')).toBe('true');
  });

  it('says the same error anew at each press, for whoever only hears it [S-65] [HOLDER-12]', async () => {
    show({ form: phone });
    await send();
    const first = screen.getByText(/^problem/u);

    await userEvent.type(screen.getByLabelText('telephoneNumber'), '{Enter}');

    // Another node with the same words: only what comes into a live region is read out.
    expect(first.isConnected).toBe(false);
    expect(screen.getByText(first.textContent).closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('shows what the bank says of a field until the field is changed, and again when it says it again', async () => {
    const { again } = show({ form: code, state: refused(), values: { otp: '111111' } });
    const otp = screen.getByLabelText('otp');

    expect(screen.getByRole('textbox', { description: /enter-code\.errors\.5707/ })).toBe(otp);
    await userEvent.type(otp, '{Backspace}');
    expect(screen.queryByText('enter-code.errors.5707')).toBeNull();
    again({ state: refused() });

    expect(screen.getByText('enter-code.errors.5707')).toBeTruthy();
  });

  it.each(['unreachable', 'OTP_TOO_SOON', 'OTP_TOO_MANY'])(
    'leaves a code unmarked of which %s is said: red is for one that is wrong [HOLDER-13]',
    (why) => {
      const errors = { '/otp': `enter-code.errors.${why}` };
      show({ form: code, state: { ...fresh, errors }, values: { otp: '111111' } });

      const otp = screen.getByRole('textbox', { description: new RegExp(`errors\\.${why}`, 'u') });
      expect(otp.getAttribute('aria-invalid')).toBeNull();
      expect(otp).toHaveProperty('value', '111111');
    },
  );

  it('says of a code that lacks digits what is wrong with it once it is sent, in place of why no other came [HOLDER-12] [HOLDER-13]', async () => {
    show({ form: code, state: { ...fresh, errors: { '/otp': 'enter-code.errors.OTP_TOO_SOON' } } });
    const otp = screen.getByLabelText('otp');
    await userEvent.click(otp);
    await userEvent.tab();
    expect(otp.getAttribute('aria-invalid')).toBeNull();

    await send();

    expect(otp.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/OTP_TOO_SOON/u)).toBeNull();
  });

  it('marks a field without words when the bank’s error has none [ERR-03]', () => {
    show({ form: code, state: { ...fresh, errors: { '/otp': '' } }, values: { otp: '111111' } });

    expect(screen.getByLabelText('otp').getAttribute('aria-invalid')).toBe('true');
  });

  it('empties its fields and marks them when the form is invalidated [FORM-10]', async () => {
    const { again } = show({ form: address, values: { email: 'anna@percorso.test' } });

    again({ state: { blanks: 1, invalid: true, captcha: 18, errors: {} } });

    expect(screen.getByLabelText('email')).toHaveProperty('value', '');
    expect(screen.getByLabelText('email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('again').getAttribute('aria-invalid')).toBe('true');
  });

  it('says first why the whole form was invalidated, until the holder answers again [FORM-10] [S-65]', async () => {
    const { again } = show({ form: code });

    again({ state: { blanks: 1, invalid: true, captcha: 18, errors: { '': 'enter.errors.LAPSED' } } });
    const said = screen.getAllByRole('listitem').map((item) => item.textContent);
    await userEvent.type(screen.getByLabelText('otp'), '1');

    expect(said[0]).toContain('enter.errors.LAPSED');
    expect(said[1]).toBe('otp: problem.required');
    expect(screen.queryByText(/LAPSED/)).toBeNull();
  });

  it('that was emptied says of each field what it asks for, until that is written [FORM-10]', async () => {
    const { again } = show({ form: address });

    again({ state: { blanks: 1, invalid: true, captcha: 18, errors: { '': 'enter.errors.LAPSED' } } });
    await userEvent.type(screen.getByLabelText('email'), 'anna@percorso.test');

    expect(screen.getByLabelText('again').getAttribute('aria-invalid')).toBe('true');
    const list = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(list).toEqual(['again: problem.required']);
    expect(screen.getByText('problem.required')).toBeTruthy();
  });
});
