import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Library } from '../definition/compiled.ts';
import { libraries, wizards } from '../fixtures/journeys.ts';
import { context } from '../fixtures/try-out.ts';
import type { BankReply } from '../ports.ts';
import type { JourneyEvent } from './event.ts';
import type { Move } from './move.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import type { SavedState } from './saved.ts';
import type { Screen } from './screen.ts';
import { screenOf } from './screen-of.ts';
import { start } from './start.ts';
import type { Frame, JourneyState } from './state.ts';
import { step } from './step.ts';

/** What may happen next, whatever the run looks like: numbers are read against the state there is. */
type Chance = { what: 'act' | 'back' | 'reply' | 'timer' | 'context' | 'stale' | 'reload'; which: number };

const chances = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 5, arbitrary: fc.constant('act' as const) },
      { weight: 5, arbitrary: fc.constant('reply' as const) },
      fc.constantFrom(
        'back' as const,
        'timer' as const,
        'context' as const,
        'stale' as const,
        'reload' as const,
      ),
    ),
    which: fc.nat(40),
  }),
  { maxLength: 25 },
);

const challenge = {
  code: 'SCA_REQUIRED',
  sca: { phoneNumbers: [], trxData: 'trx', mtTransactionId: 'mt' },
};

const silence: BankReply = { kind: 'unreachable' };

const replies: readonly BankReply[] = [
  { kind: 'reply', status: 200, body: { word: 'heard', access_token: 'token-1' } },
  { kind: 'reply', status: 200, body: {} },
  { kind: 'reply', status: 403, body: challenge },
  ...['X1', 'X2', 'X3', 'X4'].map((code): BankReply => ({ kind: 'reply', status: 422, body: { code } })),
  { kind: 'reply', status: 422, body: { code: 'Y', type: 'FIELD-PREVIOUS', pointer: '/f0' } },
  silence,
  { kind: 'reply', status: 401, body: {} },
];

function eventOf(library: Library, state: JourneyState, { what, which }: Chance): JourneyEvent {
  const screen = screenOf(library, state);
  const { pending, timer = 'none' } = state.frames.at(-1) ?? {};
  const reply = replies[which % replies.length] ?? silence;
  const events = {
    reply: { kind: 'reply', callId: pending?.callId ?? 'none', reply },
    timer: { kind: 'timer', timerId: timer },
    context: { kind: 'context', context },
    back: { kind: 'back', at: screen?.at ?? '' },
    stale: { kind: 'action', at: `run.0/s${which}`, action: 'submit' },
    act: actionOf(screen, which),
    reload: actionOf(screen, which),
  } satisfies Record<Chance['what'], JourneyEvent>;
  return events[what];
}

function actionOf(screen: Screen | undefined, which: number): JourneyEvent {
  const actions = screen?.actions ?? [];
  const action = actions[which % (actions.length || 1)]?.name ?? 'none';
  const values = {
    f0: `plain-${which % 3}`,
    f1: `long-secret-${which}`,
    f2: 'two',
    f3: `once-secret-${which}`,
  };
  return { kind: 'action', at: screen?.at ?? '', action, values };
}

function begin(library: Library): Move {
  return start(library, { runId: 'run', journey: 'trial', input: {}, context });
}

/** Plays chances on a journey; shows each move to the test together with what made it. */
function play(
  library: Library,
  all: readonly Chance[],
  see: (before: JourneyState, event: JourneyEvent, move: Move) => void,
) {
  let { state } = begin(library);
  for (const chance of all) {
    if (chance.what === 'reload') {
      state = restore(library, JSON.parse(JSON.stringify(save(library, state))) as SavedState, {
        context,
      }).state; // just saved
      continue;
    }
    const event = eventOf(library, state, chance);
    const move = step(library, state, event);
    see(state, event, move);
    state = move.state;
  }
  return state;
}

