import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Button } from './Button.tsx';

it('shows a spinner while it loads and keeps its name [LOAD-02]', () => {
  render(
    <Button isLoading loadingLabel="Wait">
      Confirm
    </Button>,
  );

  expect(screen.getByRole('progressbar', { name: 'Wait' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Confirm/ })).toBeTruthy();
});

it('refuses a second press while it loads [LOAD-02]', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<Button onPress={onPress}>Confirm</Button>);

  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onPress={onPress} isLoading>
      Confirm
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');

  expect(onPress).toHaveBeenCalledTimes(1);
});

it('submits its form no more while it loads [LOAD-02]', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Confirm
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps focus while it loads, so that the keyboard is not thrown back to the top [LOAD-02] [S-64]', async () => {
  const { rerender } = render(<Button>Confirm</Button>);

  await userEvent.tab();
  rerender(<Button isLoading>Confirm</Button>);

  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

it('lets Enter in the only field of a form submit no more while it loads [LOAD-02]', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (isLoading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit" isLoading={isLoading}>
        Confirm
      </Button>
    </form>
  );
  const { rerender } = render(form(false));

  await userEvent.type(screen.getByLabelText('Code'), '{Enter}');
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Code'), '{Enter}');

  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('that waits for something looks so, stays within reach and acts when pressed', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isWaiting onPress={onPress}>
      Go on
    </Button>,
  );

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect(onPress).toHaveBeenCalledTimes(1);
});
