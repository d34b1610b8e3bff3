import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { proofOf } from '../support/instalments.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const payee = { phoneNumber: '3471234567', operatorCode: 'ONDA' };
const headers = { criticalData: `${payee.phoneNumber}-500` };

const cardOf = async ({ ask, cardId }: CardHolder) => (await ask('readCardContext', { cardId })).cardContext;

describe.each(await rulePlaces())('the lock of a card on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('lock');

  const holderOf = (persona = 'standard') => openCardHolder(bank, nameOf(persona));

  const outboxOf = ({ username }: CardHolder) =>
    bank.console<{ text: string; code: string | null }[]>('GET', `outbox?to=${encodeURIComponent(username)}`);

  const topUp = ({ token, cardId }: CardHolder) =>
    bank.call('topUpPhone', { cardId, netAmount: 500, payee }, { token: token(), headers });

  it('falls at once, without a code, shows on the card and is told to the holder [HOLDER-24] [S-75]', async () => {
    const holder = await holderOf();
    const { ask, cardId } = holder;
    const before = await cardOf(holder);

    const lock = await ask('lockCard', { cardId });

    const { cardInfo, profiling } = await cardOf(holder);
    const { cards } = await ask('listCards', {});
    const sent = await outboxOf(holder);
    expect(lock).toEqual({ cardId, lockedByHolder: true, refreshCardContext: true });
    expect(before.cardInfo.card.lockedByHolder).toBe(false);
    expect(cardInfo.card).toMatchObject({ validityStatus: 'VALID', lockedByHolder: true });
    expect(cards.map(({ lockedByHolder }) => lockedByHolder)).toEqual([true, false, false]);
    expect(profiling.RICARICHE_TELEFONICHE).toMatchObject({
      locked: true,
      lockedTitle: 'Carta bloccata da te',
    });
    expect(before.profiling.RICARICHE_TELEFONICHE?.locked).toBe(false);
    expect(sent.some(({ text }) => text.includes('la carta che finisce con 4417 è bloccata'))).toBe(true);
  });

  it('stops whatever pays or shows what is paid with, and nothing that is read [HOLDER-24]', async () => {
    const holder = await holderOf();
    const { call, ask, cardId } = holder;
    await ask('lockCard', { cardId });

    const refused = [
      await topUp(holder),
      await call('listTopUpOperators', { cardId }),
      await call('viewKey6', { cardId }),
      await call('viewPin', { cardId }),
    ];
    const read = await call('listTransactions', { cardId, pageLimit: 5, pageNumber: 1 });

    expect(refused.map(codeOf)).toEqual(['CARD_LOCKED', 'CARD_LOCKED', 'CARD_LOCKED', 'CARD_LOCKED']);
    expect(codeOf(read)).toBe('OK');
  });

  it('refuses a payment that was confirmed with a code before it fell [HOLDER-24] [S-78]', async () => {
    const holder = await holderOf();
    const { cardId, username } = holder;
    const body = { cardId, netAmount: 500, payee };
    const payer = { ...holder, cardIds: [...holder.cardIds], token: holder.token() };
    const proof = await proofOf(bank, { id: 'topUpPhone', body, holder: payer, headers });
    const other = await logIn(bank, username);

    replyOf(await bank.call('lockCard', { cardId }, { token: other }));

    expect(codeOf(await bank.call('topUpPhone', body, proof))).toBe('CARD_LOCKED');
  });

  it('is lifted with a code that names the card, and with nothing less [HOLDER-24] [S-07]', async () => {
    const holder = await holderOf();
    const { ask, call, prove, cardId } = holder;
    await ask('lockCard', { cardId });

    const asked = await call('unlockCard', { cardId });
    const during = (await cardOf(holder)).cardInfo.card.lockedByHolder;
    const lifted = replyOf(await prove('unlockCard', { cardId }));

    const code = (await outboxOf(holder)).find(({ text }) => text.includes('per sbloccare la carta'));
    expect(codeOf(asked)).toBe('SCA_REQUIRED');
    expect(during).toBe(true);
    expect(lifted).toEqual({ cardId, lockedByHolder: false, refreshCardContext: true });
    expect(code?.text).toContain('4417');
    expect(codeOf(await topUp(holder))).toBe('SCA_REQUIRED');
  });

  it('is the same when it falls twice, and cannot be lifted where there is none [HOLDER-24]', async () => {
    const holder = await holderOf();
    const { ask, call, cardId } = holder;

    const none = await call('unlockCard', { cardId });
    const first = await ask('lockCard', { cardId });
    const told = (await outboxOf(holder)).length;
    const second = await ask('lockCard', { cardId });

    expect(codeOf(none)).toBe('CARD_NOT_LOCKED');
    expect(second).toEqual(first);
    expect((await outboxOf(holder)).length).toBe(told);
  });

  it('is not for a card that the bank has blocked, nor for somebody else’s [HOLDER-24] [S-34]', async () => {
    const blocked = await holderOf('bloccata');
    const mine = await holderOf();
    const { cardId } = await holderOf();

    const shut = (await blocked.ask('listCards', {})).cards.find((card) => card.validityStatus === 'BLOCKED');

    expect(shut?.lockedByHolder).toBeUndefined();
    expect(codeOf(await blocked.call('lockCard', { cardId: shut?.id ?? '' }))).toBe('FUNCTION_NOT_AVAILABLE');
    expect(codeOf(await mine.call('lockCard', { cardId }))).toBe('NOT_FOUND');
  });
});
