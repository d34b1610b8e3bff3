import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Step } from '#schemas';
import { end, journey, libraryOf, operations, tryOut, type TryOut } from '../fixtures/try-out.ts';
import type { BankReply } from '../ports.ts';

/** What the model knows of a commit (docs/language.md). */
type Known = 'not done' | 'on its way' | 'done, or nobody knows';

const sca = journey(
  {
    ask: { kind: 'form', actions: { submit: { to: 'verified' }, close: { to: 'closed' } } },
    verified: end('verified'),
    blocked: end('blocked'),
    closed: end('closed'),
  },
  { id: 'sca' },
);

const paying = journey(
  {
    amount: {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'confirm' } },
    },
    confirm: { kind: 'form', actions: { submit: { to: 'pay' }, close: { to: 'amount' } } },
    pay: {
      kind: 'call',
      operation: 'change',
      commit: true,
      body: { otp: { var: ['data.otp', ''] } },
      stepUp: { exits: { verified: 'retry', blocked: { to: 'over' }, closed: { to: 'confirm' } } },
      ok: { to: 'paid' },
    },
    paid: { kind: 'form', actions: { submit: { to: 'look' }, close: { to: 'over' } } },
    look: { kind: 'call', operation: 'read', ok: { to: 'paid' } },
    unknown: { kind: 'form', actions: { submit: { to: 'look' }, close: { to: 'over' } } },
    over: { kind: 'end', outcome: 'completed', popup: 'OVER' },
  },
  { unsure: { to: 'unknown' }, data: { otp: { type: 'text', sensitive: true } } },
);

/** Asks what is there, pays, and then insures what was paid, with nothing shown between. */
const twice = journey(
  {
    ...paying.steps,
    confirm: { kind: 'form', actions: { submit: { to: 'ask' }, close: { to: 'amount' } } },
    ask: { kind: 'call', operation: 'read', ok: { to: 'pay' } },
    pay: { ...paying.steps['pay'], ok: { to: 'insure' } } as Step, // a call as before
    insure: { ...paying.steps['pay'], operation: 'send', body: {} } as Step,
  },
  { id: 'twice', unsure: { to: 'unknown' }, data: paying.data ?? {} },
);

const table = { ...operations, change: { ...operations.change, keyed: true } };
const library = libraryOf([paying, twice, sca], { operations: table });

const hears =
  (reply: BankReply) =>
  (run: TryOut): void => {
    if (run.state().frames.at(-1)?.pending !== undefined) run.hear(reply);
  };

const acts = (action: string) => (run: TryOut) => void run.act(action, { otp: 'typed' });

const challenge = { code: 'SCA_REQUIRED', sca: { phoneNumbers: [] } };

const doings = {
  submit: acts('submit'),
  close: acts('close'),
  back: (run: TryOut) => void run.back(),
  reload: (run: TryOut) => run.reload(),
  done: hears({ kind: 'reply', status: 200, body: {} }),
  refused: hears({ kind: 'reply', status: 422, body: { code: 'X' } }),
  challenge: hears({ kind: 'reply', status: 403, body: challenge }),
  silence: hears({ kind: 'unreachable' }),
  'held back': hears({ kind: 'unreachable', unsent: true }),
};

type Doing = keyof typeof doings;

const likely = ['submit', 'submit', 'done'] as const;
const happenings = fc.array(fc.constantFrom<Doing>(...likely, ...(Object.keys(doings) as Doing[])), {
  // its own keys
  maxLength: 30,
});

it('sends a commit only while it is known not to be done, each wish with one key, whatever happens in whatever order [LANG-01] [LANG-02]', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const run = tryOut(library, { journey: 'trial' });
      const keys = new Map<string, number>();
      let known: Known = 'not done';
      for (const what of all) {
        const waiting = run.state().frames.at(-1)?.pending;
        const isCommit = waiting?.key !== undefined;
        doings[what](run);
        if (isCommit) known = after(what, known);
        const now = run.state().frames.at(-1)?.pending;
        if (now?.key === undefined || now === waiting) continue;
        // Something has left for the bank.
        expect(known).toBe('not done');
        expect(now.request.headers?.['Idempotency-Key']).toBe(now.key);
        keys.set(now.key, (keys.get(now.key) ?? 0) + 1);
        known = 'on its way';
      }
      // Once, and once more for each proof that the bank asked for and each time that nothing had left.
      const more = all.filter((what) => what === 'challenge' || what === 'held back').length;
      expect([...keys.values()].every((times) => times <= 1 + more)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

function after(what: Doing, known: Known): Known {
  if (known !== 'on its way') return known;
  if (what === 'refused' || what === 'challenge' || what === 'held back') return 'not done';
  return what === 'submit' || what === 'close' || what === 'back' ? known : 'done, or nobody knows';
}

it('has the holder at the screen of a commit that has not left, with all that was answered, and sends it by the next wish [LANG-01]', () => {
  const run = tryOut(library, { journey: 'trial' });
  acts('submit')(run);
  acts('submit')(run);

  doings['held back'](run);

  expect(run.screen()?.step).toBe('confirm');
  expect(run.effects()).toContainEqual(
    expect.objectContaining({
      kind: 'error-popup',
      popup: expect.objectContaining({ code: 'unreachable' }),
    }),
  );
  acts('submit')(run);
  expect(run.state().frames.at(-1)?.pending?.request.body).toEqual({ otp: 'typed' });
});

/** Mostly what leads on, so that runs come behind the first commit, and there mostly what fails. */
const onward = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Doing>('submit', 'done') },
    { weight: 2, arbitrary: fc.constantFrom<Doing>('refused', 'held back') },
    { weight: 1, arbitrary: fc.constantFrom<Doing>('close', 'back', 'reload', 'challenge', 'silence') },
  ),
  { minLength: 12, maxLength: 40 },
);

it('sends neither of two commits in a row again before another screen was shown, whatever becomes of the second [LANG-01] [LANG-02]', () => {
  const goneOn = new Set<string>();
  fc.assert(
    fc.property(onward, (all) => {
      const run = tryOut(library, { journey: 'twice' });
      const done = new Set<string>();
      let seen = run.at();
      for (const what of all) {
        const waiting = run.state().frames.at(-1)?.pending;
        doings[what](run);
        if (waiting?.key !== undefined && settling.has(what)) done.add(waiting.step);
        const sent = sentSince(run, waiting);
        expect([...done]).not.toContain(sent);
        if (sent !== undefined && waiting?.step === 'ask') goneOn.add(sent);
        const now = screenAtRest(run) ?? seen;
        if (now !== seen) done.clear();
        seen = now;
      }
    }),
    { numRuns: 2000 },
  );
  // A button has led to the second alone.
  expect([...goneOn].toSorted()).toEqual(['insure', 'pay']);
});

/** What happens to a commit on its way after which it may have been done. */
const settling: ReadonlySet<Doing> = new Set(['done', 'silence', 'reload']);

/** Names the commit that has left since another call was waited for. */
function sentSince(run: TryOut, waiting: unknown): string | undefined {
  const pending = run.state().frames.at(-1)?.pending;
  return pending?.key !== undefined && pending !== waiting ? pending.step : undefined;
}

/** Names the screen that a run is at; nothing while a call is under way, and once it is over. */
const screenAtRest = (run: TryOut): string | undefined =>
  run.state().frames.at(-1)?.pending === undefined ? run.at() : undefined;
