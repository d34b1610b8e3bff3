import type { FormStep, JourneyFile } from '#schemas';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

/** What runs behind the screen of a test. */
export type Runs = NonNullable<FormStep['runs']>;

const states: Runs['ok'] = [
  { when: { '===': [{ var: 'result.state' }, 'APPROVED'] }, to: 'approved' },
  { to: 'waiting', sets: { 'data.seen': { var: 'result.state' } } },
];

/** A screen that asks every two seconds, three times at most, whether something was approved. */
export const polling = (runs: Partial<Runs> = {}, rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey(
    {
      waiting: {
        kind: 'form',
        form: 'code',
        shows: { seen: { var: ['data.seen', 'NEW'] } },
        saves: { 'data.code': '/otp' },
        runs: { operation: 'read', every: { seconds: 2, most: 3 }, ok: states, ...runs },
        after: { seconds: 60, to: 'aside' },
        actions: { submit: { to: 'send' }, close: { to: 'cancelled' } },
      },
      send: { kind: 'call', operation: 'send', ok: { to: 'approved' } },
      approved: { kind: 'form', actions: { submit: { to: 'done' } } },
      aside: { kind: 'form', actions: { submit: { to: 'done' } } },
      done: end('completed'),
      cancelled: end('cancelled'),
    },
    { data: { seen: { type: 'text' }, code: { type: 'text' } }, ...rest },
  );

/** Starts a run, and drives what runs behind its screen. */
export function runBehind(file: JourneyFile, rest: Parameters<typeof libraryOf>[1] = {}) {
  const run = tryOut(libraryOf([file], rest));
  const asked = () => run.frame().background;
  const heard = (reply: { status: number; body?: unknown } | 'unreachable', callId = asked()?.callId ?? '') =>
    run.send({
      kind: 'reply',
      callId,
      reply: reply === 'unreachable' ? { kind: 'unreachable' } : { kind: 'reply', body: {}, ...reply },
    });
  return {
    ...run,
    asked,
    heard,
    answered: (body: unknown, callId?: string) => heard({ status: 200, body }, callId),
    /** Lets the time until the next asking pass. */
    next: () => run.send({ kind: 'timer', timerId: asked()?.timer ?? '' }),
    typed: (values: Record<string, unknown>) => run.send({ kind: 'typed', at: run.screen().at, values }),
    awake: () => run.send({ kind: 'awake' }),
  };
}
