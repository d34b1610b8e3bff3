import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FormState } from '#engine';
import { compiled, fresh, places, show } from './journey-form.fixture.tsx';

const phone = await compiled({
  schema: {
    type: 'object',
    required: ['telephoneNumber'],
    properties: { telephoneNumber: { type: 'string', pattern: '^[0-9]{9,11}$' } },
  },
  ui: { telephoneNumber: { widget: 'phone', filter: 'digits', maxLength: 11 } },
});

const code = await compiled({
  schema: {
    type: 'object',
    required: ['otp'],
    properties: { otp: { type: 'string', pattern: '^[0-9]{6}$' } },
  },
  ui: { otp: { widget: 'code', autocomplete: 'one-time-code', filter: 'digits', maxLength: 6 } },
});

const address = await compiled({
  schema: {
    type: 'object',
    required: ['email', 'again'],
    properties: { email: { type: 'string', format: 'email' }, again: { type: 'string' } },
  },
  ui: { email: { widget: 'email', copy: 'blocked' }, again: { widget: 'email', equals: 'email' } },
});

const refused = (): FormState => ({ ...fresh, errors: { '/otp': 'enter-code.errors.5707' } });

const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

describe('a form of a journey', () => {
  it('is valid only when the phone rule passes, and says nothing of an empty number [PHONE-10] [PHONE-02]', async () => {
    const { onValidity } = show({ form: phone });

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.queryByText(/problem/)).toBeNull();
    expect(onValidity).toHaveBeenLastCalledWith(false);
    await userEvent.type(screen.getByLabelText('telephoneNumber'), '333444555');
    expect(onValidity).toHaveBeenLastCalledWith(true);
  });

  it('tells what is wrong in a field that a press leaves when the press is over, so that it ends where it began [HOLDER-12]', async () => {
    const user = userEvent.setup();
    show({ form: phone });
    const button = screen.getByRole('button', { name: 'send' });
    await user.type(screen.getByLabelText('telephoneNumber'), '12');

    await user.pointer({ keys: '[MouseLeft>]', target: button });
    const during = screen.queryByText(/problem/);
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });

    expect(during).toBeNull();
    expect(await screen.findByText(/problem/)).toBeTruthy();
  });

  it('shows the prefix of Italy before the field, and holds the digits alone [PHONE-14]', async () => {
    const { onSubmit } = show({ form: phone });

    await userEvent.type(screen.getByLabelText('telephoneNumber'), '+39 333 444 5556{Enter}');

    expect(screen.getByText('+39')).toBeTruthy();
    expect(screen.getByRole('textbox', { description: /phone\.prefix/ })).toBeTruthy();
    expect(onSubmit).toHaveBeenCalledWith({ telephoneNumber: '3334445556' });
  });

  it('keeps its values, whether they are valid, and what the bank said of each [FORM-12]', async () => {
    const { onValidity, again } = show({ form: code, values: { otp: '482913' } });
    expect(onValidity).toHaveBeenLastCalledWith(true);

    again({ state: refused() });

    expect(screen.getByRole('textbox', { description: /5707/ })).toHaveProperty('value', '482913');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
    expect(onValidity).toHaveBeenLastCalledWith(false);
  });

  it('asks for nine digits once a shorter number is left', async () => {
    show({ form: phone });

    await userEvent.type(screen.getByLabelText('telephoneNumber'), '12345');
    expect(screen.queryByText('problem.phone.short')).toBeNull();
    await userEvent.tab();

    expect(screen.getByRole('textbox', { description: /problem\.phone\.short/ })).toBeTruthy();
  });

  it('keeps six digits of what is pasted as a code and sends it [SCA-26]', async () => {
    const { onSubmit } = show({ form: code });

    await userEvent.click(screen.getByLabelText('otp'));
    await userEvent.paste('12 34-56 78');
    await userEvent.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledWith({ otp: '123456' });
  });

  it('words a wrong number as the journey does, and as the widget does where the journey says nothing', async () => {
    const inexact = await compiled({
      schema: {
        type: 'object',
        required: ['telephoneNumber'],
        properties: { telephoneNumber: { type: 'string', pattern: '^3[0-9]{8,10}$' } },
      },
      ui: { telephoneNumber: { widget: 'phone' } },
    });
    const { again } = show({ form: inexact });

    await userEvent.type(screen.getByLabelText('telephoneNumber'), '0812345678');
    await userEvent.tab();

    expect(screen.getByText('problem.phone.pattern')).toBeTruthy();
    again({ texts: (ref) => (ref.kind === 'field' && ref.part === 'error' ? 'own words' : places(ref)) });
    expect(screen.getByText('own words')).toBeTruthy();
  });

  it('tolerates an e-mail address being typed and refuses a bad one when it is left [FORM-01]', async () => {
    show({ form: address });
    const email = screen.getByLabelText('email');

    await userEvent.type(email, 'anna@percorso');
    expect(screen.queryByText('problem.email.format')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('problem.email.format')).toBeTruthy();
    await userEvent.type(email, '.test');
    await userEvent.tab();

    expect(screen.queryByText('problem.email.format')).toBeNull();
  });

  it('refuses copying from a field that forbids it, and lets paste into it', async () => {
    show({ form: address });
    const email = screen.getByLabelText('email');

    await userEvent.click(email);
    await userEvent.paste('anna@percorso.test');

    expect(fireEvent.copy(email)).toBe(false);
    expect(fireEvent.copy(screen.getByLabelText('again'))).toBe(true);
    expect(email).toHaveProperty('value', 'anna@percorso.test');
  });

  it('asks for the same address twice [REG-17]', async () => {
    const { onSubmit } = show({ form: address });

    await userEvent.type(screen.getByLabelText('email'), 'anna@percorso.test');
    await userEvent.type(screen.getByLabelText('again'), 'anna@percorso.tes');
    await send();
    expect(screen.getByText('problem.email.equals')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('again'), 't');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@percorso.test', again: 'anna@percorso.test' });
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

  it('shows what the bank says of a field until the field is changed, and again when it says it again', async () => {
    const { again } = show({ form: code, state: refused(), values: { otp: '111111' } });
    const otp = screen.getByLabelText('otp');

    expect(screen.getByRole('textbox', { description: /enter-code\.errors\.5707/ })).toBe(otp);
    await userEvent.type(otp, '{Backspace}');
    expect(screen.queryByText('enter-code.errors.5707')).toBeNull();
    again({ state: refused() });

    expect(screen.getByText('enter-code.errors.5707')).toBeTruthy();
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

  it('says nothing of a code while it is typed', async () => {
    show({ form: code });

    await userEvent.type(screen.getByLabelText('otp'), '123{Enter}');
    expect(screen.getByText('problem.pattern')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('otp'), '4');

    expect(screen.queryByText('problem.pattern')).toBeNull();
  });

  it('offers the choices that the bank sends, shown masked, and answers the id of the one chosen [SCA-03]', async () => {
    const choice = await compiled({
      schema: { type: 'object', required: ['phone'], properties: { phone: { type: 'string' } } },
      ui: { phone: { widget: 'radio', choicesFrom: 'input.phoneNumbers' } },
    });
    const phones = [
      { id: 'a', obfuscatedValue: '*** 11' },
      { id: 'b', obfuscatedValue: '*** 22' },
    ];
    const { onSubmit, onValidity } = show({ form: choice, choices: { phone: phones } });

    expect(onValidity).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByLabelText('*** 22'));
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ phone: 'b' });
  });

  it('never ticks a consent for the holder, and asks for it when it is required', async () => {
    const consent = await compiled({
      schema: { type: 'object', required: ['yes'], properties: { yes: { type: 'boolean', const: true } } },
    });
    const { onSubmit } = show({ form: consent });
    const box = screen.getByRole('checkbox');

    expect(box).toHaveProperty('checked', false);
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('problem.required')).toBeTruthy();
    await userEvent.click(box);
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ yes: true });
  });

  it('lets only letters, digits and spaces into free text, up to its length [FORM-04]', async () => {
    const text = await compiled({
      schema: { type: 'object', properties: { note: { type: 'string' } } },
      ui: { note: { filter: 'alphanumeric', maxLength: 24 } },
    });
    const { onSubmit } = show({ form: text });

    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('Perché <no>? 1234567890 1234567890');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ note: 'Perché no 1234567890 123' });
  });

  it('lets only digits into a numeric field [FORM-03] [FORM-07]', async () => {
    const title = await compiled({
      schema: { type: 'object', properties: { title: { type: 'string' } } },
      ui: { title: { filter: 'digits', maxLength: 10 } },
    });
    const { onSubmit } = show({ form: title });

    await userEvent.type(screen.getByRole('textbox'), 'a12-34 5678901234');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ title: '1234567890' });
  });

  it('takes an amount with a comma and hands over whole cents [S-42]', async () => {
    const top = await compiled({
      schema: {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'integer', maximum: 50000 } },
      },
      ui: { amount: { widget: 'amount' } },
    });
    const { onSubmit } = show({ form: top });
    const amount = screen.getByLabelText('amount');

    await userEvent.type(amount, '12,');
    await userEvent.tab();
    expect(screen.getByText('problem.amount.type')).toBeTruthy();
    await userEvent.type(amount, '345');
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ amount: 1234 });
  });

  it('takes no more than twenty characters of a password, and offers to show it [FORM-06] [S-20]', async () => {
    const password = await compiled({
      schema: { type: 'object', required: ['pw'], properties: { pw: { type: 'string' } } },
      ui: { pw: { widget: 'new-password' } },
    });
    const { onSubmit } = show({ form: password });
    const field = screen.getByLabelText('pw');

    await userEvent.click(field);
    await userEvent.paste('Percorso1!Percorso1!Percorso1!');
    await userEvent.click(screen.getByRole('button', { name: 'password.show' }));
    await send();

    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(field.getAttribute('type')).toBe('text');
    expect(onSubmit).toHaveBeenCalledWith({ pw: 'Percorso1!Percorso1!' });
  });
});
