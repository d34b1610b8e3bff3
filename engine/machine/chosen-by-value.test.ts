import { describe, expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { expandWays } from '../definition/expand-ways.ts';
import { fingerprintOf } from '../definition/fingerprint.ts';
import { end, forms, journey, tryOut } from '../fixtures/try-out.ts';

const sets = { 'data.state': { var: 'result.state' } };
const state = { var: 'result.state' };
const kept = { var: 'data.state' };

/** The same ways twice: chosen by a value, and with guards. */
const byValue = (by: object, way = {}) => ({ ...way, by, at: { SENT: 'sent', DONE: 'done' }, to: 'new' });
const byGuards = (by: object, way = {}) => [
  { ...way, when: { '===': [by, 'SENT'] }, to: 'sent' },
  { ...way, when: { '===': [by, 'DONE'] }, to: 'done' },
  { ...way, to: 'new' },
];

const withWays = (ways: (by: object, way?: object) => unknown): JourneyFile =>
  journey(
    {
      ask: { kind: 'call', operation: 'read', ok: ways(state, { sets }) } as Step, // as a file may have it
      new: {
        kind: 'form',
        actions: { submit: { cases: ways(kept) }, look: { to: 'where' } },
      } as unknown as Step,
      sent: {
        kind: 'form',
        actions: { submit: { to: 'run' } },
        runs: { operation: 'read', ok: ways(state) },
        after: { seconds: 60, cases: ways(kept) },
      } as unknown as Step,
      where: { kind: 'branch', cases: ways(kept) } as Step,
      run: { kind: 'journey', journey: 'inner', exits: { completed: ways(state) } } as Step,
      prove: {
        kind: 'call',
        operation: 'change',
        stepUp: { exits: { verified: 'retry', blocked: ways(kept), closed: { to: 'new' } } },
        ok: { to: 'done' },
      } as Step,
      done: end('completed'),
    },
    { data: { state: { type: 'text', initial: '' } } },
  );

const chosen = withWays(byValue);

describe('an edge whose step is chosen by a value', () => {
  it('is several with guards wherever several ways may stand, and the same journey for a kept run [LANG-18]', () => {
    expect(expandWays(chosen)).toEqual(expandWays(withWays(byGuards)));
    expect(fingerprintOf(chosen, forms)).toBe(fingerprintOf(withWays(byGuards), forms));
  });

  it.each([
    ['SENT', 'trial/sent'],
    ['OTHER', 'trial/new'],
    [1, 'trial/new'],
    [['SENT'], 'trial/new'],
    ['constructor', 'trial/new'],
  ])('leads by %j to %s, and writes what it writes on each way [LANG-18]', (value, at) => {
    const { prove: _prove, run: _run, ...steps } = chosen.steps;
    const leads = { ...steps, sent: { kind: 'form', actions: { submit: { to: 'done' } } } } satisfies object;
    const run = tryOut({ ...chosen, steps: leads as JourneyFile['steps'] });

    run.reply(200, { state: value });

    expect(run.at()).toBe(at);
    expect(run.frame().data['state']).toEqual(value);
  });
});
