import { expect, it, onTestFinished } from 'vitest';
import { operations } from '#schemas';
import { readContract } from '#schemas/provider';
import { openTestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { answering, brokenHost } from './broken-host.fixture.ts';
import { recipes } from './recipes/all.ts';
import { runConformance } from './run.ts';

const accounts = readAccounts(sandboxAccounts);
const calls = (...wanted: readonly string[]) =>
  recipes.filter(({ steps }) => steps.some((step) => 'call' in step && wanted.includes(step.call)));
/** Three recipes that need the call, and those of two others: all that need it are most of the kit, and tell no more. */
const few = [...new Set([...calls('listCards').slice(0, 3), ...calls('readCardArt', 'readDictionary')])];
const here = { port: 0, host: '127.0.0.1' };

it('tells of a call that a host does not have in one line, whichever recipes need it, and goes on with the rest [RUN-13]', async () => {
  const bank = await openTestBank();
  onTestFinished(() => bank.close());
  const origin = await bank.app.listen(here);
  const consoleUrl = await bank.consoleApp.listen(here);
  const { server, url } = await brokenHost(origin, async ({ path }, pass) =>
    path === operations.listCards.path
      ? answering(404, { code: 'NOT_FOUND', type: 'CUSTOM', message: 'no' })
      : pass(),
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const { reports, level } = await runConformance({
    contract: readContract(),
    recipes: few,
    baseUrl: url,
    consoleUrl,
    accounts,
    only: ['listCards', 'readCardArt', 'readDictionary'],
  });

  const told = Object.fromEntries(reports.map(({ operationId, ...rest }) => [operationId, rest]));
  expect(told['listCards']).toMatchObject({
    outcome: 'failed',
    checks: [{ name: 'is there', outcome: 'failed', detail: 'not implemented: answered 404' }],
  });
  expect(told['readCardArt']?.outcome).toBe('not run');
  expect(told['readDictionary']?.outcome).toBe('passed');
  expect(level).toBeNull();
});
