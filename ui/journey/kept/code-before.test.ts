import type { JourneySession, Screen } from '#engine';
import { expect, it, vi } from 'vitest';
import { codeAsked, codeBefore } from './code-before.ts';
import type { KeptState } from './lost-typing.ts';

const good = '2026-03-27T10:20:00.000+01:00';
const before = Date.parse(good) - 60_000;

// Of a screen, only what its form is given and whether there is a way back counts here.
const asking = (canGoBack = true) =>
  ({ canGoBack, form: { choices: { otp: [good, good, ''] } } }) as unknown as Screen;
const summary = { canGoBack: true } as unknown as Screen;

function goOn(screen: Screen, how: Pick<KeptState, 'earlier'> = { earlier: true }) {
  const back = vi.fn();
  const session = { screen: () => screen, back } as unknown as JourneySession; // no more of it counts here
  const saved: KeptState = { runId: 'run-1', issued: 1, frames: [], code: good, ...how };
  return { back, has: (now: number) => codeBefore(session, saved, now) };
}

it('a screen that asks for a code says until when it is good', () => {
  expect(codeAsked(asking())).toBe(good);
  expect(codeAsked(summary)).toBeUndefined();
});

it('a code that was asked for above the screen is good still, until its time is over [HOLDER-01] [HOLDER-13]', () => {
  const { has, back } = goOn(summary);

  expect(has(before)).toBe('code');
  expect(has(Date.parse(good))).toBeUndefined();
  expect(back).not.toHaveBeenCalled();
});

it('a code that the run has gone on from is not asked for again: its screen is left by Back [HOLDER-01] [S-05]', () => {
  const { has, back } = goOn(asking());

  expect(has(before)).toBeUndefined();
  expect(back).toHaveBeenCalledOnce();
});

it('a run that goes on where it was stays there, with its code [HOLDER-01]', () => {
  const { has, back } = goOn(asking(), {});

  expect(has(before)).toBeUndefined();
  expect(back).not.toHaveBeenCalled();
});
