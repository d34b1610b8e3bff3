import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one, send, show } from './journey-form.fixture.tsx';

const limit = () => one({ type: 'integer', minimum: 1, maximum: 500000 }, { widget: 'amount' });

describe('an amount', () => {
  // What a browser in Italy says of itself, which rjsf reads.
  beforeEach(() => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT', 'it']));
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['1.200,50', 120_050],
    ['1200,50', 120_050],
    ['1.200', 120_000],
    ['€ 1 200,5', 120_050],
    ['12,00', 1200],
    ['1.20', 120],
  ])('typed as %s is held as %i cents [S-42] [SPEND-04]', async (typed, cents) => {
    const { onSubmit } = show({ form: await limit() });

    await userEvent.type(screen.getByLabelText('it'), typed);
    await send();

    expect(onSubmit).toHaveBeenCalledWith({ it: cents });
  });

  it.each(['-5', '1.20.', '12,', '1,2,3'])(
    'typed as %s is refused, never read as another [SPEND-04]',
    async (typed) => {
      const { onSubmit } = show({ form: await limit() });

      await userEvent.type(screen.getByLabelText('it'), typed);
      await send();

      expect(screen.getByLabelText('it')).toHaveProperty('value', typed);
      expect(screen.getByText('problem.amount.type')).toBeTruthy();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('says what cannot be typed, until something else is', async () => {
    show({ form: await limit() });

    await userEvent.type(screen.getByLabelText('it'), '12,345');
    const region = screen.queryByText('amount.limit')?.closest('[aria-live="polite"]');
    await userEvent.type(screen.getByLabelText('it'), '{Backspace}');

    expect(region).toBeTruthy();
    expect(screen.queryByText('amount.limit')).toBeNull();
    expect(screen.getByLabelText('it')).toHaveProperty('value', '12,3');
  });
});

describe('an amount that stands at nought', () => {
  it('gives way to what is typed behind it, without a word of something left off', async () => {
    show({ form: await limit(), values: { it: 0 } });

    await userEvent.type(screen.getByLabelText('it'), '50');

    expect(screen.getByLabelText('it')).toHaveProperty('value', '50');
    expect(screen.queryByText('amount.limit')).toBeNull();
  });
});
