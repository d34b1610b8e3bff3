import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { readContract } from '#schemas/provider';
import { readAccounts, runConformance, sandboxAccounts } from '#conformance';
import { openTestBank } from '../support/sandbox.ts';

const accounts = readAccounts(sandboxAccounts);
const waits = 'makes wait who sent as many wrong passwords at once as are taken one by one';
const shut = 'lets in nobody who must wait, of many at once';

/** Names the checks of the login that fail of a bank that takes so many wrong passwords and says that it takes so many. */
async function failuresOf(freeFailures: number, said?: number): Promise<string[]> {
  const bank = await openTestBank({
    policy: {
      login: { ...defaultPolicy.login, freeFailures },
      password: { ...defaultPolicy.password, hash: { memory: 64, passes: 1, parallelism: 1 } },
    },
  });
  try {
    const here = { port: 0, host: '127.0.0.1' };
    const { reports } = await runConformance({
      contract: readContract(),
      // Of the recipes nothing is asked here: what comes at once has its own calls.
      recipes: [],
      baseUrl: await bank.app.listen(here),
      consoleUrl: await bank.consoleApp.listen(here),
      accounts: { ...accounts, ...(said !== undefined && { limits: { wrongPasswords: said } }) },
      only: ['requestToken'],
    });
    return reports.flatMap(({ checks }) =>
      checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name),
    );
  } finally {
    await bank.close();
  }
}

describe('the conformance kit, of a host that takes more wrong passwords', () => {
  it('lets one pass that takes ten and says so [S-16, S-76]', async () => {
    expect(await failuresOf(10, 10)).toEqual([]);
  });

  it('holds one that says nothing to five [S-16, S-76]', async () => {
    expect(await failuresOf(10)).toContain(waits);
  });

  it('finds one that takes any number, whatever it says [S-16, S-76]', async () => {
    expect(await failuresOf(1_000_000, 10)).toEqual([waits, shut]);
  });
});
