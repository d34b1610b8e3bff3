import { afterEach, describe, expect, it } from 'vitest';
import { chaos } from '../../bench/chaos/chaos.ts';
import { contradictionsIn, lookAfter } from '../../bench/chaos/check.ts';
import { newWriter } from '../../bench/chaos/writer.ts';
import type { StoredRow } from '../support/dump-bank.ts';
import { openTestBank, quickPolicy } from '../support/sandbox.ts';
import {
  challengeOf,
  codeOf,
  logIn,
  otpRequest,
  replyOf,
  startLogin,
  withProof,
} from '../support/sandbox-login.ts';
import { databasePlaces, temporaryFolder } from '../support/sandbox-places.ts';
import { startBankProcess, type BankProcess } from '../support/sandbox-process.ts';
import { systemClock } from '#sandbox';

describe.each(await databasePlaces())('a bank process on $name that is killed while it writes', (place) => {
  const cleaning: (() => void | Promise<void>)[] = [];

  afterEach(async () => {
    for (const clean of cleaning.splice(0)) await clean();
  });

  async function opened() {
    const folder = temporaryFolder();
    const at = await place.open();
    cleaning.push(folder.remove, at.drop);
    return { dataDir: folder.path, ...at.options, memory: false };
  }

  it('keeps the number and the block that it acknowledged [S-55, S-10]', async () => {
    const options = await opened();
    const process = await startBankProcess({ ...options, policy: quickPolicy });
    const changer = await changeNumber(process, 'standard+changer@percorso.test');
    await blockLogin(process, 'standard+blocked@percorso.test');
    await process.kill();

    const bank = await openTestBank({ ...options, clock: systemClock });

    cleaning.unshift(() => bank.close());
    const profile = await bank.call('readUserProfile', undefined, { token: changer.token });
    expect(replyOf(profile).telephoneNumber).toBe(`********${changer.newNumber.slice(-2)}`);
    const blocked = await startLogin(bank, 'standard+blocked@percorso.test');
    expect(codeOf(await bank.call('finalizeLogin', {}, { token: blocked }))).toBe('5709');
  });

  it('has what it acknowledged, adds up and keeps one challenge of an operation, however often and whenever it is killed [S-93, S-55]', async () => {
    const found = await chaos(place, { rounds: 2, writers: 3, seed: 93, calls: [45, 75], ms: 0 });

    expect(found.losses).toEqual([]);
    expect(found).toMatchObject({ rounds: 2 });
    expect(found.acknowledged).toBeGreaterThan(0);
    expect(found.underWay).toBeGreaterThan(0);
  });
});

describe('the look at a bank that was killed', () => {
  it('finds what was acknowledged and is gone, and knows what was under way and is done [S-93]', async () => {
    const bank = await openTestBank();
    const writer = await newWriter(bank, 'rate+look@percorso.test');
    const more = { ...writer.kept, rows: writer.kept.rows + 1 };

    const whole = await lookAfter(bank, writer);
    const lost = await lookAfter(bank, { ...writer, kept: more });
    const done = await lookAfter(bank, { ...writer, kept: more, underWay: writer.kept });
    const forgotten = await lookAfter(bank, { ...writer, logins: ['', 'x'.repeat(43)] });
    await bank.close();

    expect([whole, done]).toEqual([
      { losses: [], isDone: false },
      { losses: [], isDone: true },
    ]);
    expect(lost.losses).toEqual([expect.stringContaining(`"rows":${more.rows}`)]);
    expect(forgotten.losses).toEqual([expect.stringContaining('a login that was acknowledged is not known')]);
  });

  it('finds two open challenges, two live codes and a top-up without its operation [S-93]', () => {
    const open = { session_id: 's', service: 'topUpPhone', state: 'asked' };
    const live = { ...open, state: 'live' };
    const stored = new Map<string, StoredRow[]>([
      ['challenges', [open, { ...open, state: 'verified' }, { ...open, state: 'void' }]],
      ['codes', [live, live]],
      ['operations', [{ id: 1, charge_cents: 500 }]],
      [
        'top_ups',
        [
          { id: 'a', operation_id: 1, net_cents: 500 },
          { id: 'b', operation_id: 2, net_cents: 500 },
        ],
      ],
    ]);

    expect(contradictionsIn(stored)).toEqual([
      'two open challenges of topUpPhone in session s',
      'two live codes of topUpPhone in session s',
      'the top-up b has no operation of its amount',
    ]);
  });
});

async function changeNumber(bank: BankProcess, username: string) {
  const token = await logIn(bank, username);
  const cardId = replyOf(await bank.call('listCards', {}, { token })).cards[0]?.id ?? '';
  const newNumber = '3331230099';
  replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
  const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
  replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token }));
  const body = { newNumber, cardId };
  const changed = await withProof(bank, { id: 'updateContact', body, token, to: username });
  replyOf(changed.answer);
  return { token: changed.token, newNumber };
}

async function blockLogin(bank: BankProcess, username: string) {
  const token = await startLogin(bank, username);
  const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const otp = (await bank.lastCode(username)) === '000000' ? '111111' : '000000';
  const body = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  for (let attempt = 0; attempt < 5; attempt += 1)
    await bank.call('verifyMfa', { token: sent.token, otp, ...body }, { token });
}
