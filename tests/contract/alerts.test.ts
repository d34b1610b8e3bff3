import { describe, expect, it } from 'vitest';
import { operations, type BankRequests } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { codeOf, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('alerts and limits on $name', (place) => {
  const bank = bankOn(place);
  const { holderOf } = talkOfPlans(bank, 'alert');

  async function prove<Id extends 'subscribeSmsAlert' | 'changeSpendingControl' | 'topUpPhone'>(
    holder: PlanHolder,
    id: Id,
    { body, headers = {} }: { body: BankRequests[Id]; headers?: Record<string, string> },
  ) {
    const { token, username: to } = holder;
    const done = await withProof(bank, { id, body, token, to, headers });
    return { answer: done.answer, owner: { ...holder, token: done.token } };
  }

  const sentTo = async ({ username }: PlanHolder) =>
    bank.console<{ text: string; code: string | null }[]>('GET', `outbox?to=${encodeURIComponent(username)}`);

  const services = async ({ token, cardId }: PlanHolder) =>
    replyOf(await bank.call('readCardContext', { cardId }, { token })).cardContext.profiling;

  const alertOf = async ({ token, cardId }: PlanHolder) =>
    replyOf(await bank.call('readSmsAlert', { cardId }, { token }));

  async function topUp(holder: PlanHolder, netAmount: number) {
    const payee = { phoneNumber: '3331234567', operatorCode: 'ONDA' };
    const body = { cardId: holder.cardId, netAmount, payee };
    return prove(holder, 'topUpPhone', { body, headers: { criticalData: `3331234567-${netAmount}` } });
  }

  it('read an alert with its limits and what an SMS costs [CALL-100, ALERT-01, ALERT-03, ALERT-04]', async () => {
    const alert = await alertOf(await holderOf('standard'));

    expect(alert).toMatchObject({ active: true, threshold: 0, maxThreshold: 100_000 });
    expect(alert).toMatchObject({
      notificationCost: 16,
      requestCost: 26,
      contact: expect.stringMatching(/^\*+\d\d$/),
    });
  });

  it('change the threshold with a code; operations from it on are told by SMS, smaller ones are not [CALL-101, ALERT-01, SCA-21, ALERT-02]', async () => {
    const holder = await holderOf('standard');
    const body = { cardId: holder.cardId, threshold: 1500 };

    const { answer, owner } = await prove(holder, 'subscribeSmsAlert', { body });

    expect(replyOf(answer)).toMatchObject({ active: true, threshold: 1500, refreshCardContext: true });
    expect(await alertOf(owner)).toMatchObject({ threshold: 1500 });
    expect((await services(owner)).SERVIZI_SMS_THRESHOLD).toMatchObject({
      active: 'ATTIVO',
      threshold: 1500,
    });
    expect((await services(owner)).SERVIZI_SMS_THRESHOLD?.active).toBe('ATTIVO');
    const small = await topUp(owner, 1000);
    const silent = await sentTo(holder);
    const large = await topUp(small.owner, 2000);
    const told = await sentTo(large.owner);
    expect(silent.map(({ text }) => text).join()).not.toContain('operazione di 10,00');
    expect(told[0]?.text).toContain('operazione di 20,00 euro presso Onda Mobile');
  });

  it('end an alert without a code, in the card context too, and only once [CALL-102, ALERT-01, ALERT-02]', async () => {
    const holder = await holderOf('standard');
    const { cardId, token } = holder;

    const ended = replyOf(await bank.call('unsubscribeSmsAlert', { cardId }, { token }));
    const again = await bank.call('unsubscribeSmsAlert', { cardId }, { token });

    expect(ended).toMatchObject({ active: false, refreshCardContext: true });
    expect(ended.threshold).toBeUndefined();
    expect((await services(holder)).SERVIZI_SMS?.active).toBe('DISATTIVO');
    expect(codeOf(again)).toBe('SMS_ALERT_NOT_ACTIVE');
    const back = await prove(holder, 'subscribeSmsAlert', { body: { cardId, threshold: 0 } });
    const codes = (await sentTo(back.owner)).map(({ text }) => text);
    expect(codes.join()).toContain('per gli avvisi SMS di ogni operazione, di qualsiasi importo');
    expect(codes.join()).not.toContain('0,00');
    expect((await services(back.owner)).SERVIZI_SMS?.active).toBe('ATTIVO');
  });

  it('refuse a threshold above what the bank allows, before any code', async () => {
    const { token, cardId } = await holderOf('standard');

    const answer = await bank.call('subscribeSmsAlert', { cardId, threshold: 100_001 }, { token });

    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'THRESHOLD_REFUSED', pointer: '/threshold' },
    });
  });

  it('send on request what a card has left, once a minute [CALL-99]', async () => {
    const holder = await holderOf('standard');
    const { cardId, token } = holder;
    const { card } = replyOf(await bank.call('readCardInfo', { cardId }, { token }));

    const sent = replyOf(await bank.call('sendCardSms', { cardId }, { token }));
    const soon = await bank.call('sendCardSms', { cardId }, { token });
    bank.clock.advance(61_000);
    const later = await bank.call('sendCardSms', { cardId }, { token });

    const [sms] = await sentTo(holder);
    const cents = [...(sms?.text ?? '').matchAll(/([\d.]+,\d\d) euro/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(/[.,]/g, '')),
    );
    expect(sent.obfuscatedValue).toMatch(/^\*+\d\d$/);
    expect(cents).toEqual([card.spent, card.calculatedAvailability]);
    expect(soon).toMatchObject({ error: { code: 'SMS_TOO_SOON' }, retryAfter: 60 });
    expect(codeOf(later)).toBe('OK');
  });

  it('have no limit until one is set [CALL-103, SPEND-01, SPEND-05, SPEND-06]', async () => {
    const holder = await holderOf('standard');
    const { cardId, token } = holder;

    const control = replyOf(await bank.call('readSpendingControl', { cardId }, { token }));

    const { card } = replyOf(await bank.call('readCardInfo', { cardId }, { token }));
    expect(control).toEqual({
      cardId,
      active: false,
      maxThreshold: 500_000,
      spent: card.spent,
      refreshCardContext: false,
    });
    expect((await services(holder)).SPENDING_CONTROL_VISA?.active).toBe('DISATTIVO');
  });

  it('set a limit with a code that names it; then the card spends no more, until it is taken off [CALL-104, CALL-103, SPEND-01, SCA-19, S-07]', async () => {
    const holder = await holderOf('standard');
    const { cardId, token } = holder;
    const { spent = 0 } = replyOf(await bank.call('readSpendingControl', { cardId }, { token }));
    const threshold = spent + 1999;

    const on = await prove(holder, 'changeSpendingControl', { body: { cardId, active: true, threshold } });
    const sms = (await sentTo(holder)).find(({ code }) => code !== null);
    const over = await bank.call(
      'topUpPhone',
      { cardId, netAmount: 2000, payee: { phoneNumber: '3331234567', operatorCode: 'ONDA' } },
      { token: on.owner.token, headers: { criticalData: '3331234567-2000' } },
    );
    const shown = (await services(on.owner)).SPENDING_CONTROL;
    const within = await topUp(on.owner, 1500);
    const off = await prove(within.owner, 'changeSpendingControl', { body: { cardId, active: false } });
    const free = await topUp(off.owner, 2000);

    expect(replyOf(on.answer)).toMatchObject({ active: true, threshold, spent });
    expect(shown).toMatchObject({ active: 'ATTIVO', threshold, spent });
    expect(sms?.text).toMatch(/al massimo [\d.]+,\d\d euro al mese/);
    expect(codeOf(over)).toBe('SPENDING_LIMIT_REACHED');
    expect(codeOf(within.answer)).toBe('OK');
    expect(replyOf(off.answer)).toMatchObject({ active: false, threshold, spent: spent + 1500 });
    expect(codeOf(free.answer)).toBe('OK');
  });

  it.each([
    [{ active: true, threshold: 0 }],
    [{ active: true, threshold: 500_000 }],
    [{ active: true }],
    [{ active: false, threshold: 500_001 }],
  ])('refuse %j as a limit: above 0 and below the maximum [SPEND-04, CALL-104]', async (wish) => {
    const { token, cardId } = await holderOf('standard');

    const answer = await bank.call('changeSpendingControl', { cardId, ...wish }, { token });

    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'THRESHOLD_REFUSED', pointer: '/threshold' },
    });
  });

  it('hide what a family card has spent, and let its limit be set [S-36, SPEND-02]', async () => {
    const { token, cardIds } = await holderOf('famiglia');
    const cardId = cardIds[1] ?? '';

    const control = replyOf(await bank.call('readSpendingControl', { cardId }, { token }));
    const sms = await bank.call('sendCardSms', { cardId }, { token });

    expect(control.spent).toBeUndefined();
    expect(codeOf(sms)).toBe('FUNCTION_NOT_AVAILABLE');
  });

  it('answer at the documents’ own paths as well [CALL-101, CALL-102, CALL-104]', async () => {
    const { token, cardId } = await holderOf('standard');
    const headers = { authorization: `Bearer ${token}`, 'Macro-Context': '/', 'Micro-Context': 'test' };
    const send = async (url: string, payload: object) =>
      (await bank.app.inject({ method: 'POST', url, headers, payload })).statusCode;

    const statuses = [
      await send('/api/services/subscription/sca/subscribeSmsAlert', { cardId, threshold: 100 }),
      await send('/api/services/subscription/unsubscribeSmsAlert', { cardId }),
      await send('/api/services/spending-control/sca/changeSpendingControl', { cardId, active: false }),
    ];

    expect(statuses).toEqual([403, 200, 403]);
    expect(operations.subscribeSmsAlert.path).toContain('subscription-service');
  });

  it('are of the holder’s own cards only [S-34]', async () => {
    const { cardId } = await holderOf('standard');
    const { token } = await holderOf('standard');

    const answers = await Promise.all([
      bank.call('readSmsAlert', { cardId }, { token }),
      bank.call('subscribeSmsAlert', { cardId, threshold: 100 }, { token }),
      bank.call('unsubscribeSmsAlert', { cardId }, { token }),
      bank.call('sendCardSms', { cardId }, { token }),
      bank.call('readSpendingControl', { cardId }, { token }),
      bank.call('changeSpendingControl', { cardId, active: false }, { token }),
    ]);

    expect(answers.map(codeOf)).toEqual(Array.from({ length: 6 }, () => 'NOT_FOUND'));
  });
});
