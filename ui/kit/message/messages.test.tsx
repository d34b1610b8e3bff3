import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { TextField } from '../field/TextField.tsx';
import { RadioGroup } from '../choice/RadioGroup.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { MessageQueue, type QueuedMessage } from './MessageQueue.tsx';

const newestFirst: readonly QueuedMessage[] = [
  { id: '4', text: 'Fourth', status: 'ok' },
  { id: '3', text: 'Third', status: 'warning' },
  { id: '2', text: 'Second', status: 'critical' },
  { id: '1', text: 'First', status: 'ok' },
];

it('shows at most three messages, the newest first [MSG-01]', () => {
  render(
    <MessageQueue label="News" dismissLabel="Close" messages={newestFirst} onDismiss={() => undefined} />,
  );

  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);

  expect(shown).toEqual(['Fourth', 'Third', 'Second']);
});

it('asks for the removal of the message that the holder closes', async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  render(<MessageQueue label="News" dismissLabel="Close" messages={newestFirst} onDismiss={onDismiss} />);

  const second = screen.getAllByRole('listitem')[1] ?? document.body;
  await userEvent.click(within(second).getByRole('button', { name: 'Close' }));

  expect(onDismiss.mock.calls).toEqual([['3']]);
});

it('keeps its live region while there is nothing to say, so that the first message is heard', () => {
  render(<MessageQueue label="News" dismissLabel="Close" messages={[]} onDismiss={() => undefined} />);

  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
});

it('takes focus when it appears and leads to the field to mend [S-65]', async () => {
  render(
    <>
      <ErrorSummary title="Check" problems={[{ fieldId: 'mail', message: 'Wrong address' }]} />
      <TextField id="mail" label="E-mail" error="Wrong address" value="" onChange={() => undefined} />
    </>,
  );
  const focused = document.activeElement;

  await userEvent.click(screen.getByRole('link', { name: 'Wrong address' }));

  expect(focused).toBe(screen.getByRole('region', { name: 'Check' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

it('leads from an error to the first choice of its group [S-65]', async () => {
  const choices = [
    { value: 'a', label: 'First number' },
    { value: 'b', label: 'Second number' },
  ];
  render(
    <>
      <ErrorSummary title="Check" problems={[{ fieldId: 'phone', message: 'Choose one' }]} />
      <RadioGroup id="phone" label="Numbers" choices={choices} value="" onChange={() => undefined} />
    </>,
  );

  await userEvent.click(screen.getByRole('link', { name: 'Choose one' }));

  expect(document.activeElement).toBe(screen.getByLabelText('First number'));
});

it('takes focus again when the holder tries again [S-65]', () => {
  const { rerender } = render(<ErrorSummary title="Check" focusKey={1} problems={[{ message: 'Wrong' }]} />);
  screen.getByRole('region', { name: 'Check' }).blur();

  rerender(<ErrorSummary title="Check" focusKey={2} problems={[{ message: 'Wrong' }]} />);

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Check' }));
});
