import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallStep, JourneyFile, Step } from '#schemas';
import { end, journey, tryOut, type TryOut } from '../fixtures/try-out.ts';
import type { BankReply } from '../ports.ts';

const body = (which: string) => ({ which, about: { var: ['data.who', ''] } });
const sets = (which: string) => ({ [`data.${which}`]: { var: ['result.is', ''] } });
const errors: CallStep['errors'] = {
  GONE: { type: 'SHOW', to: 'gone' },
  WRONG: { type: 'FIELD', field: '/otp', to: 'ask', counts: 'wrong' },
};
const missing = { type: 'CUSTOM', to: 'last', sets: { 'data.middle': 'none' } } as const;

const around = (reading: Record<string, Step>): JourneyFile =>
  journey(
    {
      ask: {
        kind: 'form',
        form: 'code',
        saves: { 'data.who': '/otp' },
        actions: { submit: { to: 'read' }, leave: { to: 'done' } },
      },
      ...reading,
      shown: { kind: 'form', actions: { submit: { to: 'done' }, again: { to: 'read' } } },
      none: { kind: 'form', actions: { submit: { to: 'read' } } },
      gone: { kind: 'form', actions: { submit: { to: 'ask' } } },
      many: end('blocked'),
      done: end('completed'),
    },
    {
      data: {
        who: { type: 'text' },
        first: { type: 'text', from: ['who'] },
        middle: { type: 'text', from: ['who'] },
        last: { type: 'text', from: ['who'] },
      },
      limits: { wrong: { max: 1, consecutive: true, to: 'many' } },
    },
  );

const isNone = { '===': [{ var: ['data.middle', ''] }, 'none'] };
const ok = [{ when: isNone, to: 'none' }, { to: 'shown' }];

const together = around({
  read: {
    kind: 'call',
    all: {
      first: { operation: 'send', body: body('first'), sets: sets('first'), errors },
      middle: {
        operation: 'send',
        body: body('middle'),
        sets: sets('middle'),
        errors: { GONE: { type: 'SHOW', to: 'gone' } },
        else: missing.sets,
      },
      last: { operation: 'verify', body: body('last'), sets: sets('last') },
    },
    ok,
  } as unknown as Step, // as a file has it
});

const call = (which: string, rest: Omit<CallStep, 'kind' | 'body' | 'operation'>): CallStep => ({
  kind: 'call',
  operation: which === 'last' ? 'verify' : 'send',
  body: body(which),
  ...rest,
});

const inTurn = around({
  read: { kind: 'assign', to: 'first' } as Step,
  first: call('first', { ok: { to: 'middle', sets: sets('first') }, errors }),
  middle: call('middle', {
    ok: { to: 'last', sets: sets('middle') },
    errors: { GONE: { type: 'SHOW', to: 'gone' }, '*': missing, unreachable: missing },
  }),
  last: call('last', { ok: { to: 'where', sets: sets('last') } }),
  where: { kind: 'branch', cases: ok },
});

const replies = {
  ok: { kind: 'reply', status: 200, body: { is: 'there' } },
  empty: { kind: 'reply', status: 200, body: {} },
  locked: { kind: 'reply', status: 422, body: { code: 'LOCKED' } },
  gone: { kind: 'reply', status: 422, body: { code: 'GONE' } },
  wrong: { kind: 'reply', status: 422, body: { code: 'WRONG' } },
  signedOut: { kind: 'reply', status: 401, body: {} },
  silence: { kind: 'unreachable' },
} as const satisfies Record<string, BankReply>;

const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('submit', 'submit', 'submit', 'again', 'leave') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      of: fc.constantFrom('first', 'middle', 'last'),
      says: fc.constantFrom(
        'ok',
        'ok',
        'ok',
        'ok',
        'empty',
        'locked',
        'gone',
        'wrong',
        'wrong',
        'wrong',
        'silence',
        'signedOut',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('back', 'reload', 'awake') },
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const submit = { act: 'submit' } as const;

type Reply = keyof typeof replies;

/** The answers to what is asked together, in turn. */
function answersOf(first: Reply, middle: Reply) {
  return [
    { of: 'first', says: first },
    { of: 'middle', says: middle },
    { of: 'last', says: 'ok' },
  ] as const;
}

const few: [Happening[]][] = [
  [[submit, { of: 'last', says: 'ok' }, { of: 'middle', says: 'locked' }, { of: 'first', says: 'ok' }]],
  [[submit, { of: 'middle', says: 'ok' }, { of: 'first', says: 'wrong' }]],
  [[submit, { of: 'middle', says: 'signedOut' }, { of: 'first', says: 'ok' }]],
  // Every place that must have been passed, whatever chance brings.
  [[submit, ...answersOf('ok', 'ok'), submit]],
  [[submit, ...answersOf('ok', 'empty')]],
  [[submit, ...answersOf('ok', 'locked')]],
  [[submit, ...answersOf('gone', 'ok')]],
  [[submit, ...answersOf('wrong', 'ok'), submit, ...answersOf('wrong', 'ok')]],
];

/** The calls of a run that wait for an answer, by what they ask about. */
function waiting(run: TryOut): Map<string, string> {
  const { pending, ahead = [] } = { ...run.state().frames.at(-1) };
  const open = [pending ?? [], ahead.filter(({ reply }) => reply === undefined)].flat();
  return new Map(open.map(({ callId, request }) => [String(Object(request.body).which), callId]));
}

