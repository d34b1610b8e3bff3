import { describe, expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { context, end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import type { Context } from '../ports.ts';

const isOn = { '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] };

const inner = (popup?: string) =>
  journey(
    {
      sure: { kind: 'form', actions: { submit: { to: 'over' } } },
      over: { kind: 'end', outcome: 'completed', refresh: ['card'], ...(popup !== undefined && { popup }) },
    },
    { id: 'inner' },
  );

const outer = (rest: Partial<JourneyFile> = {}) =>
  journey(
    {
      begin: { kind: 'form', actions: { submit: { to: 'run' } } },
      run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'which' } } },
      which: { kind: 'branch', cases: [{ when: isOn, to: 'on' }, { to: 'off' }] },
      on: { kind: 'form', actions: { submit: { to: 'done' } } },
      off: { kind: 'form', actions: { submit: { to: 'done' } } },
      failed: { kind: 'form', actions: { submit: { to: 'done' } } },
      done: end('completed'),
    },
    rest,
  );

const nowOff = {
  ...context,
  card: { ...context.card, profiling: { KEY_6: { state: 'DISATTIVO' } } },
} as unknown as Context; // only what the guard reads

function begun(rest: Partial<JourneyFile> = {}, popup?: string) {
  const run = tryOut(libraryOf([outer(rest), inner(popup)]), { journey: 'trial' });
  run.act('submit');
  run.act('submit');
  const [asked] = run.only('refresh');
  const refreshed = (known?: Context, refreshId = asked?.id ?? '') =>
    run.send({ kind: 'refreshed', refreshId, context: known });
  return { ...run, refreshed };
}

describe('a branch that decides by what is being read again', () => {
  it('waits for it, with the last screen busy, and decides by what has come [LANG-08]', () => {
    const run = begun();
    expect(run.screen()).toMatchObject({ step: 'begin', busy: true, canGoBack: false });
    expect(run.act('submit')).toBe('BUSY');

    run.refreshed(nowOff);

    expect(run.at()).toBe('trial/off');
    expect(run.screen().busy).toBe(false);
  });

  it('goes on like a call that failed when it could not be read: to the last screen with a popup, or by its route [LANG-08]', () => {
    const [plain, routed] = [
      begun(),
      begun({ errors: { unreachable: { type: 'SHOW', to: 'failed', message: 'popup.default' } } }),
    ];

    plain.refreshed();
    routed.refreshed();

    expect(plain.at()).toBe('trial/begin');
    expect(plain.only('error-popup')).toMatchObject([{ popup: { code: 'unreachable' } }]);
    expect(routed.at()).toBe('trial/failed');
  });

  it('decides at once when all was read while the popup was still there [LANG-08]', () => {
    const run = begun({}, 'OVER');
    run.refreshed(nowOff);

    run.act('close');

    expect(run.at()).toBe('trial/off');
  });

  it('does not go on by what is no longer so when the reading has failed before [LANG-08]', () => {
    const run = begun({}, 'OVER');
    run.refreshed();
    expect(run.only('error-popup')).toEqual([]);

    run.act('close');

    expect(run.at()).toBe('trial/begin');
    expect(run.only('error-popup')).toHaveLength(1);
  });

  it('is not led on by what was not asked for, nor twice [LANG-08]', () => {
    const run = begun();

    expect(run.refreshed(nowOff, 'run.0')).toBe('REFRESH_UNEXPECTED');
    run.refreshed(nowOff);

    expect(run.refreshed(context)).toBe('REFRESH_UNEXPECTED');
    expect(run.at()).toBe('trial/off');
  });

  it('is stood at again after a reload, which reads all there is [LANG-08]', () => {
    const run = begun();

    run.reload();

    expect(run.at()).toBe('trial/on');
  });
});

it('waits for nothing where a screen comes next, or nothing is asked of the card [LANG-08]', () => {
  const which: JourneyFile['steps'][string] = {
    kind: 'branch',
    cases: [{ when: { '===': [{ var: ['data.way', ''] }, 'x'] }, to: 'on' }, { to: 'off' }],
  };
  const plain = outer({ data: { way: { type: 'text' } } });
  const run = tryOut(libraryOf([{ ...plain, steps: { ...plain.steps, which } }, inner()]), {
    journey: 'trial',
  });
  run.act('submit');

  run.act('submit');

  expect(run.at()).toBe('trial/off');
});

it('waits for nothing once the run is over, whatever its end has read again [LANG-08]', () => {
  const run = tryOut(inner());
  run.act('submit');

  expect(run.only('refresh')).toHaveLength(1);
  expect(run.state()).toMatchObject({ ended: { outcome: 'completed' }, frames: [] });
  expect(run.state().refreshing).toBeUndefined();
});
