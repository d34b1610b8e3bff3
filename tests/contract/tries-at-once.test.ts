import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { inTurn, startPair, type Pair } from '../support/bank-pair.ts';
import type { BankTalk } from '../support/sandbox.ts';
import { codeOf, demoPassword, startLogin } from '../support/sandbox-login.ts';
import { prelogin } from '../support/sandbox-onboarding.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { countAnswers, triesAtOnce } from '../support/tries-at-once.ts';

const nameOf = copiesOf('once');
const places = await databasePlaces();

// Of a hundred logins at once none shall be sent away unjudged.
const strict = {
  code: { ...defaultPolicy.code, perHolder: 100 },
  password: { ...defaultPolicy.password, hash: { memory: 64, passes: 1, parallelism: 1 } },
  flood: { ...defaultPolicy.flood, hashesWaiting: 200, refusalMs: 0 },
  turns: { ...defaultPolicy.turns, waiting: 200 },
};
// What is not about the address comes from one address all the same.
const policy = { ...strict, login: { ...defaultPolicy.login, addressFailures: 1_000_000 } };

/** Sends a hundred logins of one account at once, the right password at one place, and answers which were let in. */
async function rush(bank: BankTalk, rightAt: number): Promise<number[]> {
  const username = nameOf('standard');
  await startLogin(bank, username);
  const token = await prelogin(bank);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const password = index + 1 === rightAt ? demoPassword : 'Wrong1234!';
      return bank.call('requestToken', { grant_type: 'PASSWORD', username, password }, { token });
    }),
  );
  return answers.flatMap((answer, index) => (codeOf(answer) === 'OK' ? [index + 1] : []));
}

// A round tries a hundred interleavings; the matrix has many rounds, the suite enough to see a lock that is not taken.
const roundsWanted = process.env['DATABASES'] === 'all' ? 20 : 4;

/** Places so late that five are judged before it at either of two processes, though logins overtake each other by ten. */
async function rounds(bank: BankTalk): Promise<number[]> {
  const letIn: number[] = [];
  for (let round = 0; round < roundsWanted; round += 1)
    letIn.push(...(await rush(bank, 40 + Math.floor((60 * round) / roundsWanted))));
  return letIn;
}

const counts = Object.entries(triesAtOnce).filter(([name]) => name !== 'recovery');

describe.each(places)('tries at once on $name', (place) => {
  const bank = bankOn(place, { policy });
  const bankOfAddresses = bankOn(place, { policy: strict });

  it('let nobody in after the fifth wrong password, of 100 logins at once, round after round [S-76, S-16]', async () => {
    expect(await rounds(bank)).toEqual([]);
  });

  it('let a holder in on twelve devices, after four wrong passwords too [S-76, S-16]', async () => {
    const username = nameOf('standard');
    await startLogin(bank, username);
    const token = await prelogin(bank);
    const send = async (password: string) =>
      codeOf(await bank.call('requestToken', { grant_type: 'PASSWORD', username, password }, { token }));
    for (let count = 0; count < 4; count += 1) await send('Wrong1234!');

    const devices = await Promise.all(Array.from({ length: 12 }, () => send(demoPassword)));

    expect(devices).toEqual(Array(12).fill('OK'));
  });

  it('from one address let nobody in after the hundredth failure, of whatever account [S-76, S-16]', async () => {
    const [right, token] = [nameOf('standard'), await prelogin(bankOfAddresses)];
    await startLogin(bankOfAddresses, right);
    const send = (username: string, password: string) =>
      bankOfAddresses.call('requestToken', { grant_type: 'PASSWORD', username, password }, { token });

    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, index) =>
        index === 150 ? send(right, demoPassword) : send(`nobody${index}@example.org`, 'Wrong1234!'),
      ),
    );

    expect(answers.map(codeOf)).toEqual(Array(160).fill('LOGIN_REFUSED'));
  });

  it('from one address are as many recoveries as one by one [S-76, S-16]', async () => {
    const stage = await triesAtOnce.recovery({ bank: bankOfAddresses, nameOf });

    expect(await countAnswers(stage)).toEqual(stage.answers);
  });

  it.each(counts)('are judged no more often than one by one: %s [S-76]', async (_name, stageOf) => {
    const stage = await stageOf({ bank, nameOf });

    expect(await countAnswers(stage)).toEqual(stage.answers);
  });
});

const servers = places.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('tries at once at two processes on one $name database', (place) => {
  let pair: Pair;
  let pairOfAddresses: Pair;
  let bank: BankTalk;

  beforeAll(async () => {
    pair = await startPair(place, policy);
    pairOfAddresses = await startPair(place, strict);
    bank = inTurn(pair.one, pair.two);
  });

  afterAll(async () => {
    await pair.end();
    await pairOfAddresses.end();
  });

  it('let nobody in after the fifth wrong password, of 100 logins at once, round after round [S-76, S-16, S-56]', async () => {
    expect(await rounds(bank)).toEqual([]);
  });

  it('from one address are as many recoveries as one by one [S-76, S-16, S-56]', async () => {
    const { one, two } = pairOfAddresses;
    const stage = await triesAtOnce.recovery({ bank: inTurn(one, two), nameOf });

    expect(await countAnswers(stage)).toEqual(stage.answers);
  });

  it.each(counts)('are judged no more often than one by one: %s [S-76, S-56]', async (_name, stageOf) => {
    const stage = await stageOf({ bank, nameOf });

    expect(await countAnswers(stage)).toEqual(stage.answers);
  });
});
