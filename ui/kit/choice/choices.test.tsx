import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';

const phones = [
  { value: '1', label: '+39 ********67' },
  { value: '2', label: '+39 ********12' },
];

it('chooses nothing for the holder, and answers the value that the holder chooses', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<RadioGroup label="Phone" choices={phones} value={null} onChange={onChange} />);
  const checked = screen.queryAllByRole('radio', { checked: true });

  await userEvent.click(screen.getByRole('radio', { name: '+39 ********12' }));

  expect(checked).toEqual([]);
  expect(onChange.mock.calls).toEqual([['2']]);
});

it('ties the error to the whole group of answers [S-65]', () => {
  render(
    <RadioGroup label="Phone" choices={phones} value={null} onChange={() => undefined} error="Choose" />,
  );

  const group = screen.getByRole('radiogroup', { name: 'Phone' });
  const described = document.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`);

  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(described?.textContent).toBe('Choose');
});

it('ties the error of a declaration to its box [S-65]', () => {
  render(<Checkbox label="I declare" error="Needed" isSelected={false} onChange={() => undefined} />);

  const box = screen.getByRole('checkbox', { name: 'I declare' });
  const ids = (box.getAttribute('aria-describedby') ?? '').split(' ');

  expect(ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toContain('Needed');
});

it('chooses nothing from a list for the holder, and answers the value that the holder chooses', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Phone" placeholder="Choose" choices={phones} value={null} onChange={onChange} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Phone' });
  const before = list.selectedOptions[0]?.textContent;

  await userEvent.selectOptions(list, '+39 ********12');

  expect(before).toBe('Choose');
  expect(onChange.mock.calls).toEqual([['2']]);
});

it('ties what a list says of itself to it: the help, the error, the note of what is chosen [S-65]', () => {
  const noted = [{ value: '1', label: 'One', description: 'Of two' }];
  const said = { description: 'Help', error: 'Wrong' };
  render(<Select label="L" placeholder="P" choices={noted} value="1" onChange={() => undefined} {...said} />);

  const list = screen.getByRole('combobox', { name: 'L' });
  const ids = (list.getAttribute('aria-describedby') ?? '').split(' ');

  expect(ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    'Help',
    'Wrong',
    'Of two',
  ]);
  expect(list.getAttribute('aria-invalid')).toBe('true');
});