function expectWhole(library: Library, state: JourneyState): void {
  if (state.ended !== undefined) {
    expect(state.frames).toEqual([]);
    return;
  }
  const top = state.frames.at(-1);
  const screen = screenOf(library, state);
  if (top?.pending !== undefined) expect(top.pending.kept).toBe(false);
  else expect(screen?.at).toBe(`${top?.frameId}/${top?.step}`);
  // Anyone who waits below waits for the journey above it.
  for (const frame of state.frames.slice(0, -1)) {
    const kind = library.journeys.get(frame.journey)?.steps.get(frame.step)?.kind;
    expect(frame.pending === undefined ? kind : frame.pending.kept).toBe(
      frame.pending === undefined ? 'journey' : true,
    );
  }
}

const sound = { numRuns: 400 };

it('never throws and never loses the run, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(libraries, chances, (library, all) => {
      expectWhole(library, begin(library).state);
      play(library, all, (before, _event, move) => {
        expectWhole(library, move.state);
        if (move.refusal !== undefined) expect([move.state, move.effects]).toEqual([before, []]);
      });
    }),
    sound,
  );
});

it('replays to the same move from the same state and event, and leaves the state it began from alone', () => {
  fc.assert(
    fc.property(libraries, chances, (library, all) => {
      play(library, all, (before, event, move) => {
        const kept = JSON.parse(JSON.stringify(before)) as JourneyState; // a state is plain JSON
        expect(before).toEqual(kept);
        expect(step(library, kept, event)).toEqual(move);
      });
    }),
    sound,
  );
});

it('gives every effect of a run an id of its own', () => {
  fc.assert(
    fc.property(libraries, chances, (library, all) => {
      const ids = begin(library).effects.map(({ id }) => id);
      play(
        library,
        all.filter(({ what }) => what !== 'reload'),
        (_before, _event, move) => {
          ids.push(...move.effects.map(({ id }) => id));
        },
      );
      expect(new Set(ids).size).toBe(ids.length);
    }),
    sound,
  );
});

/** Where a run has left its screen, what the way has set since is taken back. */
function expectPlainKept(was: Frame | undefined, kept: Frame | undefined): void {
  if (was === undefined || kept === undefined || was.pending !== undefined) return;
  if (was.step !== was.history.at(-1) || JSON.stringify(kept.history) !== JSON.stringify(was.history)) return;
  const { d0, d2 } = was.data;
  expect({ d0: kept.data['d0'], d2: kept.data['d2'] }).toEqual({ d0, d2 });
}

it('can be saved and taken up again at every point, without anything sensitive', () => {
  fc.assert(
    fc.property(libraries, chances, (library, all) => {
      play(library, all, (_before, _event, { state }) => {
        const text = JSON.stringify(save(library, state));
        const { state: again } = restore(library, JSON.parse(text) as SavedState, { context }); // just saved

        expect(text).not.toContain('secret');
        expect(JSON.stringify(again)).not.toContain('-secret-');
        if (again.frames.at(-1)?.pending === undefined) expectWhole(library, again);
        expectPlainKept(state.frames[0], again.frames[0]);
      });
    }),
    sound,
  );
});

it('holds nothing that was kept for one call after that call has settled, and no token ever', () => {
  fc.assert(
    fc.property(libraries, chances, (library, all) => {
      play(library, all, (before, event, { state, refusal }) => {
        expect(JSON.stringify(state)).not.toContain('token-1');
        if (event.kind !== 'reply' || refusal !== undefined) return;
        const settled = before.frames.at(-1);
        const frame = state.frames.find(({ frameId }) => frameId === settled?.frameId);
        if (frame === undefined) return;
        expect(JSON.stringify(frame.data)).not.toContain('once-secret');
        // Only a call that waits for strong authentication, or has been sent again, still has its request.
        const sameRequest = frame.pending?.request.body === settled?.pending?.request.body;
        if (frame.pending?.kept !== true && !sameRequest)
          expect(JSON.stringify(frame.pending ?? {})).not.toContain('once-secret');
      });
    }),
    sound,
  );
});

it('always finds what a wizard wrote earlier, wherever Back, refusals and reloads lead', () => {
  fc.assert(
    fc.property(wizards, chances, (library, all) => {
      play(library, all, (_before, _event, move) => {
        expectWhole(library, move.state);
        screenOf(library, move.state);
        restore(library, JSON.parse(JSON.stringify(save(library, move.state))) as SavedState, { context }); // just saved
      });
    }),
    { numRuns: 600 },
  );
});
