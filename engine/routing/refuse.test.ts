import type { ErrorRoute, JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import { trial, refused, popup, show, shown } from './refusal.fixture.ts';

describe('a refusal is looked up', () => {
  it('in the step before the journey, and there before the catalogue', () => {
    const inJourney = { errors: { LOCKED: show('journey') } };

    expect(shown(refused(trial({ LOCKED: show('step') }, inJourney), 422, { code: 'LOCKED' }))).toBe('step');
    expect(shown(refused(trial({}, inJourney), 422, { code: 'LOCKED' }))).toBe('journey');
    expect(popup(refused(trial({}), 422, { code: 'LOCKED' }))?.message.key).toBe('popup.locked');
  });

  it('by its code before the rest, table by table', () => {
    const run = refused(trial({ '*': show('rest'), X: show('code') }, { errors: { Y: show('journey') } }));

    expect(shown(run)).toBe('code');
    expect(shown(refused(trial({ '*': show('rest') }, { errors: { X: show('journey') } })))).toBe('rest');
  });

  it('by the type that the reply bears when no table knows its code [ERR-27]', () => {
    const run = refused(trial({}), 422, { code: 'NEW', type: 'SHOW' });

    expect(run.only('message')[0]?.message).toEqual({
      text: { namespace: 'errors', key: 'popup.default', values: {} },
      status: 'critical',
    });
  });

  it('by its name only: a code called like a property of every object is no route', () => {
    expect(popup(refused(trial({}), 422, { code: 'constructor' }))).toMatchObject({ kind: 'UNAVAILABLE' });
  });

  it('last of all in the default popup, for no answer and for a plain error [ERR-08]', () => {
    const unheard = tryOut(trial({ '*': show('rest') }));
    unheard.act('submit', { phone: '3331234567' });
    unheard.act('submit', { otp: '123456' });

    unheard.hear({ kind: 'unreachable' });

    const standard = {
      kind: 'UNAVAILABLE',
      reason: 'CUSTOM',
      title: { namespace: 'errors', key: 'popup.title', values: {} },
      subtitle: { namespace: 'errors', key: 'popup.subtitle', values: {} },
      message: { namespace: 'errors', key: 'popup.default', values: {} },
    };
    expect(popup(unheard)).toEqual({ ...standard, code: 'unreachable' });
    expect(unheard.at()).toBe('trial/code');
    expect(popup(refused(trial({}), 500, 'oops'))).toEqual({ ...standard, code: 'HTTP_500' });
    const aside: ErrorRoute = { type: 'CUSTOM', to: 'aside', message: 'popup.default' };
    const led = refused(trial({ '*': aside }), 500, 'oops');
    expect(popup(led)).toEqual({ ...standard, code: 'HTTP_500' });
    expect(led.at()).toBe('trial/aside');
  });

  it('in words that may tell what the screen shows', () => {
    const trialled = trial({ X: { type: 'SHOW', to: 'aside' } });
    const aside = { ...trialled.steps['aside'], shows: { phone: { var: 'data.phone' } } };
    const run = refused({ ...trialled, steps: { ...trialled.steps, aside } as JourneyFile['steps'] });

    expect(run.only('message')[0]?.message.text).toEqual({
      namespace: 'trial',
      key: 'aside.errors.X',
      values: { phone: '3331234567' },
    });
  });

  it('under unreachable when the bank did not answer', () => {
    const run = tryOut(trial({ unreachable: { type: 'SHOW', message: 'offline' } }));
    run.act('submit', {});
    run.act('submit', {});

    run.hear({ kind: 'unreachable' });

    expect(shown(run)).toBe('offline');
  });
});

describe('a refusal in a journey above another', () => {
  const inner = journey(
    {
      ask: {
        kind: 'call',
        operation: 'send',
        ok: { to: 'over' },
        errors: { F: { type: 'FORM-PREVIOUS', form: 'number' } },
      },
      over: end('completed'),
    },
    { id: 'inner' },
  );
  const outer = journey(
    {
      number: {
        kind: 'form',
        form: 'number',
        saves: { 'data.phone': '/phone' },
        actions: { submit: { to: 'run' } },
      },
      run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'done' } } },
      done: end('completed'),
    },
    { data: { phone: { type: 'text' } } },
  );

  it('closes it when it has shown no screen, and the caller’s screen stands', () => {
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { phone: '3331234567' });

    run.reply(500);

    expect(run.at()).toBe('trial/number');
    expect(run.state().frames).toHaveLength(1);
    expect(popup(run)).toMatchObject({ kind: 'UNAVAILABLE' });
  });

  it('finds the form named in the caller [ERR-13]', () => {
    const run = tryOut(libraryOf([outer, inner]), { journey: 'trial' });
    run.act('submit', { phone: '3331234567' });

    run.reply(422, { code: 'F' });

    expect(run.screen().form).toMatchObject({
      name: 'number',
      values: {},
      state: { invalid: true, captcha: 18 },
    });
  });

  it('fails the run when no screen was ever shown', () => {
    const run = tryOut(inner);

    run.reply(500);

    expect(run.state().ended?.outcome).toBe('failed');
  });
});

describe('the bank that no longer knows the holder', () => {
  it('is informed of once and ends the run, whatever the routes say', () => {
    const run = refused(trial({ '*': { type: 'SHOW' } }), 401, { code: 'UNAUTHORISED' });

    expect(run.only('signed-out')).toHaveLength(1);
    expect(run.only('message')).toEqual([]);
    expect(run.state()).toMatchObject({ frames: [], ended: { outcome: 'signed-out' } });
  });
});
