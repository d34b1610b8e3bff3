import type { JourneyState } from '#engine';
import { expect, it } from 'vitest';
import { createStageClock } from './stage-clock.ts';

const remembering = (data: object): JourneyState => ({ frames: [{ data }] }) as never; // nothing else is read
const day = Date.parse('2026-11-26T12:00:00.000Z');

it('stands before what a scenario says is good until some day, and goes on from there [STUDIO-04]', () => {
  let now = day;
  const until = '2026-03-01T10:00:00.000Z';
  const clock = createStageClock(
    () => now,
    () => remembering({ until }),
  );

  expect(clock()).toBe(Date.parse('2026-03-01T09:50:00.000Z'));
  now += 1000;
  expect(clock()).toBe(Date.parse('2026-03-01T09:50:01.000Z'));
});

it('is that of the browser while nothing has lapsed [STUDIO-04]', () => {
  const until = '2026-12-01T10:00:00.000Z';

  expect(
    createStageClock(
      () => day,
      () => remembering({ until }),
    )(),
  ).toBe(day);
  expect(
    createStageClock(
      () => day,
      () => remembering({ name: 'x' }),
    )(),
  ).toBe(day);
  expect(
    createStageClock(
      () => day,
      () => undefined,
    )(),
  ).toBe(day);
});
