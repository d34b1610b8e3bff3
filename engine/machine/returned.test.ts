import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

const asking = journey({
  ask: { kind: 'form', actions: { again: { to: 'read' }, look: { to: 'run' }, submit: { to: 'next' } } },
  read: { kind: 'call', operation: 'read', ok: { to: 'ask' } },
  run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'ask' } } },
  next: { kind: 'form', actions: { submit: { to: 'ask' } } },
});

const inner = journey(
  { look: { kind: 'form', actions: { submit: { to: 'over' } } }, over: end('completed') },
  { id: 'inner' },
);

const open = () => tryOut(libraryOf([asking, inner]), { journey: 'trial' });

describe('a screen that comes again', () => {
  it('is not announced as new when it was in sight all the time, and keeps the focus [LANG-14]', () => {
    const run = open();
    expect(run.only('record')).toMatchObject([{ name: 'shown' }]);
    run.act('again');

    run.reply(200);

    expect(run.at()).toBe('trial/ask');
    expect(run.only('record')).toMatchObject([{ name: 'returned', step: 'ask' }]);
    expect([...run.only('announce'), ...run.only('focus')]).toEqual([]);
  });

  it.each([
    ['another journey has shown something', ['look', 'submit']],
    ['another screen was shown', ['submit', 'submit']],
  ])('is announced when %s meanwhile [LANG-14]', (_what, actions) => {
    const run = open();

    for (const action of actions) run.act(action);

    expect(run.at()).toBe('trial/ask');
    expect(run.only('announce')).toHaveLength(1);
    expect(run.only('focus')).toMatchObject([{ target: { kind: 'heading' } }]);
  });

  it('is announced when the page was loaded anew [LANG-14]', () => {
    const run = open();

    run.reload();

    expect(run.only('announce')).toHaveLength(1);
  });
});
