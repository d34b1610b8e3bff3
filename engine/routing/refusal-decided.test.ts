import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { tryOut, type TryOut } from '../fixtures/try-out.ts';
import { refused, shown, trial } from './refusal.fixture.ts';

const data: NonNullable<JourneyFile['data']> = {
  phone: { type: 'text' },
  otp: { type: 'text' },
  wait: { type: 'number', initial: 0 },
  tries: { type: 'text', initial: '' },
};

const isMine = { '===': [{ var: ['data.phone', ''] }, '1'] };
const isOver = { '===': [{ var: 'data.tries' }, '+'] };
const counted = { 'data.tries': { cat: [{ var: 'data.tries' }, '+'] } };
const told = { message: 'popup.locked' } as const;
const cases = [
  { when: isOver, to: 'aside' },
  { when: isMine, to: 'number', sets: counted },
  { to: 'code', sets: counted },
];

const limits = { often: { max: 4, to: 'done' } };

const types = ['SHOW', 'CUSTOM', 'FORM', 'PROCESS'] as const;

/** A refusal that decides by itself, and the same by hand: a branch stands where it leads. */
function bothWays(type: (typeof types)[number]): [JourneyFile, JourneyFile] {
  const words = type === 'PROCESS' ? {} : told;
  // The form in sight is that of the step to go to; of a branch it is not known.
  const route = { type, counts: 'often', ...words } satisfies ErrorRoute;
  const byHand = trial({ X: { ...route, to: 'which' } }, { data, limits });
  byHand.steps['which'] = { kind: 'branch', cases };
  return [trial({ X: { ...route, cases } }, { data, limits }), byHand];
}

const happening = fc.oneof(
  fc.constant({ act: 'submit', value: '2' } as const),
  fc.record({ act: fc.constant('submit' as const), value: fc.constantFrom('1', '2') }),
  fc.constantFrom('X', 'X', 'back', 'reload', 'silence'),
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function happens(run: TryOut, what: Happening): void {
  const isCalling = run.state().frames.at(-1)?.pending !== undefined;
  if (typeof what === 'object') {
    if (run.at() !== undefined) run.act(what.act, { phone: what.value, otp: what.value });
  } else if (what === 'back') run.back();
  else if (what === 'reload') run.reload();
  else if (!isCalling) return;
  else if (what === 'silence') run.hear({ kind: 'unreachable' });
  else run.reply(422, { code: what });
}

function seenOf(run: TryOut) {
  const { ended, frames } = run.state();
  const frame = frames.at(-1);
  const { data: known, history, counted: refusals } = { ...frame };
  return { at: run.at(), ended, known, history, refusals, effects: run.effects() };
}

it('makes a run go by what a refusal decides as by a branch where it leads, whatever happens [LANG-15]', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom('SHOW' as const, 'CUSTOM' as const, 'PROCESS' as const),
      fc.array(happening, { maxLength: 30 }),
      (type, all) => {
        const [one, other] = bothWays(type).map((file) => tryOut(file)) as [TryOut, TryOut]; // two were made
        for (const what of all) {
          if (one.state().ended) break;
          happens(one, what);
          happens(other, what);
          expect(seenOf(one)).toEqual(seenOf(other));
          passed.add(`${one.at()} ${String(one.state().frames[0]?.data['tries'])}`);
          passed.add(one.state().ended?.outcome ?? '');
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect([...passed]).toEqual(
    expect.arrayContaining(['trial/code +', 'trial/number +', 'trial/aside +', 'completed']),
  );
});

describe('a refusal that decides', () => {
  const byResult: ErrorRoute = {
    type: 'SHOW',
    cases: [
      {
        when: { '>': [{ var: ['result.retryAfter', 0] }, 60] },
        to: 'aside',
        sets: { 'data.wait': { var: ['result.retryAfter', 0] } },
      },
      { to: 'code' },
    ],
  };

  const waiting = (retryAfter: number): TryOut => {
    const run = tryOut(trial({ X: byResult }, { data }));
    run.act('submit', { phone: '1' });
    run.act('submit', { otp: '1' });
    run.hear({ kind: 'reply', status: 429, body: { code: 'X' }, retryAfter });
    return run;
  };

  it('knows what the bank has said with it, and writes it [LANG-15]', () => {
    const [long, short] = [waiting(90), waiting(30)];

    expect(long.at()).toBe('trial/aside');
    expect(long.frame().data['wait']).toBe(90);
    expect(short.at()).toBe('trial/code');
  });

  it('has its words at the step to which it leads', () => {
    const run = waiting(90);

    expect(shown(run)).toBe('aside.errors.X');
  });

  it('empties the form of the screen to which it leads', () => {
    const [form] = bothWays('FORM');
    const run = refused(form);

    expect(run.at()).toBe('trial/code');
    expect(run.screen().form?.state.invalid).toBe(true);
    expect(run.frame().data).not.toHaveProperty('otp');
    expect(run.frame().data['tries']).toBe('+');
  });

  it('goes on by its last way when the bank says nothing', () => {
    const run = tryOut(trial({ unreachable: byResult }, { data }));
    run.act('submit', { phone: '1' });
    run.act('submit', { otp: '1' });

    run.hear({ kind: 'unreachable' });

    expect(run.at()).toBe('trial/code');
  });

  it('writes nothing where the limit is reached that it counts towards', () => {
    const writing: ErrorRoute = { type: 'SHOW', to: 'code', sets: counted, counts: 'often' };
    const run = refused(trial({ X: writing }, { data, limits: { often: { max: 1, to: 'aside' } } }));

    expect(run.at()).toBe('trial/aside');
    expect(run.frame().data['tries']).toBe('');
  });

  it('is refused where it relies on what a refusal may leave out', () => {
    const relying: ErrorRoute = {
      type: 'SHOW',
      to: 'code',
      sets: { 'data.wait': { var: 'result.retryAfter' } },
    };

    expect(() => tryOut(trial({ X: relying }, { data }))).toThrow(/GUARD_VARIABLE_MISSING.*retryAfter/);
  });
});
