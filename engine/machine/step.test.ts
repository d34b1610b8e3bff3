import { describe, expect, it } from 'vitest';
import type { Context } from '../ports.ts';
import { context, end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import { start } from './start.ts';
import { step } from './step.ts';

const asking = journey(
  {
    number: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone' },
      actions: {
        submit: { to: 'send' },
        skip: { to: 'done', when: { '===': [{ var: 'card.profiling.KEY_6.state' }, 'DISATTIVO'] } },
        note: { to: 'done', sets: { 'data.note': { cat: ['noted ', { var: 'session.userId' }] } } },
      },
    },
    send: { kind: 'call', operation: 'send', body: { phone: { var: 'data.phone' } }, ok: { to: 'done' } },
    done: { kind: 'end', outcome: 'completed', output: { note: { var: ['data.note', 'none'] } } },
  },
  { data: { phone: { type: 'text' }, note: { type: 'text' } } },
);

describe('starting', () => {
  it('goes through what shows nothing to the first screen', () => {
    const run = tryOut(
      journey({
        which: {
          kind: 'branch',
          cases: [{ when: { '===': [{ var: 'session.userId' }, 'nobody'] }, to: 'never' }, { to: 'shown' }],
        },
        never: end('wrong'),
        shown: { kind: 'form', actions: { submit: { to: 'never' } } },
      }),
    );

    expect(run.at()).toBe('trial/shown');
  });

  it('ends at once as not allowed when the journey’s guard does not hold', () => {
    const library = libraryOf([
      { ...asking, allow: { '===': [{ var: 'card.profiling.KEY_6.state' }, 'DISATTIVO'] } },
    ]);

    const move = start(library, { runId: 'run', journey: 'trial', input: {}, context });

    expect(move).toMatchObject({
      refusal: 'NOT_ALLOWED',
      effects: [],
      state: { ended: { outcome: 'not-allowed' } },
    });
  });

  it('throws for an unknown journey and for missing input', () => {
    const library = libraryOf([{ ...asking, input: { cardId: 'text' } }]);
    const begin = (id: string, input: Record<string, unknown>) => () =>
      start(library, { runId: 'run', journey: id, input, context });

    expect(begin('nowhere', {})).toThrow(expect.objectContaining({ code: 'JOURNEY_UNKNOWN' }));
    expect(begin('trial', {})).toThrow(
      expect.objectContaining({ code: 'INPUT_MISSING', details: { journey: 'trial', input: 'cardId' } }),
    );
  });

  it('throws when steps that show nothing lead to one another for ever', () => {
    const guard = { '===': [1, 1] };
    const library = libraryOf([
      journey({
        round: { kind: 'branch', cases: [{ when: guard, to: 'about' }, { to: 'done' }] },
        about: { kind: 'branch', cases: [{ when: guard, to: 'round' }, { to: 'done' }] },
        done: end('completed'),
      }),
    ]);

    expect(() => start(library, { runId: 'run', journey: 'trial', input: {}, context })).toThrow(
      expect.objectContaining({ code: 'JOURNEY_LOOPS' }),
    );
  });
});

const checks = (_journey: string, form: string) =>
  form === 'number'
    ? (values: Record<string, unknown>): Record<string, string> =>
        'phone' in values ? {} : { '/phone': 'required' }
    : undefined;

describe('an event', () => {
  it('on a screen writes the answer and sends the call', () => {
    const run = tryOut(asking);

    run.act('submit', { phone: '333' });

    expect(run.only('call')).toEqual([
      {
        id: run.pending().callId,
        kind: 'call',
        request: { operation: 'send', body: { phone: '333' } },
        repeatable: false,
      },
    ]);
  });

  it('while a call is under way changes nothing, and the screen stays, busy [LOAD-01] [LOAD-02]', () => {
    const run = tryOut(asking);
    run.act('submit', { phone: '333' });
    const before = run.state();

    const refusal = run.act('submit', { phone: '444' });

    expect(refusal).toBe('BUSY');
    expect(run.state()).toBe(before);
    expect(run.effects()).toEqual([]);
    expect(run.screen()).toMatchObject({ step: 'number', busy: true, busyAction: 'submit' });
    run.reply(500);
    expect(run.screen().busy).toBe(false);
    expect(run.screen().busyAction).toBeUndefined();
  });

  it('of a screen that is gone is refused', () => {
    const run = tryOut(asking);

    expect(run.send({ kind: 'action', at: 'run.9/number', action: 'submit' })).toBe('SCREEN_GONE');
    expect(run.send({ kind: 'back', at: 'elsewhere' })).toBe('SCREEN_GONE');
  });

  it('names an action that the screen has, and offers', () => {
    const run = tryOut(asking);

    expect(run.act('fly')).toBe('ACTION_UNKNOWN');
    expect(run.act('constructor')).toBe('ACTION_UNKNOWN');
    expect(run.act('skip')).toBe('ACTION_NOT_OFFERED');
    expect(run.screen().actions.map(({ name }) => name)).toEqual(['submit', 'note']);
  });

  it('that brings a new context is heard by the next guard', () => {
    const run = tryOut(asking);
    const changed = {
      ...context,
      card: { id: 'c1', profiling: { KEY_6: { state: 'DISATTIVO' } } },
    } as unknown as Context; // only what this journey reads

    run.send({ kind: 'context', context: changed });

    expect(run.screen().actions.map(({ name }) => name)).toEqual(['submit', 'skip', 'note']);
    expect(run.act('skip')).toBeUndefined();
  });

  it('carries what an edge sets into the outcome', () => {
    const run = tryOut(asking);

    run.act('note');

    expect(run.state().ended).toEqual({ outcome: 'completed', output: { note: 'noted u1' } });
    expect(run.act('note')).toBe('ENDED');
  });

  it('with an answer that the form’s check refuses changes nothing', () => {
    const run = tryOut(libraryOf([asking], { validators: checks }));

    expect(run.act('submit', {})).toBe('VALUES_INVALID');
    expect(run.act('note')).toBeUndefined();
  });

  it('with a reply that nobody waits for is dropped', () => {
    const run = tryOut(asking);
    const reply = { kind: 'reply', status: 200, body: {} } as const;
    expect(run.send({ kind: 'reply', callId: 'run.7', reply })).toBe('REPLY_UNEXPECTED');

    run.act('submit', { phone: '333' });

    expect(run.send({ kind: 'reply', callId: 'run.1', reply })).toBe('REPLY_UNEXPECTED');
  });

  it('gives the same ids and the same move every time', () => {
    const [one, other] = [tryOut(asking), tryOut(asking)];
    one.act('submit', { phone: '333' });
    other.act('submit', { phone: '333' });

    expect(one.state()).toEqual(other.state());
    expect(one.effects()).toEqual(other.effects());
  });
});

it('pure moves leave the state they began from as it was', () => {
  const library = libraryOf([asking]);
  const { state } = start(library, { runId: 'run', journey: 'trial', input: {}, context });
  const before = structuredClone(state);

  step(library, state, { kind: 'action', at: 'run.1/number', action: 'submit', values: { phone: '333' } });

  expect(state).toEqual(before);
});
