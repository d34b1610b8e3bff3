import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context, end, journey, libraryOf } from '../fixtures/try-out.ts';
import type { Effect } from './effect.ts';
import type { JourneyEvent } from './event.ts';
import type { Move } from './move.ts';
import { restore } from './restore.ts';
import { save } from './save.ts';
import type { SavedState } from './saved.ts';
import { screenOf } from './screen-of.ts';
import { start } from './start.ts';
import { step } from './step.ts';

const counted = { 'data.until': { fromNow: { var: 'result.seconds' } } };
const asideSeconds = 20;

/** A screen that is over at an instant that the bank has given in seconds, and another that is over some time after it came. */
const waiting = journey(
  {
    begin: { kind: 'form', actions: { submit: { to: 'ask' } } },
    ask: { kind: 'call', operation: 'send', ok: { to: 'waiting', sets: counted } },
    waiting: {
      kind: 'form',
      deadline: { at: { var: 'data.until' }, to: 'expired' },
      runs: { operation: 'read', every: { seconds: 5, most: 3 }, ok: { to: 'waiting', sets: counted } },
      actions: { submit: { to: 'aside' }, again: { to: 'ask' } },
    },
    aside: {
      kind: 'form',
      after: { seconds: asideSeconds, to: 'waiting' },
      actions: { submit: { to: 'waiting' } },
    },
    expired: { kind: 'form', actions: { submit: { to: 'ask' }, close: { to: 'done' } } },
    done: end('completed'),
  },
  { data: { until: { type: 'text' } } },
);

/** Drives a run by a clock of its own; `awake` says whether its timers go off while time passes. */
function runAt(file: typeof waiting, begun: number) {
  const library = libraryOf([file]);
  let now = begun;
  let move: Move = start(library, { runId: 'run', journey: file.id, input: {}, context, now });
  let timers = new Map<string, number>();
  const note = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.kind === 'timer') timers.set(effect.id, now + effect.seconds * 1000);
      if (effect.kind === 'cancel') timers.delete(effect.cancels);
    }
  };
  const take = (made: Move): void => {
    move = made;
    note(made.effects);
  };
  note(move.effects);
  const send = (event: JourneyEvent): void => take(step(library, move.state, { ...event, now }));
  const screen = () => screenOf(library, move.state);
  const frame = () => move.state.frames.at(-1);
  const at = (): string => screen()?.at ?? '';
  const reply = (callId = '', seconds = 0): void =>
    send({ kind: 'reply', callId, reply: { kind: 'reply', status: 200, body: { seconds } } });
  return {
    now: () => now,
    screen,
    frame,
    timers: () => timers,
    refusal: () => move.refusal,
    effects: () => move.effects,
    act: (action: string) => send({ kind: 'action', at: at(), action }),
    back: () => send({ kind: 'back', at: at() }),
    awake: () => send({ kind: 'awake' }),
    reply: (seconds: number) => reply(frame()?.pending?.callId, seconds),
    poll: (seconds: number) => reply(frame()?.background?.callId, seconds),
    sleep: (seconds: number) => {
      now += seconds * 1000;
    },
    pass: (seconds: number) => {
      const then = now + seconds * 1000;
      const next = () =>
        [...timers].filter(([, due]) => due <= then).toSorted(([, one], [, other]) => one - other)[0];
      for (let first = next(); first; first = next()) {
        now = Math.max(now, first[1]);
        timers.delete(first[0]);
        send({ kind: 'timer', timerId: first[0] });
      }
      now = then;
    },
    reload: () => {
      timers = new Map();
      const kept = JSON.parse(JSON.stringify(save(library, move.state))) as SavedState; // just saved
      take(restore(library, kept, { context, now }));
    },
  };
}

const instant = (epoch: number) => new Date(epoch).toISOString();
const noon = Date.parse('2026-11-19T12:00:00.000Z');

function waitingFor(seconds: number) {
  const run = runAt(waiting, noon);
  run.act('submit');
  run.reply(seconds);
  return run;
}

describe('a deadline', () => {
  it('is the instant that the bank has given, counted from its answer [LANG-12]', () => {
    const run = runAt(waiting, noon);
    run.act('submit');
    run.sleep(3);

    run.reply(60);

    expect(run.screen()?.body.values).toMatchObject({ remaining: instant(noon + 63_000) });
    expect(run.effects()).toContainEqual(expect.objectContaining({ kind: 'timer', seconds: 60 }));
  });

  it('has a reload go on with what is left, and one that comes too late with what follows [LANG-12]', () => {
    const run = waitingFor(60);
    run.sleep(20);
    run.reload();
    expect(run.effects()).toContainEqual(expect.objectContaining({ kind: 'timer', seconds: 40 }));

    run.sleep(50);
    run.reload();

    expect(run.screen()?.step).toBe('expired');
    expect(run.effects().filter(({ kind }) => kind === 'announce')).toMatchObject([
      { announcement: { text: { key: 'expired.title' } } },
    ]);
  });

  it('is right after sleep: what the holder does then comes too late [LANG-12]', () => {
    const run = waitingFor(60);
    run.sleep(3600);

    run.act('submit');

    expect(run.screen()?.step).toBe('expired');
    expect(run.refusal()).toBeUndefined();
  });

  it('is moved by an answer to what runs behind its screen, which stays as it is [LANG-12]', () => {
    const run = waitingFor(60);
    run.sleep(5);

    run.poll(90);

    expect(run.frame()?.due).toBe(noon + 95_000);
    expect(run.effects().filter(({ kind }) => kind === 'focus' || kind === 'announce')).toEqual([]);
  });

  it('is over for good by an answer to what runs behind its screen: Back does not bring its old time back [LANG-12]', () => {
    const run = waitingFor(60);
    run.poll(0);
    expect(run.screen()?.step).toBe('expired');

    run.back();

    expect(run.screen()?.step).toBe('expired');
  });

  it('is none where there is no instant [LANG-12]', () => {
    const file = journey(
      {
        one: {
          kind: 'form',
          deadline: { at: { var: ['data.until', ''] }, to: 'two' },
          actions: { submit: { to: 'two' } },
        },
        two: { kind: 'form', actions: { submit: { to: 'two' } } },
      },
      { data: { until: { type: 'text' } } },
    );

    const run = runAt(file, noon);

    expect(run.screen()?.step).toBe('one');
    expect(run.timers().size).toBe(0);
  });
});

