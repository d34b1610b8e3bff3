import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JourneyFile } from '#schemas';
import { hostJourneys } from './journey-host.fixture.tsx';

// What a run is drawn with is there before time stands still.
await Promise.all([import('./RunningJourney.tsx'), import('./run/run.ts')]);

const noon = Date.parse('2026-11-19T12:00:00.000Z');

const timed = {
  id: 'timed',
  version: '1.0.0',
  surface: 'dialog',
  input: { until: 'text' },
  start: 'waiting',
  steps: {
    waiting: {
      kind: 'form',
      deadline: { at: { var: 'input.until' }, to: 'late' },
      actions: { submit: { to: 'closed' }, close: { to: 'closed' } },
    },
    late: { kind: 'form', actions: { close: { to: 'closed' } } },
    closed: { kind: 'end', outcome: 'closed' },
  },
} satisfies JourneyFile;

const clock = {
  now: () => Date.now(),
  after: (seconds: number, run: () => void) => {
    const timer = setTimeout(run, seconds * 1000);
    return () => clearTimeout(timer);
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

async function open(seconds: number) {
  const host = hostJourneys({ timed }, undefined, clock);
  void host.journeys.open('timed', { until: new Date(noon + seconds * 1000).toISOString() });
  await vi.waitFor(() => screen.getByText(/It ends in/), { timeout: 5000, interval: 5 });
  return host;
}

const spoken = () => document.querySelector('output')?.textContent;

it('counts down what remains, says it aloud at a minute and at ten seconds, and leads on at the end [LANG-12]', async () => {
  const { said } = await open(90);
  expect(screen.getByText(/^It ends in 1:(30|29)\.$/)).toBeTruthy();
  expect(spoken()).toBe('');
  const before = said.length;

  await pass(31);
  expect(spoken()).toBe('Restano 60 secondi.');
  await pass(50);
  expect(spoken()).toBe('Restano 10 secondi.');
  expect(said.slice(before).join('')).toBe('');
  await pass(12);

  expect(screen.getByRole('heading', { name: 'Too late' })).toBeTruthy();
});

it('is over right after sleep, and is not shown again [LANG-12]', async () => {
  await open(600);

  vi.setSystemTime(noon + 3_600_000);
  await pass(2);

  expect(screen.getByRole('heading', { name: 'Too late' })).toBeTruthy();
  expect(screen.queryByText(/It ends in/)).toBeNull();
});
