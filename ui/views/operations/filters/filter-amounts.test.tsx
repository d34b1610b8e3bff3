import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { apply, openPanel } from './filters.fixture.tsx';

describe('the filters panel', () => {
  it('does nothing until all is right, says what is wrong and leads there [FILTER-04] [FILTER-08] [FILTER-20] [S-65]', async () => {
    const { user, asked, address } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '50');
    await user.type(to, '20');
    await user.click(apply());

    const summary = screen.getByRole('region', { name: 'Controlla i filtri' });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByRole('link').textContent).toBe('Importo non corretto');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(from.getAttribute('aria-invalid')).toBeNull();
    expect([asked.length, address()]).toEqual([1, '/']);

    await user.clear(to);
    await user.type(to, '49');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(to).toHaveProperty('value', '51');
    await user.click(apply());

    await screen.findAllByText('1 operazione trovata');
    expect(asked.at(-1)).toMatchObject({ amountFrom: 5000, amountTo: 5100 });
  });

  it('takes figures and a comma alone for amounts, however they are typed [FILTER-18] [FORM-03]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '10.50abc');
    await user.type(to, '1234567');

    expect([from, to].map((field) => field.getAttribute('value'))).toEqual(['10,50', '123456']);
  });

  it('says beneath an amount, and aloud, what cannot be typed, until something else is [FILTER-18]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];
    const hint = 'Puoi scrivere al massimo 6 cifre, di cui 2 dopo la virgola.';

    await user.type(from, '12345,6');
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(from, '7');
    const said = screen.getByText(hint);
    expect(said.closest('[aria-live="polite"]')).toBeTruthy();
    expect(from.getAttribute('aria-describedby')).toContain(said.id);
    await user.type(from, '{Backspace}');
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(to, '1x');
    await user.tab();
    // Nothing moves as the field is left: the button that is being pressed stays under the finger.
    expect(screen.getByText(hint)).toBeTruthy();

    await user.type(to, '2');

    expect(screen.queryByText(hint)).toBeNull();
  });

  it('says of an amount from which is too big where it is [FILTER-18] [FILTER-20]', async () => {
    const { user } = await openPanel();
    const [from, to] = [screen.getByLabelText('Importo da'), screen.getByLabelText('Importo a')];

    await user.type(from, '123456');
    await user.click(apply());

    expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
    const link = within(screen.getByRole('region', { name: 'Controlla i filtri' })).getByRole('link');
    await user.click(link);
    expect(document.activeElement).toBe(from);
  });

  it('leaves out amounts of a family card, which hides them', async () => {
    await openPanel({ card: aCardSummary({ flagFamiliar: true }) });

    expect(screen.queryByLabelText('Importo da')).toBeNull();
  });
});
