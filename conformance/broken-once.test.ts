import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { readContract } from '#schemas/provider';
import { openTestBank, type TestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { brokenHost, type Passed, type Spoil } from './broken-host.fixture.ts';
import { newKey } from './checks/once.ts';
import { recipes } from './recipes/all.ts';
import { runConformance } from './run.ts';

const accounts = readAccounts(sandboxAccounts);
const { path: posting } = operations.sendPinByMail;

const isKey = (key: unknown) => /^[\w-]{16,64}$/.test(String(key));

describe('the conformance kit, of a host that is told by a key what to do once', () => {
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

  /** Names the checks of a letter with a PIN that fail of a host that is the sandbox, but for what it breaks. */
  async function failuresOf(spoil: Spoil) {
    const broken = await brokenHost(at.baseUrl, (heard, pass) =>
      heard.path === posting && 'idempotency-key' in heard.headers ? spoil(heard, pass) : pass(),
    );
    host = broken.server;
    const options = { contract: readContract(), recipes, accounts, consoleUrl: at.consoleUrl };
    const { reports } = await runConformance({ ...options, baseUrl: broken.url, only: ['sendPinByMail'] });
    return reports.flatMap(({ checks }) =>
      checks
        .filter(({ outcome }) => outcome === 'failed')
        .map(({ name, detail = '' }) => `${name}: ${detail}`),
    );
  }

  it('finds one that pays no heed to the key [LANG-01]', async () => {
    // A key that is none stays so: the contract is kept.
    const failures = await failuresOf(({ headers }, pass) =>
      pass(isKey(headers['idempotency-key']) ? { 'idempotency-key': newKey() } : {}),
    );

    expect(failures).toEqual([
      'answers what came with its key again as the first time: answered 422 PIN_ON_ITS_WAY to what was done already',
      // The other card is one of the holder’s own, whose letter is sent, or nobody’s.
      expect.stringMatching(
        /^refuses another request with a key that was used: answered (?:200$|404 NOT_FOUND)/,
      ),
      'says of what was done by its key that it was: commitStatus answered unknown',
    ]);
  });

  it('finds one that answers by the key alone, whatever was asked [LANG-01]', async () => {
    const first = new Map<unknown, Passed>();

    const failures = await failuresOf(async ({ headers }, pass) => {
      const passed = await pass();
      const known = first.get(headers['idempotency-key']);
      if (known === undefined && passed.status === 200) first.set(headers['idempotency-key'], passed);
      return known ?? passed;
    });

    expect(failures).toEqual([
      'answers what came with its key again as the first time: does not say so: Idempotent-Replayed is not true',
      'refuses another request with a key that was used: answered 200',
    ]);
  });
});
