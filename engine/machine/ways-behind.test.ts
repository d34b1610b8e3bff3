import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { fingerprintOf } from '../definition/fingerprint.ts';
import { end, forms, journey, tryOut } from '../fixtures/try-out.ts';

const isAda = { '===': [{ var: ['data.who', ''] }, 'Ada'] };
const isBad = { '===': [{ var: ['data.who', ''] }, 'bad'] };
const isLate = { var: 'data.late' };
const counted = { 'data.count': { cat: [{ var: 'data.count' }, '+'] } };
const bySubmit = [{ when: isAda, to: 'look', sets: counted }, { when: isBad, to: 'who' }, { to: 'over' }];
const byTime = [{ when: isLate, to: 'closed' }, { to: 'who' }];
const late = { 'data.late': true };

/** Keys that a file has and types leave out: what is read of them is a step behind. */
const asWritten = (step: object) => step as Step;

const around = (who: Step, over: Step, rest: JourneyFile['steps']): JourneyFile =>
  journey(
    {
      who,
      look: { kind: 'call', operation: 'read', ok: { to: 'over' }, errors: { '*': { type: 'SHOW' } } },
      over,
      done: end('completed'),
      closed: end('cancelled'),
      ...rest,
    },
    {
      data: {
        who: { type: 'text' },
        count: { type: 'text', initial: '' },
        late: { type: 'boolean', initial: false },
      },
    },
  );

const asking = { kind: 'form', form: 'code', saves: { 'data.who': '/otp' } } as const;

const onWays = around(
  asWritten({
    ...asking,
    actions: { submit: { when: { '!': [isLate] }, cases: bySubmit }, on: { to: 'over' } },
    after: { seconds: 30, to: 'over', sets: late },
  }),
  asWritten({
    kind: 'form',
    actions: { again: { to: 'who' }, submit: { to: 'done' } },
    after: { seconds: 60, cases: byTime },
  }),
  {},
);

const inSteps = around(
  {
    ...asking,
    actions: { submit: { when: { '!': [isLate] }, to: 'which' }, on: { to: 'over' } },
    after: { seconds: 30, to: 'remember' },
  },
  {
    kind: 'form',
    actions: { again: { to: 'who' }, submit: { to: 'done' } },
    after: { seconds: 60, to: 'where' },
  },
  {
    which: { kind: 'branch', cases: bySubmit },
    remember: { kind: 'assign', to: 'over', sets: late },
    where: { kind: 'branch', cases: byTime },
  },
);

const happening = fc.oneof(
  fc.record({
    act: fc.constantFrom('submit', 'submit', 'on', 'again'),
    otp: fc.constantFrom('Ada', 'Eva', 'bad', undefined),
  }),
  fc.constantFrom('back', 'reload', 'time', 'ok', 'LOCKED'),
);

type Run = ReturnType<typeof tryOut>;
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function happens(run: Run, what: Happening): void {
  if (typeof what === 'object') {
    if (run.at() !== undefined) run.act(what.act, what.otp === undefined ? undefined : { otp: what.otp });
  } else if (what === 'back') run.back();
  else if (what === 'reload') run.reload();
  else if (what === 'time') run.expire();
  else if (run.state().frames.at(-1)?.pending !== undefined)
    run.reply(what === 'ok' ? 200 : 422, what === 'ok' ? {} : { code: 'LOCKED' });
}

function seenOf(run: Run) {
  const { ended, frames } = run.state();
  const frame = frames.at(-1);
  return { at: run.at(), ended, data: frame?.data, history: frame?.history, effects: run.effects() };
}

it('makes a run go by what an action or the time decides and writes as by a step behind it, whatever happens [LANG-15]', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (all) => {
      const [one, other] = [tryOut(onWays), tryOut(inSteps)];
      for (const what of all) {
        if (one.state().ended) break;
        happens(one, what);
        happens(other, what);
        expect(seenOf(one)).toEqual(seenOf(other));
        passed.add(`${one.at()} ${String(one.state().frames[0]?.data['late'])}`);
        passed.add(one.state().ended?.outcome ?? '');
      }
    }),
    { numRuns: 1000 },
  );
  expect([...passed]).toEqual(
    expect.arrayContaining([
      'trial/who true',
      'trial/over true',
      'trial/over false',
      'completed',
      'cancelled',
    ]),
  );
});

it('begins a kept run anew when what an action decides has changed', () => {
  const turned = JSON.parse(JSON.stringify(onWays).replace('"Ada"', '"Eva"')) as JourneyFile; // of the same shape

  expect(fingerprintOf(turned, {})).not.toBe(fingerprintOf(onWays, forms));
  expect(tryOut(onWays).frame().hash).toBe(fingerprintOf(onWays, forms));
});

it('waits with what an action decides by until that is read again', () => {
  const isPlain = { '===': [{ var: 'profile.userType' }, 'STANDARD'] };
  const screen = asWritten({
    kind: 'form',
    actions: { submit: { cases: [{ when: isPlain, to: 'plain' }, { to: 'other' }] } },
  });
  const show: Step = { kind: 'form', actions: { submit: { to: 'done' } } };
  const run = tryOut([
    journey(
      {
        above: { kind: 'journey', journey: 'inner', exits: { completed: { to: 'ask' } } },
        ask: screen,
        plain: show,
        other: show,
        done: end('completed'),
      },
      { id: 'outer' },
    ),
    journey({ last: { kind: 'end', outcome: 'completed', refresh: ['profile'] } }, { id: 'inner' }),
  ]);

  const [asked] = run.only('refresh');
  run.act('submit');
  expect(run.screen()).toMatchObject({ step: 'ask', busy: true });
  const { context } = run.state();
  const now = { ...context, profile: { ...context.profile, userType: 'ASB' as const } };
  run.send({ kind: 'refreshed', refreshId: asked?.id ?? '', context: now });

  expect(run.at()).toBe('outer/other');
});
