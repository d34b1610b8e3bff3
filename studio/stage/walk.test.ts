import { compileLibrary } from '#engine';
import { operations, type JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { reportOf } from './report.ts';
import { createWalk } from './walk.ts';

const journey = (second = 'done'): JourneyFile => ({
  id: 'lock',
  version: '1.0.0',
  surface: 'dialog',
  start: 'ask',
  data: { note: { type: 'text' } },
  steps: {
    ask: { kind: 'form', actions: { submit: { to: 'lock' } } },
    lock: {
      kind: 'call',
      operation: 'lockCard',
      body: {},
      ok: { to: second },
      errors: { NOT_NOW: { type: 'FORM', message: 'not.now' } },
    },
    [second]: { kind: 'end', outcome: 'completed', popup: 'CARD_LOCK' },
  },
});

const library = (second?: string) =>
  compileLibrary({
    journeys: [journey(second)],
    forms: {},
    errors: { codes: {}, default: { type: 'CUSTOM' } },
    operations,
  });

// No guard of the journey reads it.
const context = { profile: {}, card: {}, session: {} } as never;

function walkOf() {
  const walk = createWalk(library());
  walk.begin({ journey: 'lock', input: {}, context });
  return walk;
}

function walkToEnd(status = 200, body = {}) {
  const walk = walkOf();
  walk.send({ kind: 'action', at: walk.screen()?.at ?? '', action: 'submit' }, { kind: 'back' });
  const callId = walk.state()?.frames[0]?.pending?.callId ?? '';
  walk.send({ kind: 'reply', callId, reply: { kind: 'reply', status, body } }, { kind: 'back' });
  return walk;
}

const toldOf = (code: string) =>
  reportOf(walkToEnd(422, { code }), 'lock', ({ key }) => key)
    ?.moments.at(-1)
    ?.told.filter(({ kind }) => kind === 'refused');

describe('a walk', () => {
  it('keeps every moment, and goes on from any that it is taken back to [STUDIO-07]', () => {
    const walk = walkToEnd();
    expect(walk.screen()?.step).toBe('done');
    expect(walk.moments()).toHaveLength(3);

    walk.rewind(0);

    expect(walk.screen()?.step).toBe('ask');
    expect(walk.moments()).toHaveLength(3);
    walk.send({ kind: 'action', at: walk.screen()?.at ?? '', action: 'submit' }, { kind: 'back' });
    expect(walk.moments()).toHaveLength(2);
  });

  it('says of a refusal that is routed what it does [LANG-16]', () => {
    expect(toldOf('NOT_NOW')).toEqual([
      { kind: 'refused', code: 'NOT_NOW', meaning: 'segna il modulo, lo svuota' },
    ]);
    expect(toldOf('OTHER')).toEqual([]);
  });

  it('stays where it is when the files change around it [STUDIO-05]', () => {
    const walk = walkOf();
    const before = walk.state();
    const run = walk.run();

    walk.renew(library());

    expect(walk.state()).toBe(before);
    expect(walk.run()).toBe(run);
  });

  it('goes back to the last moment that is still there when its step goes [STUDIO-05]', () => {
    const walk = walkToEnd();

    walk.renew(library('finished'));

    expect(walk.screen()?.step).toBe('ask');
    expect(walk.state()?.frames[0]?.pending?.step).toBe('lock');
  });

  it('refuses what the engine refuses, and keeps no moment of it [STUDIO-07]', () => {
    const walk = walkOf();

    expect(walk.send({ kind: 'timer', timerId: 'none' }, { kind: 'time' })).toBe('TIMER_UNEXPECTED');
    expect(walk.moments()).toHaveLength(1);
  });

  it('keeps the screen in sight where the next cannot be composed, and tells of its step [STUDIO-05]', () => {
    const unshown: string[] = [];
    const walk = createWalk(library(), (step) => unshown.push(step));
    walk.begin({ journey: 'lock', input: {}, context });
    const before = walk.screen();
    const { steps } = journey();
    const showing = compileLibrary({
      journeys: [
        {
          ...journey(),
          steps: {
            ...steps,
            ask: { kind: 'form', shows: { note: { var: 'data.note' } }, actions: { submit: { to: 'lock' } } },
          },
        },
      ],
      forms: {},
      errors: { codes: {}, default: { type: 'CUSTOM' } },
      operations,
    });

    walk.renew(showing);
    expect(unshown).toEqual(['ask']);
    expect(walk.screen()).toBe(before);
    walk.renew(library());
    expect(walk.screen()?.step).toBe('ask');
    expect(unshown).toHaveLength(1);
  });
});
