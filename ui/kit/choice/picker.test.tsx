import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { Picker } from './Picker.tsx';

const options = [
  { id: 'reason', label: 'Motivo', group: 'Campi' },
  { id: 'day', label: 'Giorno', group: 'Campi' },
];

function Chosen({ first = '' }: { first?: string }) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <Picker label="Dato" options={options} chosen={chosen} noneWords="Niente" onChoose={setChosen} />
      <output>{chosen}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Dato' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers all where its box is pressed, and takes what is pressed there', async () => {
  render(<Chosen first="day" />);

  await userEvent.click(box());
  const all = offered();
  await userEvent.click(screen.getByRole('option', { name: 'Motivo' }));

  expect(all).toEqual(['Motivo', 'Giorno']);
  expect(screen.getByRole('status').textContent).toBe('reason');
  await expect.poll(offered).toEqual([]);
});

it('stays shut where the keyboard comes to it, until an arrow or a word is typed', async () => {
  render(<Chosen />);

  await userEvent.tab();
  const reached = document.activeElement === box() ? offered() : undefined;
  await userEvent.keyboard('mot');

  expect(reached).toEqual([]);
  expect(offered()).toEqual(['Motivo']);
});
