import fc from 'fast-check';
import { expect, it } from 'vitest';
import { end, journey, libraryOf, operations, tryOut } from '../fixtures/try-out.ts';

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

const table = { ...operations, change: { ...operations.change, keyed: true } };
const library = libraryOf([paying, sca], { operations: table });

const happenings = fc.array(
  fc.constantFrom(
    'submit',
    'submit',
    'submit',
    'close',
    'back',
    'done',
    'done',
    'refused',
    'challenge',
    'silence',
    'reload',
  ),
  { maxLength: 30 },
);

it('sends a commit only while it is known not to be done, each wish with one key, whatever happens in whatever order [LANG-01] [LANG-02]', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const run = tryOut(library, { journey: 'trial' });
      const keys = new Map<string, number>();
      let known: Known = 'not done';
      for (const what of all) {
        const waiting = run.state().frames.at(-1)?.pending;
        const isCommit = waiting?.key !== undefined;
        if (what === 'reload') run.reload();
        else if (what === 'back') run.back();
        else if (what === 'submit' || what === 'close') run.act(what, { otp: 'typed' });
        else if (waiting === undefined) continue;
        else if (what === 'silence') run.hear({ kind: 'unreachable' });
        else if (what === 'done') run.reply(200);
        else if (what === 'refused') run.reply(422, { code: 'X' });
        else run.reply(403, { code: 'SCA_REQUIRED', sca: { phoneNumbers: [] } });

        if (isCommit) known = after(what, known);
        const now = run.state().frames.at(-1)?.pending;
        if (now?.key === undefined || now === waiting) continue;
        // Something has left for the bank.
        expect(known).toBe('not done');
        expect(now.request.headers?.['Idempotency-Key']).toBe(now.key);
        keys.set(now.key, (keys.get(now.key) ?? 0) + 1);
        known = 'on its way';
      }
      // Once, and once more for each proof that the bank asked for.
      const proofs = all.filter((what) => what === 'challenge').length;
      expect([...keys.values()].every((times) => times <= 1 + proofs)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

function after(what: string, known: Known): Known {
  if (known !== 'on its way') return known;
  if (what === 'refused' || what === 'challenge') return 'not done';
  return what === 'submit' || what === 'close' || what === 'back' ? known : 'done, or nobody knows';
}
