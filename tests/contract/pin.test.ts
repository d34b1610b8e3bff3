import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { challengeOf, codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const hourMs = 3_600_000;

describe.each(await rulePlaces())('the PIN on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('pin');

  const holderOf = (persona: string) => openCardHolder(bank, nameOf(persona));

  const events = async () =>
    (await bank.console<{ event: string; detail: string }[]>('GET', 'security-log')).map(
      ({ event }) => event,
    );

  it('is shown once and four times more in 24 hours, warns when one view remains, and then is blocked until they are over [PIN-04, PIN-05, PIN-06, PIN-09, CALL-37, CALL-38, S-38]', async () => {
    const { username, cardId, ...holder } = await holderOf('standard');
    const before = await holder.ask('readPinStatus', { cardId });
    const seen = [];

    for (let view = 0; view < 5; view += 1) seen.push(replyOf(await holder.prove('viewPin', { cardId })));
    const over = await holder.call('viewPin', { cardId });
    const blocked = await holder.ask('readPinStatus', { cardId });
    bank.clock.advance(24 * hourMs - 1000);
    const later = await openCardHolder(bank, username);
    const stillOver = await later.call('viewPin', { cardId });
    bank.clock.advance(1000);
    const again = replyOf(await later.prove('viewPin', { cardId }));

    expect(before).toEqual({ cardId, status: 'AVAILABLE', remainingViews: 5, visibleSeconds: 30 });
    expect(seen.map(({ status, remainingViews }) => [status, remainingViews])).toEqual([
      ['AVAILABLE', 4],
      ['AVAILABLE', 3],
      ['AVAILABLE', 2],
      ['LAST_VIEW', 1],
      ['BLOCKED', 0],
    ]);
    expect(new Set(seen.map(({ pin }) => pin)).size).toBe(1);
    expect(over).toMatchObject({
      status: 429,
      error: { code: 'VIEWS_EXCEEDED', type: 'SHOW' },
      retryAfter: 86_400,
    });
    expect(over).not.toHaveProperty('error.sca');
    expect(blocked).toMatchObject({
      status: 'BLOCKED',
      remainingViews: 0,
      availableFrom: '2026-11-20T16:00:00.000+01:00',
    });
    expect(stillOver).toMatchObject({ error: { code: 'VIEWS_EXCEEDED' }, retryAfter: 1 });
    expect(again).toMatchObject({ pin: seen[0]?.pin, remainingViews: 4 });
  });

  it('is shown for a code only, whose SMS names the card, and leaves a line in the security log [CALL-37, S-07, S-59]', async () => {
    const { cardId, ...holder } = await holderOf('standard');

    const shown = replyOf(await holder.prove('viewPin', { cardId }));

    const [sms] = await bank.console<{ text: string }[]>(
      'GET',
      `outbox?to=${encodeURIComponent(holder.username)}`,
    );
    const lines = await bank.console<object[]>('GET', 'security-log');
    expect(shown.pin).toMatch(/^\d{5}$/);
    expect(sms?.text).toContain('per vedere il PIN della carta che finisce con 4417');
    expect(lines[0]).toMatchObject({ event: 'pin.viewed' });
    expect(JSON.stringify(lines)).not.toContain(`"${shown.pin}"`);
  });

  it('is another for another card, and a code asked for one card shows no other [S-06, S-13]', async () => {
    const { cardIds, cardId, ...holder } = await holderOf('standard');
    const first = replyOf(await holder.prove('viewPin', { cardId }));
    const other = replyOf(await holder.prove('viewPin', { cardId: cardIds[1] ?? '' }));
    const options = { token: holder.token() };
    const asked = await challengeOf(bank, { id: 'viewPin', body: { cardId }, ...options });

    const { trxData: transactionData, mtTransactionId, additionalInfo } = asked;
    const headers = { transactionData, mtTransactionId, transactionId: mtTransactionId, additionalInfo };
    const unproven = await bank.call('viewPin', { cardId }, { ...options, headers });
    const status = await holder.ask('readPinStatus', { cardId });

    expect(other.pin).not.toBe(first.pin);
    expect(codeOf(unproven)).toBe('SCA_INVALID');
    expect(status.remainingViews).toBe(4);
  });

  it('can be seen once it has been asked for; asking again changes nothing [CALL-40, CALL-38]', async () => {
    const { cardIds, ...holder } = await holderOf('bloccata');
    const cardId = cardIds[3] ?? '';
    const early = await holder.call('viewPin', { cardId });
    const before = await holder.ask('readPinStatus', { cardId });

    const asked = await holder.ask('requestPin', { cardId });
    const shown = replyOf(await holder.prove('viewPin', { cardId }));
    const again = await holder.ask('requestPin', { cardId });

    expect(early).toMatchObject({ status: 422, error: { code: 'PIN_NOT_REQUESTED' } });
    expect(before).toMatchObject({ status: 'NOT_REQUESTED', remainingViews: 0 });
    expect(asked).toMatchObject({ status: 'AVAILABLE', remainingViews: 5 });
    expect(shown.remainingViews).toBe(4);
    expect(again).toMatchObject({ status: 'AVAILABLE', remainingViews: 4 });
    expect((await events()).filter((event) => event === 'pin.requested')).toHaveLength(1);
  });

  it('is posted home once in ten days, and the holder is told by e-mail [CALL-39]', async () => {
    const { cardId, username, ...holder } = await holderOf('standard');

    const posted = await holder.ask('sendPinByMail', { cardId });
    const again = await holder.call('sendPinByMail', { cardId });
    const status = await holder.ask('readPinStatus', { cardId });
    const [mail] = await bank.console<{ kind: string; text: string }[]>(
      'GET',
      `outbox?kind=email&to=${encodeURIComponent(username)}`,
    );
    bank.clock.advance(10 * 24 * hourMs);
    const later = await openCardHolder(bank, username);
    const arrived = await later.ask('readPinStatus', { cardId });
    const next = await later.call('sendPinByMail', { cardId });

    expect(again).toMatchObject({ status: 422, error: { code: 'PIN_ON_ITS_WAY' } });
    expect(status.arrivesBy).toBe(posted.arrivesBy);
    expect(mail?.text).toContain('il PIN della carta che finisce con 4417 arriva per posta');
    expect(arrived.arrivesBy).toBeUndefined();
    expect(codeOf(next)).toBe('OK');
  });

  it.each(['viewPin', 'readPinStatus', 'sendPinByMail', 'requestPin'] as const)(
    'is out of reach of %s for a blocked card, an expired one and a holder without holder code [S-35]',
    async (id) => {
      const { cardIds, ...holder } = await holderOf('bloccata');
      const limited = await holderOf('limitato');

      const answers = [
        await holder.call(id, { cardId: cardIds[1] ?? '' }),
        await holder.call(id, { cardId: cardIds[2] ?? '' }),
        await limited.call(id, { cardId: limited.cardId }),
      ];

      expect(answers.map(codeOf)).toEqual(Array.from({ length: 3 }, () => 'FUNCTION_NOT_AVAILABLE'));
    },
  );
});
