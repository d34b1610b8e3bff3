import { createFakePorts } from '../../tests/support/fake-ports.ts';
import { context, journey, libraryOf } from '../fixtures/try-out.ts';
import type { SavedState } from '../machine/saved.ts';
import type { StorePort } from '../ports.ts';
import { createSession, type JourneySession } from './session.ts';

/** Asks for a code, and may read, wait or leave. */
export const trial = journey(
  {
    ask: {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: {
        submit: { to: 'verify' },
        look: { to: 'read' },
        wait: { to: 'timed' },
        close: { to: 'over' },
      },
    },
    verify: { kind: 'call', operation: 'verify', body: { otp: { var: 'data.otp' } }, ok: { to: 'over' } },
    read: { kind: 'call', operation: 'read', ok: { to: 'over' }, errors: { X: { type: 'SHOW' } } },
    timed: { kind: 'form', after: { seconds: 30, to: 'over' }, actions: { submit: { to: 'ask' } } },
    over: { kind: 'end', outcome: 'completed', refresh: ['card', 'profile'], goTo: '/home' },
  },
  { data: { otp: { type: 'text', sensitive: true, keep: 'next-call' } } },
);

/** Opens a session over ports that a test moves. */
export function open(file = trial, saved?: SavedState, store?: StorePort) {
  const fake = createFakePorts();
  const session: JourneySession = createSession({
    library: libraryOf([file]),
    ports: { ...fake.ports, ...(store && { store }) },
    runId: 'run',
    journey: file.id,
    input: {},
    context,
    ...(saved && { saved }),
  });
  return { ...fake, session };
}
