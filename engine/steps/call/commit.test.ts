import type { JourneyFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import { context, end, journey, libraryOf, operations, tryOut, type TryOut } from '../../fixtures/try-out.ts';
import { restore } from '../../machine/restore.ts';

const keyed = { ...operations, change: { ...operations.change, keyed: true } };

const paying = (rest: Partial<JourneyFile> = {}): JourneyFile =>
  journey(
    {
      confirm: {
        kind: 'form',
        form: 'code',
        saves: { 'data.otp': '/otp' },
        actions: { submit: { to: 'pay' } },
      },
      pay: {
        kind: 'call',
        operation: 'change',
        commit: true,
        body: { otp: { var: ['data.otp', ''] } },
        stepUp: { exits: { verified: 'retry', blocked: { to: 'gone' }, closed: { to: 'confirm' } } },
        ok: { to: 'paid' },
      },
      unknown: { kind: 'form', actions: { close: { to: 'gone' } } },
      paid: { kind: 'form', actions: { close: { to: 'gone' } } },
      gone: end('completed'),
    },
    { unsure: { to: 'unknown' }, data: { otp: { type: 'text', sensitive: true } }, ...rest },
  );

const sca: JourneyFile = journey(
  {
    ask: { kind: 'form', actions: { submit: { to: 'verified' }, close: { to: 'closed' } } },
    verified: { kind: 'end', outcome: 'verified', output: { Otp: { var: 'input.channel' } } },
    blocked: end('blocked'),
    closed: end('closed'),
  },
  { id: 'sca', input: { channel: 'text' } },
);

const run = (file = paying()): TryOut =>
  tryOut(libraryOf([file, sca], { operations: keyed }), { journey: 'trial' });

const keyIn = (one: TryOut): string | undefined => one.pending().request.headers?.['Idempotency-Key'];
const challenge = { code: 'SCA_REQUIRED', sca: { phoneNumbers: [], trxData: 'trx', mtTransactionId: 'mt' } };

describe('the key of a commit', () => {
  it('is made from the name of the run, and stands in the state before anything is sent [LANG-01]', () => {
    const one = run();
    one.act('submit', { otp: '1' });

    expect(keyIn(one)).toMatch(/^run-\d+$/u);
    expect(one.pending().key).toBe(keyIn(one));
    expect(one.only('call')).toMatchObject([{ request: { headers: { 'Idempotency-Key': keyIn(one) } } }]);
  });

  it('is the same after strong authentication, for it is the same wish [LANG-01]', () => {
    const one = run();
    one.act('submit', { otp: '1' });
    const first = keyIn(one);
    one.reply(403, challenge);

    one.act('submit');

    expect(keyIn(one)).toBe(first);
    expect(one.pending().request.headers).toMatchObject({ Otp: '' });
  });

  it('is another once the bank has refused: what is sent then is meant anew [LANG-01]', () => {
    const one = run();
    one.act('submit', { otp: '1' });
    const first = keyIn(one);
    one.reply(422, { code: 'X' });

    one.act('submit', { otp: '2' });

    expect(keyIn(one)).not.toBe(first);
  });

  it('is sent where the contract takes one, and nowhere else [LANG-01]', () => {
    const one = tryOut(libraryOf([paying(), sca]), { journey: 'trial' });
    one.act('submit', { otp: '1' });

    expect(one.pending().request.headers).toBeUndefined();
    expect(one.pending().key).toMatch(/^run-\d+$/u);
  });
});

describe('a commit whose answer is lost', () => {
  it('goes on by unsure, and Back does not lead before it [LANG-01]', () => {
    const one = run();
    one.act('submit', { otp: '1' });

    one.hear({ kind: 'unreachable' });

    expect(one.at()).toBe('trial/unknown');
    expect(one.back()).toBe('BACK_BARRED');
    expect(one.only('error-popup')).toEqual([]);
  });

  it('goes by its own way before that of the journey [LANG-01]', () => {
    const { steps } = paying();
    const pay = { ...steps['pay'], commit: { unsure: { to: 'paid' } } } as JourneyFile['steps'][string]; // a call as before
    const one = run(paying({ ...paying(), steps: { ...steps, pay } }));
    one.act('submit', { otp: '1' });

    one.hear({ kind: 'unreachable' });

    expect(one.at()).toBe('trial/paid');
  });

  it('ends the run and says that nobody knows, where the journey says nothing [LANG-01]', () => {
    const { unsure: _unsure, ...silent } = paying();
    const one = run(silent);
    one.act('submit', { otp: '1' });

    one.hear({ kind: 'unreachable', answered: true });

    expect(one.only('error-popup')).toMatchObject([
      { popup: { code: 'unsure', message: { key: 'unsure.message' } } },
    ]);
    expect(one.state().ended?.outcome).toBe('unsure');
  });

  it('is not confirmed again after a reload: submit, reload, submit sends one call [LANG-02]', () => {
    const one = run();
    one.act('submit', { otp: '1' });

    one.reload();

    expect(one.at()).toBe('trial/unknown');
    expect(one.only('call')).toEqual([]);
    expect(one.act('submit')).toBe('ACTION_UNKNOWN');
    expect(one.back()).toBe('BACK_BARRED');
  });

  it('keeps what was sent and its key, and nothing of what was typed [LANG-01]', () => {
    const one = run();
    one.act('submit', { otp: 'secret' });

    const saved = one.saved();

    expect(saved.frames.at(-1)?.sent).toEqual({ operation: 'change', key: keyIn(one) });
    expect(JSON.stringify(saved)).not.toContain('secret');
  });

  it('ends as unsure after a reload where what follows would need what is not kept [LANG-02]', () => {
    const { steps } = paying();
    const unknown = {
      kind: 'form',
      shows: { otp: { maskPhone: { var: 'data.otp' } } },
      actions: { close: { to: 'gone' } },
    } as const;
    const one = run(paying({ steps: { ...steps, unknown } }));
    one.act('submit', { otp: '123456789' });

    one.reload();

    expect(one.only('error-popup')).toMatchObject([{ popup: { code: 'unsure' } }]);
    expect(one.state().ended).toEqual({ outcome: 'unsure', output: {} });
  });

  it('is known not to be done while the bank asks for a code: a reload stands before it again, with another key [LANG-02]', () => {
    const one = run();
    one.act('submit', { otp: '1' });
    const first = keyIn(one);
    one.reply(403, challenge);

    one.reload();

    expect(one.at()).toBe('trial/confirm');
    one.act('submit', { otp: '1' });
    expect(keyIn(one)).not.toBe(first);
  });

  it('is not stood before by its caller either, when its own journey cannot be kept [LANG-02]', () => {
    const outer = journey(
      {
        ask: {
          kind: 'form',
          form: 'code',
          saves: { 'data.word': '/otp' },
          actions: { submit: { to: 'run' } },
        },
        run: { kind: 'journey', journey: 'trial', input: {}, exits: { completed: { to: 'told' } } },
        told: {
          kind: 'form',
          shows: { word: { maskPhone: { var: 'data.word' } } },
          actions: { close: { to: 'over' } },
        },
        over: end('over'),
      },
      { id: 'outer', data: { word: { type: 'text', sensitive: true } } },
    );
    const library = libraryOf([outer, paying(), sca], { operations: keyed });
    const one = tryOut(library, { journey: 'outer' });
    one.act('submit', { otp: '1' });
    one.act('submit', { otp: '1' });

    const { state, effects } = restore(library, one.saved(), { context });

    expect(state.ended?.outcome).toBe('unsure');
    expect(effects.map(({ kind }) => kind)).toEqual(['error-popup']);
  });
});
