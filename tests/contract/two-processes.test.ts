import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankRequests } from '#schemas';
import { inTurn, startPair, type Pair } from '../support/bank-pair.ts';
import type { BankTalk } from '../support/sandbox.ts';
import {
  challengeOf,
  codeOf,
  demoPassword,
  logIn,
  otpRequest,
  replyOf,
  startLogin,
  withProof,
} from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import type { BankProcess } from '../support/sandbox-process.ts';

const servers = (await databasePlaces()).filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('two bank processes on one $name database, used in turn', (place) => {
  let pair: Pair;
  let bank: BankTalk;

  beforeAll(async () => {
    pair = await startPair(place);
  });

  beforeEach(() => {
    bank = inTurn(pair.one, pair.two);
  });

  afterAll(() => pair.end());

  it('carry one login and one phone change between them [S-56]', async () => {
    const username = 'standard+turns@percorso.test';
    const newNumber = '3331230077';

    const token = await logIn(bank, username);
    const cardId = await firstCard(bank, token);
    replyOf(await bank.call('generateOtpSca', { telephone: `+39${newNumber}` }, { token }));
    const otp = (await bank.lastCode(`+39${newNumber}`)) ?? '';
    replyOf(await bank.call('verifyOtpNewNumber', { cardId, otp }, { token }));
    const body = { newNumber, cardId };
    const changed = await withProof(bank, { id: 'updateContact', body, token, to: username });

    expect(replyOf(changed.answer)).toMatchObject({ contact: '********77' });
    for (const process of [pair.one, pair.two]) {
      const profile = await process.call('readUserProfile', undefined, { token: changed.token });
      expect(replyOf(profile).telephoneNumber).toBe('********77');
      const seen = await process.console<{ operationId: string }[]>('GET', 'requests');
      expect(new Set(seen.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('block at the fifth wrong code, wherever each was typed, and stay blocked at both [S-09, S-10, S-56]', async () => {
    const username = 'standard+spread@percorso.test';
    const { token, sent, bound } = await sendLoginCode(bank, username);
    const right = (await bank.lastCode(username)) ?? '';
    const otp = right === '000000' ? '111111' : '000000';

    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      codes.push(codeOf(await bank.call('verifyMfa', { token: sent, otp, ...bound }, { token })));

    expect(codes).toEqual(['5707', '5707', '5707', '5708', '5709']);
    for (const process of [pair.one, pair.two]) {
      const late = await process.call('verifyMfa', { token: sent, otp: right, ...bound }, { token });
      expect(codeOf(late)).toBe('5709');
      const again = await startLogin(process, username);
      expect(codeOf(await process.call('finalizeLogin', {}, { token: again }))).toBe('5709');
    }
  });

  it('take a right code once, however many type it at both at the same time [S-05, S-56]', async () => {
    const username = 'standard+race@percorso.test';
    const { token, sent, bound } = await sendLoginCode(bank, username);
    const otp = (await bank.lastCode(username)) ?? '';

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bank.call('verifyMfa', { token: sent, otp, ...bound }, { token })),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('count codes sent and passwords tried together [S-12, S-16, S-56]', async () => {
    const { token, challenge } = await sendLoginCode(pair.one, 'standard+soon@percorso.test');
    const wrong = { grant_type: 'PASSWORD', username: 'famiglia@percorso.test', password: 'no' } as const;

    const second = await pair.two.call('generateOtp', otpRequest(challenge), {
      token,
      query: { reNew: '1' },
    });
    for (let attempt = 0; attempt < 5; attempt += 1) await tryPassword(bank, wrong);
    const right = await tryPassword(bank, { ...wrong, password: demoPassword });

    expect(codeOf(second)).toBe('OTP_TOO_SOON');
    expect(codeOf(right)).toBe('LOGIN_REFUSED');
  });

  it('end a session together [S-30, S-56]', async () => {
    const token = await logIn(pair.one, 'standard+leaves@percorso.test');
    await firstCard(pair.two, token);

    replyOf(await pair.two.call('userLogout', { clientAccessToken: token }, { token }));

    expect(codeOf(await pair.one.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
  });
});

describe.each(servers)('of two bank processes on one $name database, one killed under load', (place) => {
  let pair: Pair;

  beforeEach(async () => {
    pair = await startPair(place);
  });

  afterEach(() => pair.end());

  it('loses nothing that it acknowledged, and the other never falters [S-55, S-56]', async () => {
    const { one, two } = pair;
    const done: Opened[] = [];
    const toOne = () => done.filter(({ by }) => by === one).length;
    let killed = false;
    const kill = async () => {
      killed = true;
      await one.kill();
    };

    const dying = ['a', 'b'].map((writer) =>
      write(one, { writer, done, isOver: () => (toOne() < 6 ? false : kill()) }),
    );
    const left = { c: 4, d: 4 };
    const living = (['c', 'd'] as const).map((writer) =>
      write(two, { writer, done, isOver: () => killed && (left[writer] -= 1) < 0 }),
    );
    const ends = await Promise.allSettled([...dying, ...living]);

    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    expect(toOne()).toBeGreaterThanOrEqual(6);
    expect(done.length - toOne()).toBeGreaterThanOrEqual(8);
    for (const { username, token } of done) {
      const opening = await two.call('userLogin', { rememberUserName: false }, { token });
      expect(replyOf(opening).userInfo.cards, username).toHaveLength(3);
    }
    const orphan = done.find(({ by }) => by === one)?.username ?? '';
    expect(await logIn(two, orphan)).toMatch(/^[\w-]{32}$/);
  });
});

/** An account that a process says it has opened, with the token that it gave. */
type Opened = { username: string; token: string; by: BankProcess };

type Writing = { writer: string; done: Opened[]; isOver: () => boolean | Promise<void> };

/** Opens accounts without pause until it is over, or until the process is gone. */
async function write(by: BankProcess, { writer, done, isOver }: Writing): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const username = `standard+${writer}${turn}@percorso.test`;
    done.push({ username, token: await startLogin(by, username), by });
    if ((await isOver()) === true) return;
  }
}

async function sendLoginCode(bank: BankTalk, username: string) {
  const token = await startLogin(bank, username);
  const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
  const { token: sent } = replyOf(await bank.call('generateOtp', otpRequest(challenge), { token }));
  const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  return { token, challenge, sent, bound };
}

async function tryPassword(bank: BankTalk, form: BankRequests['requestToken']) {
  const { jwt } = replyOf(await bank.call('requestJwt', {}));
  return bank.call('requestToken', form, { token: jwt });
}

async function firstCard(bank: BankTalk, token: string): Promise<string> {
  return replyOf(await bank.call('listCards', {}, { token })).cards[0]?.id ?? '';
}
