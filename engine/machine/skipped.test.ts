import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

const asking = journey(
  {
    ask: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone' },
      actions: {
        submit: { to: 'note' },
        skip: { to: 'note', sets: { 'data.skipped': true, 'data.secret': 'skipped-secret' } },
      },
    },
    note: {
      kind: 'call',
      operation: 'read',
      ok: { to: 'which', sets: { 'data.noted': { var: 'result.at' } } },
    },
    which: {
      kind: 'branch',
      cases: [{ when: { '===': [{ var: 'data.skipped' }, true] }, to: 'without' }, { to: 'with' }],
    },
    without: { kind: 'form', actions: { submit: { to: 'more' } } },
    with: { kind: 'form', actions: { submit: { to: 'more' } } },
    more: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'done' } } },
    done: end('completed'),
  },
  {
    data: {
      phone: { type: 'text' },
      skipped: { type: 'boolean', initial: false },
      noted: { type: 'text' },
      secret: { type: 'text', sensitive: true },
    },
  },
);

const inner = journey(
  { look: { kind: 'form', actions: { submit: { to: 'over' } } }, over: end('completed') },
  { id: 'inner' },
);

function skipping() {
  const run = tryOut(libraryOf([asking, inner]), { journey: 'trial' });
  run.act('skip');
  return run;
}

describe('a question that was skipped', () => {
  it('is answered when it is answered after Back [LANG-07]', () => {
    const run = skipping();
    run.reply(200, { at: 'noon' });
    expect(run.at()).toBe('trial/without');
    run.back();
    expect(run.frame().data).toEqual({ skipped: false });

    run.act('submit', { phone: '3331234567' });
    run.reply(200, { at: 'one' });

    expect(run.at()).toBe('trial/with');
  });

  it('is asked again after Back out of a journey that came later, with what was set there [LANG-07]', () => {
    const run = skipping();
    run.reply(200, { at: 'noon' });
    run.act('submit');
    expect(run.at()).toBe('inner/look');

    run.back();

    expect(run.at()).toBe('trial/without');
    expect(run.frame().data).toEqual({ skipped: true, noted: 'noon', secret: 'skipped-secret' });
  });

  it('is asked as before when the page is loaded anew on the way from it, and nothing sensitive is kept for that [LANG-07]', () => {
    const run = skipping();
    expect(JSON.stringify(run.saved())).not.toContain('secret');

    run.reload();

    expect(run.at()).toBe('trial/ask');
    expect(run.frame().data).toEqual({ skipped: false });
  });
});
