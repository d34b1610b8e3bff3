import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { compiled, places, show } from './journey-form.fixture.tsx';

const form = await compiled({
  schema: { type: 'object', required: ['payee'], properties: { payee: { type: 'string' } } },
  ui: {
    payee: {
      widget: 'list',
      choicesFrom: 'data.payees',
      choiceKeys: { id: 'phone', label: 'name', description: 'phone' },
    },
  },
});

const pia = { phone: '3331234511', name: 'Pia' };
const ugo = { phone: '3331234512', name: 'Ugo' };

/** Draws a list with one action beside each line, and answers how to draw it with others. */
function list(payees: readonly object[], state: { isLoading?: boolean; isDisabled?: boolean } = {}) {
  const act = vi.fn<(answer: unknown) => void>();
  const action = { name: 'remove', words: 'Rimuovi', loadingLabel: '…', isLoading: false, isDisabled: false };
  const beside = { payee: [{ ...action, ...state, act }] };
  const drawn = (all: readonly object[]) => ({
    form,
    choices: { payee: all },
    beside,
    texts: (ref: Parameters<typeof places>[0]) =>
      ref.kind === 'field' && ref.part === 'help' ? 'Nothing yet.' : places(ref),
  });
  const { again } = show(drawn(payees));
  return { act, again: (all: readonly object[]) => again(drawn(all)) };
}

describe('a list of what was gathered', () => {
  it('shows each line with what can be done with it, which does it with that line [LANG-09]', async () => {
    const { act } = list([pia, ugo]);

    const lines = within(screen.getByRole('region', { name: 'payee' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Pia3331234511Rimuovi', 'Ugo3331234512Rimuovi']);
    await userEvent.click(screen.getByRole('button', { name: 'Rimuovi: Ugo' }));

    expect(act.mock.calls).toEqual([['3331234512']]);
  });

  it('says by the help of its field that nothing is there yet, and then no more [LANG-09]', () => {
    const { again } = list([]);
    expect(screen.getByText('Nothing yet.')).toBeTruthy();

    again([pia]);

    expect(screen.queryByText('Nothing yet.')).toBeNull();
  });

  it('takes the focus when the line that had it has gone [LANG-09]', () => {
    const { again } = list([pia, ugo]);
    screen.getByRole('button', { name: 'Rimuovi: Pia' }).focus();

    again([ugo]);

    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'payee' }));
  });

  it('does nothing with a line while the bank is asked [LANG-09]', () => {
    list([pia], { isDisabled: true });

    expect(screen.getByRole('button', { name: 'Rimuovi: Pia' })).toHaveProperty('disabled', true);
  });
});
