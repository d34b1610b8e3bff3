import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edge, GuardedEdge, JourneyFile, Step } from '#schemas';
import { end, journey, libraryOf, tryOut, type TryOut } from '../fixtures/try-out.ts';

type Ways = Edge | GuardedEdge[];

const isAda = { '===': [{ var: ['data.who', ''] }, 'Ada'] };
const counted = { 'data.count': { cat: [{ var: 'data.count' }, '+'] } };
const given = { 'data.told': { var: 'result.word' } };
const isLong = (path: string) => ({ '===': [{ var: [path, ''] }, 'Ada'] });

/** The journey that is run: it gives back what was typed. */
const inner = journey(
  {
    say: { kind: 'form', form: 'code', saves: { 'data.word': '/otp' }, actions: { submit: { to: 'end' } } },
    end: { kind: 'end', outcome: 'completed', output: { word: { var: ['data.word', ''] } } },
  },
  { id: 'inner', data: { word: { type: 'text' } } },
);

/** Strong authentication that only can be given up. */
const sca = journey(
  { ask: { kind: 'form', actions: { close: { to: 'out' } } }, out: end('closed') },
  {
    id: 'sca',
    input: Object.fromEntries(
      'phoneNumbers channel trxData mtTransactionId additionalInfo serviceId servicePayload'
        .split(' ')
        .map((name) => [name, 'object']),
    ),
  },
);

const around = (ways: { completed: Ways; closed: Ways }, rest: JourneyFile['steps'] = {}): JourneyFile =>
  journey(
    {
      who: {
        kind: 'form',
        form: 'code',
        saves: { 'data.who': '/otp' },
        actions: { submit: { to: 'run' }, change: { submits: true, to: 'change' } },
      },
      run: { kind: 'journey', journey: 'inner', exits: { completed: ways.completed } },
      change: {
        kind: 'call',
        operation: 'change',
        stepUp: { exits: { verified: 'retry', blocked: { to: 'done' }, closed: ways.closed } },
        ok: { to: 'done' },
      },
      over: { kind: 'form', actions: { again: { to: 'who' }, submit: { to: 'done' } } },
      done: end('completed'),
      ...rest,
    },
    {
      id: 'trial',
      data: {
        who: { type: 'text' },
        told: { type: 'text', initial: '' },
        count: { type: 'text', initial: '' },
      },
    },
  );

const afterClosed: GuardedEdge[] = [{ when: isAda, to: 'over', sets: counted }, { to: 'who' }];

const onWays = around({
  completed: [
    { when: isLong('result.word'), to: 'over', sets: { ...given, ...counted } },
    { when: isAda, to: 'who', sets: given },
    { to: 'done', sets: given },
  ],
  closed: afterClosed,
});

/** The same by hand: the exit keeps what was given back, and a branch behind it decides by that. */
const inSteps = around(
  { completed: { to: 'which', sets: given }, closed: { to: 'whether' } },
  {
    which: {
      kind: 'branch',
      cases: [
        { when: isLong('data.told'), to: 'over', sets: counted },
        { when: isAda, to: 'who' },
        { to: 'done' },
      ],
    },
    whether: { kind: 'branch', cases: afterClosed },
  },
);

const happening = fc.oneof(
  fc.record({
    act: fc.constantFrom('submit', 'submit', 'change', 'again', 'close'),
    otp: fc.constantFrom('Ada', 'Eva', undefined),
  }),
  fc.constantFrom('back', 'reload', 'asked', 'refused'),
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const challenge = { code: 'SCA_REQUIRED', sca: {} };

function happens(run: TryOut, what: Happening): void {
  const isCalling = run.state().frames.at(-1)?.pending !== undefined;
  if (typeof what === 'object') {
    if (run.at() !== undefined) run.act(what.act, what.otp === undefined ? undefined : { otp: what.otp });
  } else if (what === 'back') run.back();
  else if (what === 'reload') run.reload();
  else if (isCalling)
    run.reply(what === 'asked' ? 403 : 422, what === 'asked' ? challenge : { code: 'LOCKED' });
}

function seenOf(run: TryOut) {
  const { ended, frames } = run.state();
  const all = frames.map(({ data, history, step }) => ({ data, history, step }));
  return { at: run.at(), ended, frames: all, effects: run.effects() };
}

const runOf = (trial: JourneyFile) => tryOut(libraryOf([trial, inner, sca]));

it('makes a run go by what an exit decides as by a branch behind it, whatever happens [LANG-15]', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (all) => {
      const [one, other] = [runOf(onWays), runOf(inSteps)];
      for (const what of all) {
        if (one.state().ended) break;
        happens(one, what);
        happens(other, what);
        expect(seenOf(one)).toEqual(seenOf(other));
        passed.add(`${one.at()} ${String(one.state().frames[0]?.data['told'])}`);
        passed.add(`${one.at()} ${String(one.state().frames[0]?.data['count'])}`);
        passed.add(one.state().ended?.outcome ?? '');
      }
    }),
    { numRuns: 1000 },
  );
  expect([...passed]).toEqual(
    expect.arrayContaining(['trial/over Ada', 'trial/over +', 'trial/who Eva', 'sca/ask ', 'completed']),
  );
});

const plan = (ways: Ways): Step => ({ kind: 'journey', journey: 'inner', exits: { completed: ways } });

it('is refused as an exit that asks what the journey that has ended may have had read again', () => {
  const limited = { var: 'session.limited' };
  const asking = journey({ run: plan([{ when: limited, to: 'done' }, { to: 'done' }]), done: end('over') });

  expect(() => libraryOf([asking, inner])).toThrow(/EXPRESSION_ROOT_UNKNOWN.*session\.limited/);
});

it('needs a way of an exit that has no guard', () => {
  const open = journey({
    run: plan([
      { when: isAda, to: 'done' },
      { when: isAda, to: 'done' },
    ]),
    done: end('over'),
  });

  expect(() => libraryOf([open, inner])).toThrow('CASES_OPEN');
});

it('leaves a journey that may not run by the exit for that, with nothing said and nothing given back [LANG-17]', () => {
  const told = { 'data.told': { var: ['result.word', 'nothing'] } };
  const trial = around({ completed: { to: 'done' }, closed: { to: 'done' } });
  const run = {
    ...trial.steps['run'],
    exits: { completed: { to: 'done' }, 'not-allowed': { to: 'over', sets: told } },
  } as Step; // a run as before
  const shut = { ...inner, allow: false };
  const one = tryOut(libraryOf([{ ...trial, steps: { ...trial.steps, run } }, shut, sca]));
  const other = tryOut(libraryOf([trial, shut, sca]));
  for (const each of [one, other]) each.act('submit', { otp: 'Ada' });

  expect([one.at(), one.state().frames.at(-1)?.data]).toEqual([
    'trial/over',
    { who: 'Ada', told: 'nothing', count: '' },
  ]);
  expect(one.only('error-popup')).toEqual([]);
  // Without that exit it is told, as it was.
  expect(other.at()).toBe('trial/who');
  expect(other.only('error-popup')).toMatchObject([{ popup: { code: 'not-allowed' } }]);
});
