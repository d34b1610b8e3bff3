import { afterEach, describe, expect, it } from 'vitest';
import { openTestBank } from '../support/sandbox.ts';
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

const slow = 120_000;

describe.each(await databasePlaces())('a bank process on $name that is killed while it writes', (place) => {
  const cleaning: (() => void | Promise<void>)[] = [];

  afterEach(async () => {
    for (const clean of cleaning.splice(0)) await clean();
  }, slow);

  async function opened() {
    const folder = temporaryFolder();
    const at = await place.open();
    cleaning.push(folder.remove, at.drop);
    return { dataDir: folder.path, ...at.options, memory: false };
  }

  it(
    'has lost nothing that it acknowledged, keeps blocks, and adds up [S-55, S-10]',
    async () => {
      const options = await opened();
      const process = await startBankProcess(options);
      const changer = await changeNumber(process, 'standard+changer@percorso.test');
      await blockLogin(process, 'standard+blocked@percorso.test');
      const acknowledged = await writeUntilKilled(process, 4);

      const bank = await openTestBank({ ...options, clock: systemClock });

      cleaning.unshift(() => bank.close());
      expect(acknowledged.size).toBeGreaterThanOrEqual(12);
      for (const [username, token] of acknowledged) {
        const opening = await bank.call('userLogin', { rememberUserName: false }, { token });
        expect(replyOf(opening).userInfo.cards, username).toHaveLength(3);
      }
      const profile = await bank.call('readUserProfile', undefined, { token: changer.token });
      expect(replyOf(profile).telephoneNumber).toBe(`********${changer.newNumber.slice(-2)}`);
      const blocked = await startLogin(bank, 'standard+blocked@percorso.test');
      expect(codeOf(await bank.call('finalizeLogin', {}, { token: blocked }))).toBe('5709');
      await expectTotalsToAddUp(bank, changer.token);
    },
    slow,
  );
});

/** Writes without pause, many holders at once, until the process is gone; answers what it acknowledged. */
async function writeUntilKilled(bank: BankProcess, writers: number): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  const write = async (writer: number) => {
    for (let turn = 0; turn < 200; turn += 1) {
      const username = `standard+crash${writer}x${turn}@percorso.test`;
      const token = await startLogin(bank, username);
      acknowledged.set(username, token);
      if (acknowledged.size === 12) await bank.kill();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, writer) => write(writer)));
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  return acknowledged;
}

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

async function expectTotalsToAddUp(bank: Awaited<ReturnType<typeof openTestBank>>, token: string) {
  const cardId = replyOf(await bank.call('listCards', {}, { token })).cards[0]?.id ?? '';
  const months = replyOf(await bank.call('readYearlySummary', { cardId }, { token })).transactionsSummary;
  const page = { cardId, pageLimit: 100 };
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map(async (pageNumber) =>
      replyOf(await bank.call('listTransactions', { ...page, pageNumber }, { token })),
    ),
  );
  const booked = pages
    .flatMap(({ transactions }) => transactions)
    .filter(({ transactionStatus }) => transactionStatus === 'R')
    .reduce((sum, { chargeCurrencyAmount }) => sum + (chargeCurrencyAmount?.amount ?? 0), 0);
  expect(booked).toBe(months.reduce((sum, { totalAmount }) => sum + (totalAmount?.value ?? 0), 0));
}
