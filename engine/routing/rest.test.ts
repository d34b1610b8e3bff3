import type { ErrorRoute } from '#schemas';
import { describe, expect, it } from 'vitest';
import { end, journey, tryOut, type TryOut } from '../fixtures/try-out.ts';

const elsewhere: ErrorRoute = { type: 'CUSTOM', to: 'ask', message: 'popup.default' };

/** A journey whose call sends what was typed on, and after any refusal asks the bank again before the form is back. */
function refusedWith(type: string, more: object = {}, rest = elsewhere): TryOut {
  const file = journey({
    ask: { kind: 'call', operation: 'read', ok: { to: 'number' } },
    number: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone' },
      actions: { submit: { to: 'verify' } },
    },
    verify: {
      kind: 'call',
      operation: 'verify',
      body: { telephone: { var: 'data.phone' } },
      ok: { to: 'done' },
      errors: { '*': rest },
    },
    done: end('completed'),
  });
  const run = tryOut({ ...file, data: { phone: { type: 'text' } } });
  run.reply(200, {});
  run.act('submit', { phone: '3331234567' });
  run.reply(422, { code: 'NOBODY_KNOWS', type, ...more });
  return run;
}

describe('a rest that says only where the journey goes on', () => {
  it('marks the field that the bank points to [ERR-15] [ERR-27]', () => {
    const run = refusedWith('FIELD', { pointer: '/telephone' });
    run.reply(200, {});

    expect(run.at()).toBe('trial/number');
    expect(run.screen().form?.state.errors).toEqual({ '/phone': 'errors:popup.default' });
  });

  it('empties the form where the bank says so [ERR-12] [ERR-27]', () => {
    const run = refusedWith('FORM');
    run.reply(200, {});

    expect(run.screen().form?.state).toMatchObject({ invalid: true, captcha: 18 });
    expect(run.frame().data['phone']).toBeUndefined();
  });

  it('shows a message where the bank says so [ERR-14] [ERR-27]', () => {
    const run = refusedWith('SHOW');

    expect(run.only('message')[0]?.message.text.key).toBe('popup.default');
    expect(run.only('error-popup')).toEqual([]);
    expect(run.pending().request.operation).toBe('read');
  });

  it('leads to the page that the bank names, and the run is over [ERR-11] [ERR-27]', () => {
    const run = refusedWith('PROCESS', { process: 'access' });

    expect(run.only('go').map(({ path }) => path)).toEqual(['/access/error-close']);
    expect(run.state().ended?.outcome).toBe('failed');
  });

  it.each(['CUSTOM', 'BLOCKER', 'OF_ANOTHER_BANK'])('opens the default popup for %s [ERR-17]', (type) => {
    const run = refusedWith(type);

    expect(run.only('error-popup')[0]?.popup).toMatchObject({ kind: 'UNAVAILABLE', code: 'NOBODY_KNOWS' });
    expect(run.pending().request.operation).toBe('read');
  });
});

it('a rest with words of its own stands, whatever type the bank gives', () => {
  const run = refusedWith('FIELD', { pointer: '/telephone' }, { ...elsewhere, message: 'card.retry' });

  expect(run.only('error-popup')[0]?.popup.message.key).toBe('card.retry');
});
