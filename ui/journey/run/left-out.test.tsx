import type { JourneyFile } from '#schemas';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hostJourneys } from '../journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Reads a list before its first screen, and goes on to one that has nothing to do with it. */
const reading: JourneyFile = {
  id: 'reading',
  version: '1.0.0',
  surface: 'page',
  start: 'read',
  steps: {
    read: { kind: 'call', operation: 'listPayees', body: {}, ok: { to: 'choose-phone' } },
    'choose-phone': { kind: 'form', actions: { submit: { to: 'enter-code' }, close: { to: 'closed' } } },
    'enter-code': { kind: 'form', actions: { submit: { to: 'closed' }, resend: { to: 'choose-phone' } } },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

const told = () => screen.queryByText('leftOut.many');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says on the screen that follows a reply which rows it lost, and there alone, also for who comes back [S-85]', async () => {
  const { journeys, bank } = hostJourneys({ reading });
  void journeys.open('reading');
  await waitFor(() => expect(bank.waiting).toHaveLength(1));

  bank.answer(200, { payees: [] }, 2);

  await waitFor(() => expect(told()).toBeTruthy());
  await press('NEXT');
  await waitFor(() => expect(told()).toBeNull());
  await press('Send again');
  await waitFor(() => expect(told()).toBeTruthy());
});
