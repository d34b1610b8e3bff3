import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { operations } from '#schemas';
import { readContract } from '#schemas/provider';
import { openTestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { answering, brokenHost } from './broken-host.fixture.ts';
import { readEarlier } from './earlier.ts';
import { recipes } from './recipes/all.ts';
import { jsonReport } from './report/json.ts';
import { runConformance, type Findings } from './run.ts';
import { createCodes } from './accounts/sources.ts';

const contract = readContract();
const accounts = readAccounts(sandboxAccounts);
const few = recipes.filter(({ steps }) =>
  steps.some((step) => 'call' in step && ['readCardArt', 'readDictionary'].includes(step.call)),
);
const here = { port: 0, host: '127.0.0.1' };

/** A bank that does not have the art of cards until it is told to, and counts who asks for its dictionary. */
async function unfinishedHost() {
  const bank = await openTestBank();
  onTestFinished(() => bank.close());
  const origin = await bank.app.listen(here);
  const consoleUrl = await bank.consoleApp.listen(here);
  const host = { hasArt: false, asked: 0 };
  const { server, url } = await brokenHost(origin, async ({ path }, pass) => {
    if (path === operations.readDictionary.path) host.asked += 1;
    return path === operations.readCardArt.path && !host.hasArt
      ? answering(404, { code: 'NOT_FOUND', type: 'CUSTOM', message: 'no' })
      : pass();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host, options: { contract, recipes: few, baseUrl: url, consoleUrl, accounts } };
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
}

const outcomes = ({ reports }: Findings) =>
  Object.fromEntries(reports.map(({ operationId, outcome }) => [operationId, outcome]));

it('goes on from an earlier report: what passed there is told again and not tried, the rest is [RUN-13]', async () => {
  const { host, options } = await unfinishedHost();
  const only = ['readDictionary', 'readCardArt'];
  const first = await runConformance({ ...options, only });
  const askedFirst = host.asked;
  const earlier = readEarlier(fileWith(jsonReport(first, options.baseUrl)), options.baseUrl, contract);

  host.hasArt = true;
  const second = await runConformance({ ...options, earlier });

  expect(outcomes(first)).toEqual({ readDictionary: 'passed', readCardArt: 'failed' });
  expect([...earlier.keys()]).toEqual(['readDictionary']);
  expect(askedFirst).toBeGreaterThan(1);
  // As one step on the way to another call it may be asked for once, but none of its checks are made again.
  expect(host.asked - askedFirst).toBeLessThanOrEqual(1);
  expect(second.reports.find(({ operationId }) => operationId === 'readDictionary')).toEqual(
    earlier.get('readDictionary'),
  );
  expect(outcomes(second)).toMatchObject({ readDictionary: 'passed', readCardArt: 'passed' });
  expect(second.reports).toHaveLength(contract.operations.size);
});

it('tells after each recipe what it would tell if it were cut off there, and calls nothing passed of which more is to come [RUN-13]', async () => {
  const { host, options } = await unfinishedHost();
  host.hasArt = true;
  const heard: Findings[] = [];

  const last = await runConformance({ ...options, heard: (found) => heard.push(found) });

  expect(heard).toHaveLength(few.length);
  expect(outcomes(last)['requestToken']).toBe('passed');
  expect(heard.map((found) => outcomes(found)['requestToken'])).not.toContain('passed');
  expect(heard.at(-1)?.reports).toContainEqual(
    expect.objectContaining({
      operationId: 'requestToken',
      outcome: 'not run',
      reason: 'the run ended before all of it was tried',
    }),
  );
});

it('takes the one code of a bank for tries whenever one is asked for [RUN-13]', async () => {
  const code = createCodes({ fixed: '123456' }, {});

  expect([await code('ada'), await code('ada')]).toEqual(['123456', '123456']);
});
