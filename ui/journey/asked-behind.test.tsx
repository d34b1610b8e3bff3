import type { JourneyFile } from '#schemas';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hostJourneys } from './journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

/** Asks for a code, and behind that whether it is known already, or what it stands for. */
const asking = (runs: object): JourneyFile =>
  ({
    id: 'asking',
    version: '1.0.0',
    surface: 'dialog',
    data: { otp: { type: 'text' }, note: { type: 'text' } },
    start: 'enter-code',
    steps: {
      'enter-code': {
        kind: 'form',
        form: 'code',
        shows: { note: { var: ['data.note', ''] } },
        saves: { 'data.otp': '/otp' },
        runs,
        actions: { submit: { to: 'known' }, close: { to: 'closed' } },
      },
      known: { kind: 'form', actions: { submit: { to: 'closed' } } },
      closed: { kind: 'end', outcome: 'closed' },
    },
  }) as JourneyFile; // the call behind the screen is the test’s

/** A clock whose timers run when the test says so: an hour has passed then. */
function handClock() {
  const timers: (() => void)[] = [];
  let now = 0;
  const after = (_seconds: number, run: () => void) => {
    timers.push(run);
    return () => void timers.splice(timers.indexOf(run), 1);
  };
  const strike = (): void => {
    now += 3_600_000;
    for (const run of timers.splice(0)) run();
  };
  return { now: () => now, after, strike };
}

it('asks again behind the screen: nothing is busy, the focus stays, and coming back asks at once [LANG-11]', async () => {
  const clock = handClock();
  const ok = { to: 'enter-code', sets: { 'data.note': { var: 'result.note' } } };
  const runs = { operation: 'readTopUpStatus', every: { seconds: 2, most: 5 }, ok };
  const { journeys, bank, awake, said } = hostJourneys({ asking: asking(runs) }, undefined, clock);
  void journeys.open('asking', {});
  const field = await screen.findByLabelText('Code');
  await userEvent.type(field, '12');
  const before = said.length;
  expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBeNull();

  bank.answer(200, { note: 'seen' });
  await waitFor(() => expect(bank.waiting).toHaveLength(1));
  await vi.waitFor(() => {
    for (const listener of awake) listener();
    expect(bank.waiting).toHaveLength(2);
  });

  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe('12');
  expect(said.slice(before).join('')).toBe('');
});

it('asks about what is typed once it is whole and the holder pauses, and not about each letter [LANG-11]', async () => {
  const clock = handClock();
  const ok = { to: 'enter-code', sets: { 'data.note': { var: 'result.note' } } };
  const runs = { operation: 'verifyMfa', on: '/otp', body: { otp: { var: 'data.otp' } }, ok };
  const { journeys, bank } = hostJourneys({ asking: asking(runs) }, undefined, clock);
  void journeys.open('asking', {});
  const field = await screen.findByLabelText('Code');

  await userEvent.type(field, '12345');
  clock.strike();
  expect(bank.waiting).toHaveLength(0);
  await userEvent.type(field, '6');
  clock.strike();

  expect(bank.waiting.map(({ request }) => request.body)).toEqual([{ otp: '123456' }]);
  expect(document.activeElement).toBe(field);
});