/** A call that is written within another is called by its place. */
const ownName = (step: string) => step.split(' › ').at(-1);

/** A run with all that it has told, and the calls that are still on their way. */
function followed(file: JourneyFile) {
  const run = tryOut(file);
  const told: unknown[] = [];
  const onTheWay = new Set<string>();
  const note = (): void => {
    for (const effect of run.effects()) {
      if (effect.kind === 'call') onTheWay.add(effect.id);
      else if (effect.kind === 'cancel') onTheWay.delete(effect.cancels);
      else if (effect.kind === 'record') told.push({ ...effect, id: '', step: ownName(effect.step) });
      else told.push({ ...effect, id: '' });
    }
  };
  const hear = (callId: string, reply: BankReply): void => {
    onTheWay.delete(callId);
    run.send({ kind: 'reply', callId, reply });
    note();
  };
  return { run, told, onTheWay, note, hear };
}

/** Answers what is asked in turn, as far as answers are there. */
function hearInTurn(asked: Followed, early: ReadonlyMap<string, BankReply>): void {
  const { run, hear } = asked;
  for (const [which, callId] of waiting(run)) {
    const reply = early.get(which);
    if (!reply) return;
    hear(callId, reply);
    hearInTurn(asked, early);
  }
}

type Followed = ReturnType<typeof followed>;

function does({ run, note, onTheWay }: Followed, what: string | { act: string }): void {
  if (run.state().ended || run.at() === undefined) return;
  if (typeof what === 'object') run.act(what.act, { otp: 'Ada' });
  else if (what === 'back') run.back();
  else if (what === 'awake') run.send({ kind: 'awake' });
  else {
    run.reload();
    onTheWay.clear();
  }
  note();
}

const seenOf = ({ run, told }: Followed) => {
  const { ended, frames } = run.state();
  const { data, history, counted, forms } = { ...frames.at(-1) };
  const calls = counted?.map(([limit, by]) => [limit, ownName(by)]);
  return { at: run.at(), ended, data, history, calls, forms, told, busy: ended ? false : run.screen().busy };
};

it('makes a run go by what is asked together as by the same asked in turn, in whatever order the answers come [LANG-22]', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (all) => {
      const [one, other] = [followed(together), followed(inTurn)];
      let early = new Map<string, BankReply>();
      for (const what of all) {
        if (one.run.state().ended) break;
        if (typeof what === 'object' && 'of' in what) {
          const callId = waiting(one.run).get(what.of);
          if (callId === undefined) continue;
          one.hear(callId, replies[what.says]);
          early.set(what.of, replies[what.says]);
          if (!waiting(other.run).has(what.of)) passed.add('early');
          hearInTurn(other, early);
        } else {
          does(one, what);
          does(other, what);
        }
        if (waiting(other.run).size === 0) early = new Map();
        expect(seenOf(one)).toEqual(seenOf(other));
        expect([...one.onTheWay].toSorted()).toEqual(
          one.run.state().ended ? expect.anything() : [...waiting(one.run).values()].toSorted(),
        );
        passed.add(`${one.run.at()}`);
        passed.add(one.run.state().ended?.outcome ?? '');
      }
    }),
    { numRuns: 600, examples: few },
  );
  expect([...passed]).toEqual(
    expect.arrayContaining([
      'trial/shown',
      'trial/none',
      'trial/gone',
      'early',
      'completed',
      'blocked',
      'signed-out',
    ]),
  );
});

it('sends what is asked together at once, one loading, and shows what comes when the last has come [LANG-22]', () => {
  const run = tryOut(together);
  run.act('submit', { otp: 'Ada' });

  expect(run.only('call').map(({ request }) => request.body)).toEqual(
    ['first', 'middle', 'last'].map((which) => ({ which, about: 'Ada' })),
  );
  for (const which of ['last', 'first', 'middle']) {
    expect(run.screen()).toMatchObject({ step: 'ask', busy: true, busyAction: 'submit' });
    run.send({ kind: 'reply', callId: waiting(run).get(which) ?? '', reply: replies.ok });
  }

  expect(run.at()).toBe('trial/shown');
  expect(run.frame().data).toEqual({ who: 'Ada', first: 'there', middle: 'there', last: 'there' });
});

it('cancels what is still asked for when the run goes on elsewhere, and hears nothing of it [LANG-22]', () => {
  const run = tryOut(together);
  run.act('submit', { otp: 'Ada' });
  const calls = waiting(run);
  run.reply(422, { code: 'GONE' });

  expect(run.only('cancel').map(({ cancels }) => cancels)).toEqual([calls.get('middle'), calls.get('last')]);
  expect(run.send({ kind: 'reply', callId: calls.get('last') ?? '', reply: replies.ok })).toBe(
    'REPLY_UNEXPECTED',
  );
  expect(run.at()).toBe('trial/gone');
});

it('keeps nothing of what is asked together: the holder asks anew [LANG-22]', () => {
  const run = tryOut(together);
  run.act('submit', { otp: 'Ada' });
  run.send({ kind: 'reply', callId: waiting(run).get('last') ?? '', reply: replies.ok });

  expect(JSON.stringify(run.saved())).not.toContain('there');
  run.reload();

  expect(run.screen()).toMatchObject({ step: 'ask', busy: false });
});
