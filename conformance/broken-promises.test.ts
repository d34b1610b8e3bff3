import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operations, type BankReplies, type OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import { openTestBank, type TestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { brokenHost } from './broken-host.fixture.ts';
import { recipes } from './recipes/all.ts';
import { runConformance } from './run.ts';

const accounts = readAccounts(sandboxAccounts);

/** What a host does to the right answers of one operation: to its headers in place, and to its body. */
type Broken = { id: OperationId; headers?: (headers: Headers) => void; rewrite?: (text: string) => string };

function bodyOf<Id extends OperationId>(id: Id, change: (body: BankReplies[Id]) => void): Broken {
  const rewrite = (text: string) => {
    const body: BankReplies[Id] = JSON.parse(text);
    change(body);
    return JSON.stringify(body);
  };
  return { id, rewrite };
}

describe('the conformance kit, of a host that keeps every schema', () => {
  let bank: TestBank;
  let host: Server;

  beforeEach(async () => {
    bank = await openTestBank();
    await bank.app.listen({ port: 0, host: '127.0.0.1' });
    await bank.consoleApp.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(async () => {
    host.closeAllConnections();
    host.close();
    await bank.close();
  });

  /** Names the checks that fail of a host that is the sandbox, but for what it breaks. */
  async function failuresOf(...breaks: Broken[]) {
    const byPath = new Map<string, Broken>(breaks.map((broken) => [operations[broken.id].path, broken]));
    const started = await brokenHost(addressOf(bank.app.server), async ({ path }, pass) => {
      const broken = byPath.get(path);
      const { status, headers, bytes } = await pass();
      if (status === 200) broken?.headers?.(headers);
      const rewritten = status === 200 ? broken?.rewrite?.(bytes.toString()) : undefined;
      return { status, headers, bytes: rewritten === undefined ? bytes : Buffer.from(rewritten) };
    });
    host = started.server;
    const { reports } = await runConformance({
      contract: readContract(),
      recipes,
      baseUrl: started.url,
      consoleUrl: addressOf(bank.consoleApp.server),
      accounts,
      only: breaks.map(({ id }) => id),
    });
    return reports.flatMap(({ operationId, checks }) =>
      checks
        .filter(({ outcome }) => outcome !== 'passed')
        .map(({ name, detail = '' }) => `${operationId}: ${name}: ${detail}`),
    );
  }

  it('finds answers that a cache may keep, that a browser may guess at and that pages of any site may read', async () => {
    const failures = await failuresOf(
      { id: 'listCategories', headers: (headers) => headers.delete('cache-control') },
      { id: 'readDictionary', headers: (headers) => headers.set('access-control-allow-origin', '*') },
      { id: 'readFinancingStatus', headers: (headers) => headers.delete('x-content-type-options') },
    );

    expect(failures).toEqual([
      'readDictionary: a right answer is kept from caches and other sites: may be read by pages of any site: Access-Control-Allow-Origin is *',
      'readFinancingStatus: a right answer is kept from caches and other sites: may be taken for another type: X-Content-Type-Options is not nosniff',
      'listCategories: a right answer is kept from caches and other sites: may be kept by a cache: Cache-Control is not no-store',
    ]);
  });

  it('finds lists out of order, counts that are not of what is listed, and sums that do not add up', async () => {
    const failures = await failuresOf(
      bodyOf('listTransactions', (body) => {
        body.transactions.reverse();
        body.totalTransactionNumber += 1;
      }),
      bodyOf('readYearlySummary', ({ transactionsSummary }) => {
        for (const { totalAmount } of transactionsSummary) if (totalAmount) totalAmount.value = 1;
      }),
      bodyOf('listNewPlans', ({ plans }) => {
        for (const plan of plans.slice(0, 1)) plan.totalAmount += 1;
        for (const plan of plans.slice(1, 2)) plan.installmentAmount += 100;
      }),
    );

    expect(failures).toEqual([
      'listNewPlans: makes the total of principal, interest and fee: not so of R03',
      'listNewPlans: makes the total, but for the fee, of its instalments: not so of R06',
      'listTransactions: lists the newest first: number 2 is later than the one before it',
      expect.stringMatching(
        /^listTransactions: counts what its pages hold: .* hold 402, .* totalTransactionNumber is 403$/,
      ),
      expect.stringMatching(
        /^readYearlySummary: sums up what was booked in the month: 10\/2026 is 1, what the list has of it 198460$/,
      ),
    ]);
  });
});

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
