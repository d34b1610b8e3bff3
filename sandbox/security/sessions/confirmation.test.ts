import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { challenges } from '../../db/schema.ts';
import { refuse, type HolderCall } from '../../server/call.ts';
import { raiseFailures } from '../codes/attempts.ts';
import { elsewhere, giveNumbers, noon, openHolders } from '../holders.fixture.ts';
import { hashReference, sha256 } from '../secrets.ts';
import { askConfirmation, hasProof, refuseSpentProof, useProof, type Wanted } from './confirmation.ts';

const holders = openHolders();
const invalid = refuse('SCA_INVALID');
const payload = { amount: '10,00' };
const wantedOf = (data: unknown, service = 'topUpPhone'): Wanted => ({
  service,
  confirmation: { data, payload },
});
const wanted = wantedOf({ amount: 1000, phoneNumber: '347' });

async function ask(call: HolderCall, what: Wanted = wanted) {
  const { sca } = await askConfirmation(call, what);
  if (sca === undefined) throw new Error('nothing is to be confirmed');
  return sca;
}

const rowOf = async ({ db }: HolderCall, id: string) =>
  (await db.select().from(challenges).where(eq(challenges.id, id)))[0];

/** Asks for a confirmation and gives it, as a right code does: good for a second. */
async function prove(call: HolderCall, what: Wanted = wanted) {
  const { mtTransactionId, trxData } = await ask(call, what);
  const proven = {
    transactionId: 'transaction',
    proofHash: hashReference('proof'),
    proofExpiresAt: noon + 1000,
  };
  await call.db
    .update(challenges)
    .set({ state: 'verified', ...proven })
    .where(eq(challenges.id, mtTransactionId));
  const proof = {
    mtTransactionId,
    transactionId: 'transaction',
    transactionData: trxData,
    additionalInfo: 'proof',
  };
  return { ...call, proof };
}

describe('a confirmation that is asked for', () => {
  it('says what is to be signed, and what names it is kept as hashes [SCA-31, S-25]', async () => {
    const call = holders.call();

    const refusal = await askConfirmation(call, wanted);

    const row = await rowOf(call, refusal.sca?.mtTransactionId ?? '');
    expect(refusal).toMatchObject({ kind: 'refused', code: 'SCA_REQUIRED' });
    expect(refusal.sca).toEqual({
      phoneNumbers: [],
      channel: 'SMS',
      trxData: expect.stringMatching(/^topUpPhone\.[\w-]{43}$/),
      mtTransactionId: expect.stringMatching(/^[\w-]{32}$/),
      additionalInfo: expect.stringMatching(/^[\w-]{32}$/),
      serviceId: 'topUpPhone',
      servicePayload: payload,
    });
    expect(row).toMatchObject({ state: 'asked', payload, createdAt: noon, trxData: refusal.sca?.trxData });
    expect(row?.infoHash).toBe(hashReference(refusal.sca?.additionalInfo ?? ''));
  });

  it('offers each of the holder’s numbers once, in their order, with its last 2 digits alone [S-14]', async () => {
    const call = holders.call();
    await giveNumbers(call, ['+393471234512', '+39347123434', '+393471234512', '+39348123456']);
    await giveNumbers(holders.call(), ['+393471234599']);

    const { phoneNumbers, mtTransactionId } = await ask(call);
    const again = await ask(call);

    expect(phoneNumbers.map(({ obfuscatedValue }) => obfuscatedValue)).toEqual([
      '********12',
      '*******34',
      '*******56',
    ]);
    expect(Object.keys((await rowOf(call, mtTransactionId))?.phones ?? {})).toEqual(
      expect.arrayContaining(phoneNumbers.map(({ id }) => id)),
    );
    for (const { id } of phoneNumbers) expect(id).toMatch(/^[\w-]{32}$/);
    expect(again.phoneNumbers[0]?.id).not.toBe(phoneNumbers[0]?.id);
  });

  it('is told at once where the operation is blocked', async () => {
    const call = holders.call();
    const key = { userId: call.holder.userId, service: 'topUpPhone' };
    await raiseFailures(call.db, key, { most: 1, now: noon });

    expect(await askConfirmation(call, wanted)).toEqual(refuse('5709'));
    expect((await askConfirmation(call, wantedOf({}, 'confirmPlan'))).code).toBe('SCA_REQUIRED');
  });

  it('ends the one before it for the same operation, and no other', async () => {
    const call = holders.call();
    const states = ['asked', 'sent', 'verified', 'used'] as const;
    const before = [];
    for (const state of states) {
      const { mtTransactionId } = await ask(call);
      before.push(mtTransactionId);
      if (state !== 'asked')
        await call.db.update(challenges).set({ state }).where(eq(challenges.id, mtTransactionId));
    }
    const others = [await ask(call, wantedOf({}, 'confirmPlan')), await ask(elsewhere(call))];

    await ask(call);

    const found = await Promise.all(before.map(async (id) => (await rowOf(call, id))?.state));
    expect(found).toEqual(['void', 'void', 'void', 'used']);
    for (const { mtTransactionId } of others)
      expect((await rowOf(call, mtTransactionId))?.state).toBe('asked');
  });

  it('names the data, whatever the order of their members, and lists as they are ordered [S-06]', async () => {
    const call = holders.call();
    const named = async (data: unknown) => (await ask(call, wantedOf(data))).trxData;

    const one = await named({ b: [1, { d: null, c: 'x' }], a: true });

    expect(await named({ a: true, gone: undefined, b: [1, { c: 'x', d: null }] })).toBe(one);
    for (const other of [
      { a: true, b: [{ c: 'x', d: null }, 1] },
      { a: true, b: [1, { c: 'x' }] },
      { a: true, b: [1, { c: 'x', d: 'null' }] },
      { a: false, b: [1, { c: 'x', d: null }] },
      { a: true, c: [1, { c: 'x', d: null }] },
      { a: true },
      [],
      null,
    ])
      expect(await named(other)).not.toBe(one);
    expect(await named(undefined)).toBe(await named(null));
    expect(await named([])).not.toBe(await named({}));
    // A confirmation that is asked for before an update of the bank is given after it.
    expect(await named({ b: [1, 2], a: true })).toBe(`topUpPhone.${sha256('{"a":true,"b":[1,2]}')}`);
    expect(await named({ ab: 1, c: 2 })).not.toBe(await named({ a: 1, bc: 2 }));
    expect(await named([12])).not.toBe(await named([1, 2]));
  });
});

