import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

/** Who, of which operator, how much, confirmed; what an operator offers is asked of the bank. */
const order: JourneyFile = journey(
  {
    who: { kind: 'form', form: 'code', saves: { 'data.who': '/otp' }, actions: { submit: { to: 'which' } } },
    which: {
      kind: 'form',
      form: 'code',
      saves: { 'data.which': '/otp' },
      actions: { submit: { to: 'look' }, other: { to: 'who', sets: { 'data.mark': 'set' } } },
    },
    look: {
      kind: 'call',
      operation: 'read',
      ok: { to: 'much', sets: { 'data.offer': { var: 'result.offer' } } },
    },
    much: {
      kind: 'form',
      form: 'code',
      saves: { 'data.much': '/otp' },
      shows: { offer: { var: 'data.offer' } },
      actions: { submit: { to: 'confirm' } },
    },
    confirm: {
      kind: 'form',
      shows: { who: { var: 'data.who' }, which: { var: 'data.which' }, much: { var: 'data.much' } },
      actions: {
        submit: { to: 'pay' },
        'change-who': { to: 'who', changes: true },
        'change-which': { to: 'which', changes: true },
        'change-much': { to: 'much', changes: true },
      },
    },
    pay: { kind: 'call', operation: 'send', commit: true, ok: { to: 'done' } },
    done: end('completed'),
  },
  {
    data: {
      who: { type: 'text' },
      which: { type: 'text' },
      offer: { type: 'text' },
      mark: { type: 'text' },
      much: { type: 'text', from: ['which'] },
    },
  },
);

function atSummary() {
  const run = tryOut(order);
  run.act('submit', { otp: 'Ada' });
  run.act('submit', { otp: 'blue' });
  run.reply(200, { offer: 'small' });
  run.act('submit', { otp: '10' });
  expect(run.at()).toBe('trial/confirm');
  return run;
}

const shown = (run: ReturnType<typeof tryOut>) => run.screen().title.values;

describe('a line of a summary that is changed', () => {
  it('leads to its screen, filled, and back to the summary with the new answer [LANG-10]', () => {
    const run = atSummary();

    run.act('change-who');
    expect(run.at()).toBe('trial/who');
    expect(run.screen().form?.values).toEqual({ otp: 'Ada' });
    run.act('submit', { otp: 'Eva' });
    // The offer is asked for again, as on the way before.
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Eva', which: 'blue', much: '10' });
    expect(run.frame()).toMatchObject({
      data: { offer: 'large' },
      history: ['who', 'which', 'much', 'confirm'],
    });
    expect(run.only('record')).toMatchObject([{ step: 'confirm', name: 'shown' }]);
  });

  it('asks on the way back for what the new answer has made forgotten, and for nothing else [LANG-10]', () => {
    const run = atSummary();

    run.act('change-which');
    run.act('submit', { otp: 'red' });
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/much');
    expect(run.screen().form?.values).toEqual({});
    run.act('submit', { otp: '20' });
    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Ada', which: 'red', much: '20' });
  });

  it('is as before after Back, with the way back that the summary had [LANG-10]', () => {
    const run = atSummary();
    const before = run.frame();

    run.act('change-who');
    expect(run.screen().canGoBack).toBe(true);
    run.back();

    expect(run.at()).toBe('trial/confirm');
    expect(run.frame()).toEqual({ ...before, change: undefined });
    expect(run.only('record')).toMatchObject([{ step: 'confirm', name: 'shown' }]);
    run.back();
    expect(run.at()).toBe('trial/much');
  });

  it('takes back on Back what was set there, and goes back in the ordinary way once something was answered [LANG-10]', () => {
    const run = atSummary();
    run.act('change-which');
    run.act('other');
    expect(run.at()).toBe('trial/who');
    run.act('submit', { otp: 'Eva' });
    // The holder pressed that: the next screen had been answered, and is passed by.
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/confirm');
    run.back();
    expect(run.at()).toBe('trial/much');
  });

  it('is left by a reload at its screen, with Back to the summary [LANG-10] [LANG-04]', () => {
    const run = atSummary();
    run.act('change-which');

    run.reload();

    expect(run.at()).toBe('trial/which');
    run.back();
    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Ada', which: 'blue', much: '10' });
  });

  it('has no way back to a summary that needs what is not kept [LANG-10] [LANG-04]', () => {
    const { data } = order;
    const run = tryOut({ ...order, data: { ...data, much: { type: 'text', sensitive: true } } });
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-which');

    run.reload();

    expect(run.at()).toBe('trial/which');
    run.back();
    expect(run.at()).toBe('trial/who');
  });

  it('never leads to a commit by itself: the screen before it is shown again [LANG-10] [LANG-02]', () => {
    const { steps, data = {} } = order;
    const direct: JourneyFile = {
      ...order,
      data: { ...data, much: { type: 'text' } },
      steps: {
        ...steps,
        much: { ...steps['much'], actions: { submit: { to: 'short' } } } as Step,
        short: {
          kind: 'branch',
          cases: [{ when: { '===': [{ var: 'data.who' }, 'Eva'] }, to: 'pay' }, { to: 'confirm' }],
        },
      },
    };
    const run = tryOut(direct);
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-who');
    run.act('submit', { otp: 'Eva' });

    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/much');
    expect(run.only('call')).toEqual([]);
    expect(run.only('record')).toMatchObject([{ step: 'much', name: 'shown' }]);
    run.act('submit', { otp: '10' });
    expect(run.pending().request.operation).toBe('send');
  });

  it('is offered where its screen was shown, and nowhere else [LANG-10]', () => {
    const { steps } = order;
    const run = tryOut({
      ...order,
      steps: {
        ...steps,
        who: { ...steps['who'], actions: { submit: { to: 'confirm' } }, shows: {} } as Step,
        confirm: { ...steps['confirm'], shows: {} } as Step,
      },
    });

    run.act('submit', { otp: 'Ada' });

    expect(run.screen().actions.map(({ name }) => name)).toEqual(['submit', 'change-who']);
    expect(run.act('change-which')).toBe('ACTION_NOT_OFFERED');
  });

  it('is shown again with what the bank has refused [LANG-10]', () => {
    const refusing: JourneyFile = {
      ...order,
      errors: { WRONG: { type: 'FIELD', to: 'which', field: '/otp' } },
    };
    const run = tryOut(libraryOf([refusing]));
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-who');
    run.act('submit', { otp: 'Eva' });

    run.reply(422, { code: 'WRONG' });

    expect(run.at()).toBe('trial/which');
  });
});

