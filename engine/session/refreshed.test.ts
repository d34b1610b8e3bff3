import { expect, it } from 'vitest';
import { createFakePorts } from '../../tests/support/fake-ports.ts';
import { context, end, journey, libraryOf } from '../fixtures/try-out.ts';
import type { Context } from '../ports.ts';
import { createSession } from './session.ts';

const inner = journey({ over: { kind: 'end', outcome: 'completed', refresh: ['card'] } }, { id: 'inner' });
const outer = journey({
  run: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'which' } } },
  which: { kind: 'branch', cases: [{ when: { var: 'session.limited' }, to: 'limited' }, { to: 'free' }] },
  limited: { kind: 'form', actions: { submit: { to: 'done' } } },
  free: { kind: 'form', actions: { submit: { to: 'done' } } },
  done: end('completed'),
});

const limited: Context = { ...context, session: { ...context.session, limited: true } };

function open(reading: Promise<Context | undefined>) {
  const fake = createFakePorts();
  const session = createSession({
    library: libraryOf([outer, inner]),
    ports: { ...fake.ports, refresh: { refresh: () => reading } },
    runId: 'run',
    journey: 'trial',
    input: {},
    context,
  });
  return { ...fake, session };
}

it('goes on by what the port has read, when it has [LANG-08]', async () => {
  const { promise, resolve } = Promise.withResolvers<Context | undefined>();
  const { session, pass } = open(promise);
  expect(session.screen()).toBeUndefined();

  resolve(limited);
  await pass(0);

  expect(session.screen()?.step).toBe('limited');
});

it.each([
  ['has read nothing', () => Promise.resolve(undefined)],
  ['breaks', () => Promise.reject(new Error('offline'))],
])(
  'ends as failed when the port %s and there is no screen to go back to [LANG-08]',
  async (_what, reading) => {
    const { session, log } = open(reading());

    const { outcome } = await session.finished;

    expect(outcome).toBe('failed');
    expect(log.popups).toHaveLength(1);
  },
);
