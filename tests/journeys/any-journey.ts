import fc from 'fast-check';
import type { JourneyFile, Step } from '#schemas';

/** The screens, calls and ends of any journey, its branch, and the step that runs another above it. */
export const screens = ['f0', 'f1', 'f2'];
export const calls = ['c0', 'c1'];
export const ends = ['e0', 'e1'];
export const branch = 'b0';
export const above = 'j0';

const place = fc.constantFrom(...screens, ...calls, ...ends, branch, above);
const rest = fc.constantFrom(...screens, ...calls, ...ends, above);
const edge = fc.record({ to: place, sets: fc.constantFrom(undefined, 'x', 'y') }).map(({ to, sets }) => ({
  to,
  ...(sets !== undefined && { sets: { 'data.mode': sets } }),
}));

const screen: fc.Arbitrary<Step> = fc
  .record({ submit: edge, close: edge, back: fc.constantFrom('allowed' as const, 'none' as const) })
  .map(({ submit, close, back }) => ({ kind: 'form', back, actions: { submit, close } }));

const call: fc.Arbitrary<Step> = fc
  .record({ ok: edge, refused: fc.option(place), commit: fc.boolean() })
  .map(({ ok, refused, commit }) => ({
    kind: 'call',
    operation: 'verifyCode',
    ...(commit && { commit }),
    ok,
    ...(refused !== null && { errors: { LOCKED: { type: 'SHOW' as const, to: refused } } }),
  }));

const run: fc.Arbitrary<Step> = edge.map((read) => ({
  kind: 'journey',
  journey: 'guide',
  input: { topic: 'any' },
  exits: { read },
}));

/** Guards over what the journey remembers, and over a flag. */
export const byMode = { '===': [{ var: 'data.mode' }, 'x'] };
export const byFlag = { var: 'session.limited' };

/** Journeys with screens that remember a mode, calls that may be for good, and a branch. */
export const journeysOver = (...guards: readonly object[]): fc.Arbitrary<JourneyFile> =>
  fc
    .record({
      forms: fc.tuple(screen, screen, screen),
      asks: fc.tuple(call, call),
      run,
      cases: fc.tuple(
        fc.record({ when: fc.constantFrom(...guards), to: rest }),
        fc.record({ when: fc.constantFrom(...guards), to: rest }),
        rest,
      ),
    })
    .map(({ forms, asks, run: reads, cases: [one, two, to] }) => ({
      id: 'visit',
      version: '1.0.0',
      surface: 'dialog',
      data: { mode: { type: 'text', initial: 'x' } },
      start: 'f0',
      steps: {
        ...Object.fromEntries(forms.map((each, index) => [`f${index}`, each])),
        ...Object.fromEntries(asks.map((each, index) => [`c${index}`, each])),
        [above]: reads,
        [branch]: { kind: 'branch', cases: [one, two, { to }] },
        ...Object.fromEntries(ends.map((name) => [name, { kind: 'end', outcome: name }])),
      },
    }));

/** What holders and banks do, in any order. */
export const doings = fc.array(
  fc.constantFrom('submit', 'close', 'ok', 'ok', 'LOCKED', 'unreachable', 'read', 'Back', 'Reload'),
  { maxLength: 40 },
);
