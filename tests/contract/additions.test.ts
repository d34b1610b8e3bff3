import { afterEach, describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { createJudge } from '#conformance';
import { bankOn } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const contract = readContract();
const judge = createJudge(contract);
const kyc = { triggerTimeline: { id: 'BLOCKER_KYC', date: '2026-12-01T00:00:00.000+01:00' } };

describe.each(await rulePlaces())('what the console has replies carry, on $name', (place) => {
  const bank = bankOn(place);

  afterEach(() => bank.console('DELETE', 'additions'));

  const set = (...additions: object[]) => bank.console<unknown>('PUT', 'additions', additions);

  it('comes with so many replies of the one operation, the card of which it speaks too, and no more [TRIG-01]', async () => {
    const { ask, cardId } = await openCardHolder(bank, 'standard+told@percorso.test');
    const adds = { ...kyc, TTLCardId: cardId, refreshCardContext: true };
    const plain = await ask('readCardInfo', { cardId });
    await set({ operationId: 'readCardInfo', adds, times: 2 });

    const other = await ask('listCategories', { cardId });
    const replies = [];
    for (let count = 0; count < 3; count += 1) replies.push(await ask('readCardInfo', { cardId }));

    expect(replies).toEqual([{ ...plain, ...adds }, { ...plain, ...adds }, plain]);
    expect(other).not.toHaveProperty('triggerTimeline');
    expect(await bank.console('GET', 'additions')).toEqual([]);
  });

  it('waits for a reply that can carry it: a refusal and a challenge leave it where it is [TRIG-01]', async () => {
    const holder = await openCardHolder(bank, 'standard+waits@percorso.test');
    const { cardId } = holder;
    const absent = { cardId: '999999999999' };
    const orders = ['viewPin', 'readCardInfo'].map((operationId) => ({ operationId, adds: kyc, times: 1 }));
    await set(...orders);

    const refused = await holder.call('readCardInfo', absent);
    const shown = replyOf(await holder.prove('viewPin', { cardId }));

    expect(codeOf(refused)).toBe('NOT_FOUND');
    expect(shown).toMatchObject(kyc);
    expect(await bank.console('GET', 'additions')).toEqual([orders[1]]);
  });

  it('is taken once, however many ask at the same time [S-56]', async () => {
    const { ask, cardId } = await openCardHolder(bank, 'standard+once@percorso.test');
    await set({ operationId: '*', adds: kyc, times: 3 });

    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('listCategories', { cardId })));

    const told = answers.filter((answer) => 'triggerTimeline' in answer);
    expect(told).toHaveLength(3);
  });

  it('fits the contract, as any reply with it does [TRIG-01]', async () => {
    const { ask, cardId } = await openCardHolder(bank, 'standard+fits@percorso.test');
    await set({ operationId: '*', adds: { ...kyc, TTLCardId: cardId } });

    const body = await ask('readCardContext', { cardId });

    const operation = contract.operations.get('readCardContext');
    const reply = { status: 200, media: 'application/json', body, retryAfterMs: null, headers: {} };
    expect(body).toMatchObject({ TTLCardId: cardId });
    expect(operation && judge.success(operation, reply)).toBeNull();
  });

  it.each([
    [{ operationId: 'noSuch', adds: kyc }, '/0/operationId'],
    [{ operationId: 'downloadStatement', adds: kyc }, '/0/operationId'],
    [{ operationId: '*', adds: {} }, '/0/adds'],
    [{ operationId: '*', adds: { triggerTimeline: { id: 'blocker' } } }, '/0/adds/triggerTimeline/id'],
    [{ operationId: '*', adds: { TTLCardId: 'card' } }, '/0/adds/TTLCardId'],
    [{ operationId: '*', adds: kyc, times: 0 }, '/0/times'],
  ])('is refused as %j, with a pointer', async (addition, pointer) => {
    const reply = await set(addition);

    expect(reply).toMatchObject({ code: 'CONTRACT_VIOLATION', pointer });
    expect(await bank.console('GET', 'additions')).toEqual([]);
  });
});
