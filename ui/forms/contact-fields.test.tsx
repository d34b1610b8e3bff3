import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { compiled, places, send, show } from './journey-form.fixture.tsx';
import { address, phone } from './small-forms.fixture.tsx';

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

  it('asks for nine digits once a shorter number is left', async () => {
    show({ form: phone });

    await userEvent.type(screen.getByLabelText('telephoneNumber'), '12345');
    expect(screen.queryByText('problem.phone.short')).toBeNull();
    await userEvent.tab();

    expect(screen.getByRole('textbox', { description: /problem\.phone\.short/ })).toBeTruthy();
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
});