describe('a proof', () => {
  it('is good once for what it was made for, within its time [S-05, S-06]', async () => {
    const call = await prove(holders.call());

    const first = await useProof({ ...call, now: noon + 999 }, wanted);
    const second = await useProof(call, wanted);

    expect([first, second]).toEqual([null, invalid]);
    expect((await rowOf(call, call.proof.mtTransactionId))?.state).toBe('used');
  });

  it.each<[string, (call: Awaited<ReturnType<typeof prove>>) => unknown, Wanted?]>([
    ['once its time is over', (call) => ({ ...call, now: noon + 1000 })],
    ['for other data', (call) => call, wantedOf({ amount: 1001, phoneNumber: '347' })],
    ['for another operation', (call) => call, wantedOf({ amount: 1000, phoneNumber: '347' }, 'confirmPlan')],
    [
      'with other data in its headers',
      (call) => ({ ...call, proof: { ...call.proof, transactionData: 'x' } }),
    ],
    ['with another transaction', (call) => ({ ...call, proof: { ...call.proof, transactionId: 'x' } })],
    ['with another secret', (call) => ({ ...call, proof: { ...call.proof, additionalInfo: 'x' } })],
  ])('%s is refused, and worth nothing from then on [S-06, S-13]', async (_, change, what = wanted) => {
    const call = await prove(holders.call());

    const refused = await useProof({ ...call, ...Object(change(call)) }, what);

    expect(refused).toEqual(invalid);
    expect((await rowOf(call, call.proof.mtTransactionId))?.state).toBe('void');
  });

  it('that has no secret is refused, as is one that names nothing', async () => {
    const call = await prove(holders.call());
    const { mtTransactionId, transactionId, transactionData } = call.proof;

    expect(await useProof({ ...call, proof: { transactionId, transactionData } }, wanted)).toEqual(invalid);
    expect(
      await useProof({ ...call, proof: { mtTransactionId, transactionId, transactionData } }, wanted),
    ).toEqual(invalid);
  });

  it('that was not given, or that has no end, is refused [S-06]', async () => {
    const call = await prove(holders.call());
    const { mtTransactionId } = call.proof;
    const change = (to: Partial<typeof challenges.$inferInsert>) =>
      call.db.update(challenges).set(to).where(eq(challenges.id, mtTransactionId));

    await change({ state: 'sent' });
    const ungiven = await useProof(call, wanted);
    const left = (await rowOf(call, mtTransactionId))?.state;
    await change({ state: 'verified', proofExpiresAt: null });
    const endless = await useProof(call, wanted);

    expect([ungiven, left, endless]).toEqual([invalid, 'sent', invalid]);
  });

  it('is its session’s alone, and another’s try does it no harm [S-06]', async () => {
    const call = await prove(holders.call());

    expect(await useProof({ ...call, holder: elsewhere(call).holder }, wanted)).toEqual(invalid);
    expect(await useProof(call, wanted)).toBeNull();
  });

  it('is looked at before a secret is judged, and not used up by that', async () => {
    const call = await prove(holders.call());
    const others = [
      { ...call, holder: elsewhere(call).holder },
      { ...call, proof: { ...call.proof, mtTransactionId: 'nobody’s' } },
      { ...call, proof: { transactionData: 'data' } },
    ];

    const unspent = [await refuseSpentProof(call), await refuseSpentProof({ ...call, proof: {} })];
    const refused = await Promise.all(others.map(refuseSpentProof));
    const used = await useProof(call, wanted);

    expect([...unspent, used]).toEqual([null, null, null]);
    expect(refused).toEqual([invalid, invalid, invalid]);
    expect(await refuseSpentProof(call)).toEqual(invalid);
  });

  it('is one, good or bad, where its headers name a challenge or data', () => {
    expect(hasProof({ mtTransactionId: 'x' })).toBe(true);
    expect(hasProof({ transactionData: 'x' })).toBe(true);
    expect(hasProof({ additionalInfo: 'x', transactionId: 'x' })).toBe(false);
  });
});
