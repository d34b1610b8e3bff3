import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import { openTestBank, type TestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { answering, brokenHost, type Heard, type Passed, type Spoil } from './broken-host.fixture.ts';
import { recipes } from './recipes/all.ts';
import { runConformance } from './run.ts';

const accounts = readAccounts(sandboxAccounts);
const isOf = (id: OperationId, { path }: Heard): boolean => operations[id].path === path;
const codeIn = ({ bytes }: Passed): unknown => Object(JSON.parse(bytes.toString())).code;

const hasWrongPassword = ({ body }: Heard): boolean =>
  new URLSearchParams(body.toString()).get('password')?.endsWith('~') === true;

describe('the conformance kit, of a host whose locks give way', () => {
  let bank: TestBank;
  let host: Server;
  let at: { baseUrl: string; consoleUrl: string };

  beforeEach(async () => {
    bank = await openTestBank();
    const here = { port: 0, host: '127.0.0.1' };
    at = { baseUrl: await bank.app.listen(here), consoleUrl: await bank.consoleApp.listen(here) };
  });

  afterEach(async () => {
    host.closeAllConnections();
    host.close();
    await bank.close();
  });

  /** Names the checks of one operation that fail of a host that is the sandbox, but for what it breaks. */
  async function failuresOf(id: OperationId, spoil: Spoil) {
    const broken = await brokenHost(at.baseUrl, spoil);
    host = broken.server;
    const { reports } = await runConformance({
      contract: readContract(),
      recipes,
      baseUrl: broken.url,
      consoleUrl: at.consoleUrl,
      accounts,
      only: [id],
    });
    return reports.flatMap(({ checks }) =>
      checks
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ name, detail = '' }) => `${name}: ${detail}`),
    );
  }

  it('finds a change that is made by a token alone [S-73]', async () => {
    const failures = await failuresOf('changeSpendingControl', async (heard, pass) => {
      const passed = await pass();
      const isAsked = isOf('changeSpendingControl', heard) && codeIn(passed) === 'SCA_REQUIRED';
      const { cardId } = isAsked ? Object(JSON.parse(heard.body.toString())) : {};
      const done = {
        cardId,
        active: true,
        threshold: 100_000,
        maxThreshold: 500_000,
        refreshCardContext: true,
      };
      return isAsked ? answering(200, done) : passed;
    });

    expect(failures).toEqual(['asks for strong authentication: answered 200 to a token alone']);
  });

  it('finds a proof that is taken again, at the same time and later', async () => {
    const done = new Map<unknown, Passed>();

    const failures = await failuresOf('changeSpendingControl', async (heard, pass) => {
      const proof = heard.headers['mttransactionid'];
      if (!isOf('changeSpendingControl', heard) || proof === undefined) return pass();
      const passed = await pass();
      if (passed.status === 200) done.set(proof, passed);
      // Of two at once the second is refused before the first is remembered, unless it waits as long as it takes.
      while (codeIn(passed) === 'SCA_INVALID' && !done.has(proof)) await new Promise(setImmediate);
      return done.get(proof) ?? passed;
    });

    expect(failures).toEqual([
      'takes a proof once of two at the same time: answered 200 to a proof that was used',
      'takes a proof once: answered 200 to a proof that was used',
    ]);
  });

  it('finds money that moves again when a request is sent again', async () => {
    let times = 0;

    const failures = await failuresOf('topUpPhone', async (heard, pass) => {
      const passed = await pass();
      if (!isOf('topUpPhone', heard) || passed.status !== 200) return passed;
      times += 1;
      const topUpId = String(times).padStart(32, 'x');
      return answering(200, { ...JSON.parse(passed.bytes.toString()), topUpId });
    });

    expect(failures).toEqual([
      'takes a proof once of two at the same time: answered a request that was sent again otherwise than the first time',
      'takes a proof once: answered a request that was sent again otherwise than the first time',
      'answers what came with its key again as the first time: answered otherwise than the first time',
    ]);
  });

  it('finds codes that never block, however many come at once', async () => {
    const wrong = { code: '5707', type: 'FIELD', message: 'Wrong.', pointer: '/otp' };

    const failures = await failuresOf('verifyMfa', async (heard, pass) => {
      const passed = await pass();
      const isBlocked = isOf('verifyMfa', heard) && ['5708', '5709'].includes(String(codeIn(passed)));
      return isBlocked ? answering(422, wrong) : passed;
    });

    expect(failures).toEqual([
      expect.stringMatching(
        /^blocks at the fifth of wrong codes that come at once: answered 5707 \d+ times of 12$/,
      ),
    ]);
  });

  it('finds wrong passwords that nobody counts', async () => {
    const failures = await failuresOf('requestToken', async (heard, pass) =>
      isOf('requestToken', heard) && hasWrongPassword(heard)
        ? answering(422, { code: 'LOGIN_REFUSED', type: 'FORM', message: 'No.' })
        : pass(),
    );

    expect(failures).toEqual([
      'makes wait who sent as many wrong passwords at once as are taken one by one: answered 200 to the right one after 5 wrong ones',
      'lets in nobody who must wait, of many at once: took 1 of 20',
    ]);
  });

  it('finds tokens of which the last letter is not looked at', async () => {
    const seen = new Set<string>();

    const failures = await failuresOf('listCategories', async ({ headers }, pass) => {
      const said = headers.authorization ?? '';
      const whole = [...seen].find((known) => known.length === said.length + 1 && known.startsWith(said));
      if (said !== '') seen.add(said);
      return pass(whole === undefined ? {} : { authorization: whole });
    });

    expect(failures).toEqual(['refused with its token, a letter short: answered 200']);
  });
});
