import type { JourneyFile } from '#schemas';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hostJourneys } from '../journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Reads twice before its only screen; its first call may be another. */
const reading = (operation: 'readSmsAlert' | 'unsubscribeSmsAlert' = 'readSmsAlert'): JourneyFile => ({
  id: 'reading',
  version: '1.0.0',
  surface: 'dialog',
  start: 'read',
  steps: {
    read: { kind: 'call', operation, body: {}, ok: { to: 'read-more' }, errors: { TOLD: { type: 'SHOW' } } },
    'read-more': { kind: 'call', operation: 'readSpendingControl', body: {}, ok: { to: 'begin' } },
    begin: { kind: 'form', popup: 'BEGIN', actions: { submit: { to: 'read-more' } } },
  },
});

async function openReading(journey = reading()) {
  const host = hostJourneys({ reading: journey });
  const { bank, journeys } = host;
  const ends: string[] = [];
  void journeys.open('reading').then(({ outcome }) => ends.push(outcome));
  const answer = async (calls: number, status: number, body: unknown = {}) => {
    await waitFor(() => expect(bank.waiting).toHaveLength(calls));
    await act(async () => bank.answer(status, body));
  };
  return { ...host, answer, ends };
}

describe('a journey whose first reads fail', () => {
  it('offers to ask again, and begins once more in its place [S-85]', async () => {
    const { popups, ends, answer } = await openReading();
    await answer(1, 200);
    await answer(2, 500);

    await act(async () => popups[0]?.answered?.('again'));
    await answer(3, 200);
    await answer(4, 200);

    expect(await screen.findByRole('dialog', { name: 'Begin' })).toBeTruthy();
    expect(ends).toEqual([]);
  });

  it('ends only when its popup has been closed [ERR-18]', async () => {
    const { popups, ends, answer } = await openReading();
    await answer(1, 500);
    const before = [...ends];

    await act(async () => popups[0]?.answered?.('closed'));

    expect(before).toEqual([]);
    expect(ends).toEqual(['failed']);
  });

  it('is not begun again where a call before may have changed something', async () => {
    const { popups, ends, answer } = await openReading(reading('unsubscribeSmsAlert'));
    await answer(1, 200);

    await answer(2, 500);

    expect(popups).toHaveLength(1);
    expect(popups[0]?.answered).toBeUndefined();
    expect(ends).toEqual(['failed']);
  });

  it('is not begun again from its screen, where the holder may press once more', async () => {
    const { popups, answer } = await openReading();
    await answer(1, 200);
    await answer(2, 200);
    await act(async () => (await screen.findByRole('button', { name: 'BEGIN' })).click());

    await answer(3, 500);

    expect(popups).toHaveLength(1);
    expect(popups[0]?.answered).toBeUndefined();
    expect(screen.getByRole('dialog', { name: 'Begin' })).toBeTruthy();
  });

  it('leaves what it says in the place that it was opened from [HOLDER-06] [ERR-14]', async () => {
    const { shown, ends, answer } = await openReading();

    await answer(1, 422, { code: 'TOLD' });

    expect(ends).toEqual(['failed']);
    expect(shown).toMatchObject([{ text: { key: 'read.errors.TOLD' } }]);
  });

  it('takes away what it said when it is opened again', async () => {
    const { shown, journeys, bank, answer } = await openReading();
    await answer(1, 422, { code: 'TOLD' });

    void journeys.open('reading');
    await waitFor(() => expect(bank.waiting).toHaveLength(2));

    expect(shown).toEqual([]);
  });
});
