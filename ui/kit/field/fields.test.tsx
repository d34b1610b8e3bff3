import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { CodeField } from './CodeField.tsx';
import { FileField } from './FileField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

type HeldProps = { children: (value: string, onChange: (value: string) => void) => React.ReactNode };

function Held({ children }: HeldProps) {
  const [value, setValue] = useState('');
  return children(value, setValue);
}

function input(label: string): HTMLInputElement {
  const field = screen.getByLabelText(label);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is not an input`);
  return field;
}

it('strips what is not a digit and what comes after the sixth [SCA-26]', async () => {
  render(<Held>{(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} />}</Held>);

  await userEvent.type(screen.getByLabelText('Code'), '1a2-3 45678');

  expect(input('Code').value).toBe('123456');
});

it('keeps all six digits of a code pasted with a space in it [SCA-26]', async () => {
  render(<Held>{(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} />}</Held>);

  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.paste('123 456');

  expect(input('Code').value).toBe('123456');
});

it('offers the one-time code to the phone as one numeric field [SCA-26]', () => {
  render(<Held>{(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} />}</Held>);

  const fields = screen.getAllByRole('textbox');

  expect(fields).toHaveLength(1);
  expect(input('Code').autocomplete).toBe('one-time-code');
  expect(input('Code').inputMode).toBe('numeric');
});

it('lets at most eleven digits into a phone number and nothing else [PHONE-09]', async () => {
  render(<Held>{(value, onChange) => <PhoneField label="Phone" value={value} onChange={onChange} />}</Held>);

  await userEvent.type(screen.getByLabelText('Phone'), '333 12x345678901');

  expect(input('Phone').value).toBe('33312345678');
});

it('drops the country prefix of a pasted number, because +39 is fixed [PHONE-09]', async () => {
  render(<Held>{(value, onChange) => <PhoneField label="Phone" value={value} onChange={onChange} />}</Held>);

  await userEvent.click(screen.getByLabelText('Phone'));
  await userEvent.paste('+39 333 1234567');

  expect(input('Phone').value).toBe('3331234567');
});

it.each(['+39 333 123 4519', '0039 3331234519', '(+39) 333-1234519', '39 333 123 4519', '333 1234519'])(
  'takes %s for the same number, typed or pasted [PHONE-02] [PHONE-09]',
  async (text) => {
    const typed = render(<HeldPhone />);
    await userEvent.type(screen.getByLabelText('Phone'), text);
    const one = input('Phone').value;
    typed.unmount();
    render(<HeldPhone />);
    await userEvent.click(screen.getByLabelText('Phone'));
    await userEvent.paste(text);

    expect([one, input('Phone').value]).toEqual(['3331234519', '3331234519']);
  },
);

it('keeps the prefix of another country in sight, instead of making an Italian number of it [PHONE-09]', async () => {
  render(<HeldPhone />);

  await userEvent.type(screen.getByLabelText('Phone'), '+44 7911 123456');

  expect(input('Phone').value).toBe('+447911123456');
});

it('says that digits are left out of a number too long, until it is changed [PHONE-09]', async () => {
  render(<HeldPhone />);

  await userEvent.type(screen.getByLabelText('Phone'), '33312345678');
  expect(screen.queryByText('At most 11')).toBeNull();
  await userEvent.type(screen.getByLabelText('Phone'), '9');
  expect(described(input('Phone'))).toContain('At most 11');
  await userEvent.type(screen.getByLabelText('Phone'), '{Backspace}');

  expect(input('Phone').value).toBe('3331234567');
  expect(screen.queryByText('At most 11')).toBeNull();
});

it('reads the fixed +39 out with the phone field [PHONE-09]', () => {
  render(
    <Held>
      {(value, onChange) => (
        <PhoneField label="Phone" prefixLabel="Prefix +39" value={value} onChange={onChange} />
      )}
    </Held>,
  );

  expect(screen.getByText('+39')).toBeTruthy();
  expect(described(input('Phone'))).toContain('Prefix +39');
});

it('lets only digits into a numeric text field [FORM-03]', async () => {
  render(
    <Held>
      {(value, onChange) => <TextField label="CV2" accepts="digits" value={value} onChange={onChange} />}
    </Held>,
  );

  await userEvent.type(screen.getByLabelText('CV2'), '1b2c3');

  expect(input('CV2').value).toBe('123');
  expect(input('CV2').inputMode).toBe('numeric');
});

it('takes no more than twenty characters of a password [FORM-06]', async () => {
  render(<HeldPassword />);

  await userEvent.type(screen.getByLabelText('Password'), 'a'.repeat(25));

  expect(input('Password').value).toHaveLength(20);
});

it('shows the password when asked and hides it again', async () => {
  render(<HeldPassword />);

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const shown = input('Password').type;
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));

  expect(shown).toBe('text');
  expect(input('Password').type).toBe('password');
});

it('ties label, description and error to the field and marks it invalid [S-65]', () => {
  render(
    <TextField label="E-mail" description="Work or home" error="Wrong" value="" onChange={() => undefined} />,
  );

  const field = input('E-mail');

  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described(field)).toContain('Work or home');
  expect(described(field)).toContain('Wrong');
});

it('says apart from its label that a field may be left empty [S-65]', () => {
  const words = { choose: 'Choose', drop: 'or drop', remove: () => 'Remove', reading: () => 'Reading' };
  const files = { accept: ['.pdf'], files: [], onAdd: () => undefined, onRemove: () => undefined };
  render(
    <>
      <TextField label="Name" optionalLabel="optional" value="" onChange={() => undefined} />
      <FileField label="Files" optionalLabel="optional" words={words} {...files} />
    </>,
  );

  expect(screen.getByRole('textbox', { name: 'Name optional' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Files optional' })).toBeTruthy();
});

it('refers to no error while there is none [S-65]', () => {
  render(<TextField label="E-mail" value="" onChange={() => undefined} />);

  const field = input('E-mail');

  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(field.getAttribute('aria-describedby')).toBeNull();
});

function HeldPhone() {
  return (
    <Held>
      {(value, onChange) => (
        <PhoneField label="Phone" tooLongLabel="At most 11" value={value} onChange={onChange} />
      )}
    </Held>
  );
}

function HeldPassword() {
  return (
    <Held>
      {(value, onChange) => (
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value={value} onChange={onChange} />
      )}
    </Held>
  );
}

function described(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? `missing ${id}`).join(' ');
}