it('has a screen whose time is counted from when it came go on after a reload with what is left [LANG-12]', () => {
  const run = waitingFor(600);
  run.act('submit');
  run.pass(15);

  run.reload();
  run.pass(asideSeconds - 16);
  expect(run.screen()?.step).toBe('aside');
  run.pass(1);

  expect(run.screen()?.step).toBe('waiting');
});

/** What docs/language.md says of the time of screens. */
type Model = { at: string; until: number; due: number | undefined; history: readonly string[] };

const begun: Model = { at: 'begin', until: Number.NaN, due: undefined, history: ['begin'] };

/** Comes to a screen; one that is over is passed by. */
function come(model: Model, at: string, now: number): Model {
  const shown = model.history.indexOf(at);
  const history = [...(shown < 0 ? model.history : model.history.slice(0, shown)), at];
  const due = at === 'waiting' ? model.until : at === 'aside' ? now + asideSeconds * 1000 : undefined;
  const there = { ...model, at, due, history };
  return isOver(there, now) ? come(there, 'expired', now) : there;
}

const isOver = ({ due }: Model, now: number): boolean => due !== undefined && due <= now;

const expire = (model: Model, now: number): Model =>
  come(model, model.at === 'aside' ? 'waiting' : 'expired', now);

const doing = fc.oneof(
  fc.record({ move: fc.constantFrom('submit', 'again', 'back', 'awake', 'reload'), seconds: fc.constant(0) }),
  fc.record({
    move: fc.constantFrom('pass', 'sleep', 'reply', 'poll'),
    seconds: fc.integer({ min: 0, max: 40 }),
  }),
);

type Doing = { move: string; seconds: number };

/** Says what a move makes of the model; `asks` says that an answer is awaited behind the screen. */
function after(model: Model, { move, seconds }: Doing, { now, asks }: { now: number; asks: boolean }): Model {
  const isBusy = model.at === 'busy';
  switch (move) {
    case 'pass':
      return passed(model, now, now + seconds * 1000);
    case 'sleep':
      return model;
    case 'reply':
      return isBusy ? come({ ...model, until: now + seconds * 1000 }, 'waiting', now) : model;
    case 'poll':
      return asks ? come({ ...model, until: now + seconds * 1000 }, 'waiting', now) : model;
    case 'reload':
      return reloaded(model, now);
    default:
      if (isBusy) return model;
      return isOver(model, now) ? expire(model, now) : done(model, move, now);
  }
}

/** Lets time pass with the timers going off. */
function passed(model: Model, now: number, until: number): Model {
  const { due } = model;
  if (due === undefined || due > until) return model;
  const then = Math.max(now, due);
  return passed(expire(model, then), then, until);
}

function reloaded(model: Model, now: number): Model {
  if (model.at !== 'aside') return come(model, model.history.at(-1) ?? '', now);
  return isOver(model, now) ? expire(model, now) : model;
}

function done(model: Model, move: string, now: number): Model {
  const { at, history } = model;
  if (move === 'back') return history.length > 1 ? come(model, history.at(-2) ?? '', now) : model;
  if (move === 'submit' && at === 'waiting') return come(model, 'aside', now);
  if (move === 'submit' && at === 'aside') return come(model, 'waiting', now);
  const isSent = move === 'submit' || (move === 'again' && at === 'waiting');
  return isSent ? { ...model, at: 'busy', due: undefined } : model;
}

function make(run: ReturnType<typeof runAt>, { move, seconds }: Doing): void {
  if (move === 'submit' || move === 'again') return run.act(move);
  if (move === 'reply' && run.frame()?.pending === undefined) return;
  if (move === 'poll' && run.frame()?.background?.callId === undefined) return;
  Reflect.get(run, move)(seconds);
}

it('has each screen end as the model says, whatever is done, answered, slept through or loaded anew in whatever order [LANG-12]', () => {
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 40 }), (moves) => {
      const run = runAt(waiting, noon);
      let model = begun;
      for (const move of moves) {
        const asks = run.frame()?.background?.callId !== undefined;
        model = after(model, move, { now: run.now(), asks });

        make(run, move);

        const { busy, step: at = '', body } = { ...run.screen() };
        const { due, timer } = { ...run.frame() };
        expect({ at: busy ? 'busy' : at, due }).toEqual({ at: model.at, due: model.due });
        // A timer goes off then, and no other of its screen's.
        if (due !== undefined) expect(run.timers().get(timer ?? '')).toBe(due);
        if (at === 'waiting') expect(body?.values['remaining']).toBe(instant(model.until));
      }
    }),
    { numRuns: 600 },
  );
});
