import { describe, expect, it } from 'vitest';
import { end, journey, tryOut } from '../fixtures/try-out.ts';

const asked = (action: object) =>
  tryOut(
    journey(
      {
        ask: {
          kind: 'form',
          form: 'code',
          saves: { 'data.word': '/otp' },
          actions: {
            submit: { to: 'next', ...action },
            other: { to: 'next' },
            answer: { to: 'next', submits: true },
          },
        },
        next: { kind: 'form', actions: { submit: { to: 'over' } } },
        over: end('completed'),
      },
      { data: { word: { type: 'text' } } },
    ),
  );

describe('what the holder has typed', () => {
  it.each([
    ['submit', {}],
    ['answer', {}],
  ])('is saved by an action that answers: %s', (action, rest) => {
    const run = asked(rest);
    run.act(action, { otp: 'typed' });

    expect(run.frame().data).toEqual({ word: 'typed' });
  });

  it.each([
    ['other', {}],
    ['submit', { submits: false }],
  ])('is gone with an action that does not answer: %s', (action, rest) => {
    const run = asked(rest);
    run.act(action, { otp: 'typed' });

    expect(run.at()).toBe('trial/next');
    expect(run.frame().data).toEqual({});
    run.back();
    expect(run.screen().form?.values).toEqual({});
  });
});
