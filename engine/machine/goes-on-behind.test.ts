import { expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { end, journey, libraryOf, operations, tryOut, type TryOut } from '../fixtures/try-out.ts';

const commit = (operation: string, to: string, rest: Partial<JourneyFile['steps'][string]> = {}) =>
  ({
    kind: 'call',
    operation,
    commit: true,
    body: { otp: { var: 'data.otp' } },
    ok: { to },
    ...rest,
  }) as Step; // a call

const confirm: Step = {
  kind: 'form',
  form: 'code',
  saves: { 'data.otp': '/otp' },
  actions: { submit: { to: 'pay' }, edit: { to: 'amount' }, close: { to: 'over' } },
};

const steps = {
  amount: { kind: 'form', actions: { submit: { to: 'confirm' } } },
  confirm,
  pay: commit('send', 'insure', {
    ok: { to: 'insure', sets: { 'data.payment': { var: ['result.id', 'none'] } } },
  }),
  insure: commit('change', 'paid', {
    body: { otp: { var: 'data.otp' }, payment: { var: 'data.payment' } },
  }),
  paid: { kind: 'form', actions: { submit: { to: 'over' }, more: { to: 'confirm' } } },
  over: end('completed'),
} satisfies JourneyFile['steps'];

const twoCommits = (changed: JourneyFile['steps'] = {}, rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey(
    { ...steps, ...changed },
    {
      unsure: { to: 'over' },
      data: { otp: { type: 'text' }, payment: { type: 'text', from: ['otp'] } },
      ...rest,
    },
  );

const keyed = {
  ...operations,
  change: { ...operations.change, keyed: true },
  send: { ...operations.send, keyed: true },
};

const run = (...journeys: JourneyFile[]): TryOut =>
  tryOut(libraryOf(journeys, { operations: keyed }), { journey: 'trial' });

const unsent = { kind: 'unreachable', unsent: true } as const;

/** Has paid, and is at the second commit. */
function paidOnce(file = twoCommits()): TryOut {
  const one = run(file);
  one.act('submit');
  one.act('submit', { otp: '1' });
  one.reply(200, { id: 'p1' });
  return one;
}

const sent = (one: TryOut) => one.frame().pending?.request.operation;

it('goes on at a second commit that has not left: the first is not sent again [LANG-01]', () => {
  const one = paidOnce();
  one.hear(unsent);
  expect(one.at()).toBe('trial/confirm');

  one.act('submit', { otp: '2' });

  expect(one.pending().request).toMatchObject({ operation: 'change', body: { otp: '2', payment: 'p1' } });
  expect(one.only('call')).toHaveLength(1);
});

it('goes on at it after a reload too, and as often as it has not left [LANG-02]', () => {
  const one = paidOnce();
  one.hear(unsent);
  one.reload();
  one.act('submit', { otp: '1' });
  one.hear(unsent);
  one.reload();
  expect(one.at()).toBe('trial/confirm');

  one.act('submit', { otp: '1' });

  expect(sent(one)).toBe('change');
  one.reply(200);
  expect(one.at()).toBe('trial/paid');
});

it('goes on at a second commit that was refused, and at a call behind one that has failed', () => {
  const refused = paidOnce();
  refused.reply(422, { code: 'X' });
  refused.act('submit', { otp: '2' });
  expect(sent(refused)).toBe('change');

  const read = paidOnce(twoCommits({ insure: { kind: 'call', operation: 'read', ok: { to: 'paid' } } }));
  read.hear({ kind: 'unreachable' });
  read.act('submit', { otp: '2' });
  expect(sent(read)).toBe('read');
});

it('goes on at it where another call before both has failed meanwhile [LANG-01]', () => {
  const looking = { ...confirm, actions: { submit: { to: 'look' } } } as Step; // the form, with a call before both
  const look: Step = { kind: 'call', operation: 'read', ok: { to: 'pay' } };
  const one = run(twoCommits({ confirm: looking, look }));
  one.act('submit');
  one.act('submit', { otp: '1' });
  one.reply(200);
  one.reply(200, { id: 'p1' });
  one.hear(unsent);
  one.act('submit', { otp: '1' });
  one.reply(500);
  expect(one.at()).toBe('trial/confirm');

  one.act('submit', { otp: '1' });
  one.reply(200);

  expect(sent(one)).toBe('change');
});

it('goes on at a second commit whose strong authentication was closed [LANG-01]', () => {
  const stepUp = {
    exits: { verified: 'retry', blocked: { to: 'over' }, closed: { to: 'confirm' } },
  } as const;
  const sca = journey(
    { ask: { kind: 'form', actions: { close: { to: 'closed' } } }, closed: end('closed') },
    { id: 'sca' },
  );
  const one = run(twoCommits({ insure: commit('change', 'paid', { stepUp }) }), sca);
  one.act('submit');
  one.act('submit', { otp: '1' });
  one.reply(200);
  one.reply(403, { code: 'SCA_REQUIRED', sca: { phoneNumbers: [] } });
  one.act('close');
  expect(one.at()).toBe('trial/confirm');

  one.act('submit', { otp: '1' });

  expect(sent(one)).toBe('change');
});

it('sends both anew where they are wished anew: another screen has been shown since', () => {
  const one = paidOnce();
  one.hear(unsent);
  one.act('edit');
  one.act('submit');
  one.act('submit', { otp: '3' });
  expect(sent(one)).toBe('send');

  const more = paidOnce();
  more.reply(200);
  more.act('more');
  more.act('submit', { otp: '3' });
  expect(sent(more)).toBe('send');
});

it('sends both anew where the way of the second leads back to the same screen', () => {
  const one = paidOnce(twoCommits({ insure: commit('change', 'confirm') }));
  one.hear(unsent);
  one.act('submit', { otp: '2' });
  one.reply(200);
  expect(one.at()).toBe('trial/confirm');

  one.act('submit', { otp: '3' });

  expect(sent(one)).toBe('send');
});

it('goes on at it by the time of the screen as well', () => {
  const timed = { ...confirm, after: { seconds: 9, to: 'pay' } } as Step; // the form, with a timer
  const one = paidOnce(twoCommits({ confirm: timed }));
  one.hear(unsent);

  one.expire();

  expect(sent(one)).toBe('change');
});

const inner = (rest: JourneyFile['steps']): JourneyFile =>
  journey({ ...rest, over: end('completed') }, { id: 'inner' });

const runs: Step = { kind: 'journey', journey: 'inner', input: {}, exits: { completed: { to: 'insure' } } };

it('runs no journey again that has done something, and goes on within none that has shown nothing', () => {
  const behind = paidOnceWith({ pay: runs }, { pay: commit('send', 'over', { body: {} }) });
  behind.reply(200);
  behind.hear(unsent);
  behind.act('submit', { otp: '2' });
  expect(sent(behind)).toBe('change');

  const within = paidOnceWith(
    { insure: { ...runs, exits: { completed: { to: 'paid' } } } },
    {
      insure: commit('change', 'over', { body: {} }),
    },
  );
  within.reply(200);
  expect(sent(within)).toBe('change');
  within.hear(unsent);
  expect(within.at()).toBe('trial/confirm');
  within.act('submit', { otp: '2' });
  expect(sent(within)).toBe('change');
});

it('is over where a journey that shows nothing has done one thing of two: nothing of it is kept', () => {
  const one = paidOnceWith(
    { pay: runs },
    {
      pay: commit('send', 'insure', { body: {} }),
      insure: commit('change', 'over', { body: {} }),
    },
  );
  one.reply(200);

  one.hear(unsent);

  expect(one.only('error-popup')).toHaveLength(1);
  expect(one.state().ended?.outcome).toBe('failed');
});

function paidOnceWith(changed: JourneyFile['steps'], within: JourneyFile['steps']): TryOut {
  const unset = { insure: commit('change', 'paid', { body: {} }) };
  const one = run(twoCommits({ ...unset, ...changed }), inner(within));
  one.act('submit');
  one.act('submit', { otp: '1' });
  return one;
}

it('is over where the way of what was done is refused, for the same would be done again [LANG-01]', () => {
  const listed = commit('change', 'paid', {
    body: {},
    ok: { to: 'paid', puts: { 'data.payees': { iban: 'one' } } },
  });
  const one = run(
    twoCommits(
      { pay: commit('send', 'insure', { body: {} }), insure: listed },
      {
        data: {
          otp: { type: 'text' },
          payees: { type: 'list', of: 'provider:NewPayee', key: 'iban', max: 1 },
        },
      },
    ),
  );
  one.act('submit');
  one.act('submit', { otp: '1' });
  one.reply(200);
  one.reply(200);
  one.act('more');
  one.act('submit', { otp: '1' });
  one.reply(200);

  one.reply(200);

  expect(one.only('error-popup')).toHaveLength(1);
  expect(one.state().ended?.outcome).toBe('failed');
});

it('is over after a reload where what has failed needs what is not kept', () => {
  const sensitive = {
    otp: { type: 'text', sensitive: true },
    payment: { type: 'text', sensitive: true },
  } as const;
  const one = paidOnce(twoCommits({}, { data: sensitive }));
  one.hear(unsent);

  one.reload();

  expect(one.state().ended?.outcome).toBe('interrupted');
});
