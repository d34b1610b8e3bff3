import { expect, it } from 'vitest';
import { context, end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';
import { createFakePorts } from '../../tests/support/fake-ports.ts';
import { createSession } from '../session/session.ts';
import { engineOutcomes } from './state.ts';
import { restore } from './restore.ts';
import { start } from './start.ts';

const call = (operation: 'read' | 'change') =>
  journey({
    call: { kind: 'call', operation, commit: operation === 'change', ok: { to: 'done' } },
    done: end('completed'),
  });

const outcomeOf = (status: number): string | undefined => {
  const run = tryOut(call('read'));
  run.reply(status);
  return run.state().ended?.outcome;
};

function lost(): string | undefined {
  const run = tryOut(call('change'));
  run.hear({ kind: 'unreachable' });
  return run.state().ended?.outcome;
}

function closed(): string | undefined {
  const { ports } = createFakePorts();
  const library = libraryOf([call('read')]);
  const session = createSession({ library, ports, runId: 'run', journey: 'trial', input: {}, context });
  session.leave();
  return session.state().ended?.outcome;
}

it('names all ends that a run has by itself, and no other [LANG-17]', () => {
  const library = libraryOf([{ ...call('read'), allow: false }]);
  const begun = { runId: 'run', journey: 'trial', input: {}, context };
  const kept = { runId: 'run', issued: 1, frames: [] };

  expect([
    outcomeOf(500),
    outcomeOf(401),
    start(library, begun).state.ended?.outcome,
    restore(library, kept, { context }).state.ended?.outcome,
    lost(),
    closed(),
  ]).toEqual(engineOutcomes);
});
