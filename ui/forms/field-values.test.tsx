import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { compiled, send, show } from './journey-form.fixture.tsx';
import { code } from './small-forms.fixture.tsx';

describe('a form of a journey', () => {
  it('keeps six digits of what is pasted as a code and sends it [SCA-26]', async () => {
    const { onSubmit } = show({ form: code });

    await userEvent.click(screen.getByLabelText('otp'));
    await userEvent.paste('12 34-56 78');
    await userEvent.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledWith({ otp: '123456' });
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
