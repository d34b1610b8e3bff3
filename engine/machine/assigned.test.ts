import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edge, JourneyFile } from '#schemas';
import { end, journey, tryOut } from '../fixtures/try-out.ts';

const remembered = {
  'data.seen': { cat: [{ var: ['data.who', 'nobody'] }, '!'] },
  'data.asked': true,
};

const list = { type: 'list', of: 'provider:NewPayee', key: 'id', max: 2 } as const;

/** Two screens and a call whose ways come together, each with what it sets itself. */
const meeting = (way: (from: string) => Edge, rest: JourneyFile['steps']): JourneyFile =>
  journey(
    {
      who: {
        kind: 'form',
        form: 'code',
        saves: { 'data.who': '/otp' },
        actions: { submit: way('who'), look: { to: 'look' }, close: { to: 'closed' } },
      },
      look: {
        kind: 'call',
        operation: 'read',
        ok: way('look'),
        errors: { LOCKED: { type: 'SHOW', to: 'over' } },
      },
      over: {
        kind: 'form',
        form: 'code',
        saves: { 'data.more': '/otp' },
        shows: { seen: { var: ['data.seen', ''] } },
        actions: { submit: way('over'), again: { to: 'who' }, pay: { to: 'pay' } },
      },
      pay: {
        kind: 'call',
        operation: 'send',
        commit: true,
        ok: { to: 'done' },
        errors: { '*': { type: 'SHOW' } },
      },
      done: end('completed'),
      closed: end('cancelled'),
      ...rest,
    },
    {
      unsure: { to: 'closed' },
      data: {
        who: { type: 'text' },
        more: { type: 'text' },
        from: { type: 'text', initial: '' },
        seen: { type: 'text', from: ['who'] },
        asked: { type: 'boolean', initial: false },
      },
    },
  );

const inStep = meeting((from) => ({ to: 'remember', sets: { 'data.from': from } }), {
  remember: { kind: 'assign', sets: remembered, to: 'over' },
});
const onWays = meeting((from) => ({ to: 'over', sets: { 'data.from': from, ...remembered } }), {});

const happening = fc.oneof(
  fc.record({
    act: fc.constantFrom('submit', 'look', 'again', 'pay', 'close'),
    otp: fc.constantFrom('Ada', 'Eva', undefined),
  }),
  fc.constantFrom('back', 'reload', 'ok', 'LOCKED', 'unreachable'),
);

type Run = ReturnType<typeof tryOut>;
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

function happens(run: Run, what: Happening): void {
  if (typeof what === 'object') {
    if (run.at() !== undefined) run.act(what.act, what.otp === undefined ? undefined : { otp: what.otp });
  } else if (what === 'back') run.back();
  else if (what === 'reload') run.reload();
  else if (run.state().frames.at(-1)?.pending !== undefined) {
    if (what === 'ok') run.reply(200);
    else if (what === 'LOCKED') run.reply(422, { code: 'LOCKED' });
    else run.hear({ kind: 'unreachable' });
  }
}

function seenOf(run: Run) {
  const { ended, frames } = run.state();
  const frame = frames.at(-1);
  return { at: run.at(), ended, data: frame?.data, history: frame?.history, effects: run.effects() };
}

it('makes a run go through what only assigns as through ways that set the same, whatever happens [LANG-19]', () => {
  const passed = new Set<string>();
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 25 }), (all) => {
      const [one, other] = [tryOut(inStep), tryOut(onWays)];
      for (const what of all) {
        if (one.state().ended) break;
        happens(one, what);
        happens(other, what);
        expect(seenOf(one)).toEqual(seenOf(other));
        passed.add(String(one.state().frames.at(-1)?.data['seen']));
      }
    }),
    { numRuns: 1000 },
  );
  expect([...passed]).toEqual(expect.arrayContaining(['undefined', 'nobody!', 'Ada!', 'Eva!']));
});

it('refuses what a list has already by the route of its code, where it is put [LANG-19]', () => {
  const payee = { id: { var: 'data.id' } };
  const run = tryOut(
    journey(
      {
        ask: {
          kind: 'form',
          form: 'code',
          saves: { 'data.id': '/otp' },
          actions: { submit: { to: 'keep' } },
        },
        keep: { kind: 'assign', sets: { 'data.kept': true }, puts: { 'data.list': payee }, to: 'more' },
        more: { kind: 'form', actions: { submit: { to: 'ask' } } },
        there: { kind: 'form', actions: { submit: { to: 'ask' } } },
      },
      {
        data: { id: { type: 'text' }, kept: { type: 'boolean', initial: false }, list },
        errors: { 'list-duplicate': { type: 'SHOW', to: 'there' } },
      },
    ),
  );

  run.act('submit', { otp: '1' });
  expect(run.at()).toBe('trial/more');
  run.act('submit');
  run.act('submit', { otp: '1' });

  expect(run.at()).toBe('trial/there');
  expect(run.frame().data).toMatchObject({ list: [{ id: '1' }] });
});