// Screens in a row, each of which asks for one datum that is from some of those before it, and a summary of all.
const count = 4;
const all = Array.from({ length: count }, (_, index) => index);
const drawnFrom = fc.tuple(...all.map((index) => fc.subarray(all.slice(0, index))));
const happening = fc.oneof(
  fc.record({ what: fc.constant('change' as const), line: fc.nat(count - 1) }),
  fc.record({ what: fc.constant('submit' as const), value: fc.nat(2) }),
  fc.record({ what: fc.constantFrom('back' as const, 'reload' as const) }),
);

function rowOf(from: readonly (readonly number[])[]): JourneyFile {
  const steps = all.map((index): [string, Step] => [
    `s${index}`,
    {
      kind: 'form',
      form: 'code',
      saves: { [`data.d${index}`]: '/otp' },
      actions: { submit: { to: index + 1 < count ? `s${index + 1}` : 'sum' } },
    },
  ]);
  const changes = all.map((index) => [`change-${index}`, { to: `s${index}`, changes: true }] as const);
  const shows = Object.fromEntries(all.map((index) => [`d${index}`, { var: `data.d${index}` }]));
  return journey(
    {
      ...Object.fromEntries(steps),
      sum: { kind: 'form', shows, actions: { submit: { to: 'done' }, ...Object.fromEntries(changes) } },
      done: end('completed'),
    },
    {
      data: Object.fromEntries(
        all.map((index) => [
          `d${index}`,
          { type: 'text', from: (from[index] ?? []).map((one) => `d${one}`) },
        ]),
      ),
    },
  );
}

/** What the model knows (docs/language.md): the answers, where the run stands, and what it goes back to when it changes one. */
type Model = { at: number; data: readonly (number | undefined)[]; change?: 'begun' | 'answered' | undefined };

it('asks again for what a change made forgotten and for nothing else, and is undone by Back, whatever happens in whatever order [LANG-10]', () => {
  fc.assert(
    fc.property(drawnFrom, fc.array(happening, { maxLength: 25 }), (from, happenings) => {
      const run = tryOut(rowOf(from));
      let model: Model = { at: 0, data: all.map(() => undefined) };
      for (const each of happenings) {
        const next = after(model, each, from);
        if (next === undefined) continue;
        if (each.what === 'change') run.act(`change-${each.line}`);
        else if (each.what === 'submit') run.act('submit', { otp: `${each.value}` });
        else if (each.what === 'back') run.back();
        else run.reload();
        model = next;
        expect(run.at()).toBe(`trial/${model.at === count ? 'sum' : `s${model.at}`}`);
        expect(all.map((index) => run.frame().data[`d${index}`])).toEqual(
          model.data.map((value) => (value === undefined ? undefined : `${value}`)),
        );
      }
    }),
    { numRuns: 2000 },
  );
});

function after(
  { at, data, change }: Model,
  each: typeof happening extends fc.Arbitrary<infer Kind> ? Kind : never,
  from: readonly (readonly number[])[],
): Model | undefined {
  if (each.what === 'reload') return { at, data, change };
  if (each.what === 'change') return at === count ? { at: each.line, data, change: 'begun' } : undefined;
  if (each.what === 'back') {
    if (change === 'begun') return { at: count, data };
    return at === 0 ? undefined : { at: at - 1, data, change };
  }
  return each.what === 'submit' && at < count ? answered({ at, data, change }, each.value, from) : undefined;
}

function answered({ at, data, change }: Model, given: number, from: readonly (readonly number[])[]): Model {
  const gone = data[at] === undefined || data[at] === given ? new Set<number>() : dependentOn(at, from);
  const known = data.map((value, index) => (index === at ? given : gone.has(index) ? undefined : value));
  if (change === undefined) return { at: at + 1, data: known };
  const asked = all.find((index) => index > at && known[index] === undefined) ?? count;
  return { at: asked, data: known, change: asked === count ? undefined : 'answered' };
}

function dependentOn(changed: number, from: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  for (const index of all)
    if (from[index]?.some((one) => one === changed || found.has(one))) found.add(index);
  return found;
}
