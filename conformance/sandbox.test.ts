import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { openTestBank, type TestBank } from '../tests/support/sandbox.ts';
import { readAccounts, sandboxAccounts } from './accounts/accounts.ts';
import { ownedIn } from './checks/foreign.ts';
import { mustAsk } from './checks/proofs.ts';
import { recipes } from './recipes/all.ts';
import { runConformance } from './run.ts';
import { requestFor } from './host/wire.ts';

const contract = readContract();
const accounts = readAccounts(sandboxAccounts);

describe('the conformance kit', () => {
  let bank: TestBank;
  let baseUrl: string;
  let consoleUrl: string;

  beforeAll(async () => {
    // Less work than a real bank asks for: what is tried here is that it is asked for.
    const onboarding = { limitedDays: 30, emailLinkDays: 30, ticketMs: 600_000, captchaBits: 10 };
    bank = await openTestBank({ policy: { onboarding } });
    baseUrl = await bank.app.listen({ port: 0, host: '127.0.0.1' });
    consoleUrl = await bank.consoleApp.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => bank.close());

  it('finds that the sandbox keeps the whole contract: each right request answered, each wrong one refused [HDR-11, S-34, S-47, S-73, S-76]', async () => {
    const { reports } = await runConformance({ contract, recipes, baseUrl, consoleUrl, accounts });

    const short = reports.flatMap(({ operationId, outcome, reason, checks }) => {
      const broken = checks.filter((check) => check.outcome !== 'passed');
      return outcome === 'passed' && broken.length === 0 ? [] : [{ operationId, outcome, reason, broken }];
    });
    expect(short).toEqual([]);
    expect(reports).toHaveLength(contract.operations.size);
    for (const { operationId, checks } of reports)
      expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(expectedOf(operationId)));
  });

  it('fails exactly the operations that a host answers wrongly, and says why', async () => {
    await bank.console('PUT', 'faults', [
      { operationId: 'readYearlySummary', kind: 'malformed' },
      { operationId: 'listCategories', kind: 'status', status: 503 },
      { operationId: 'readCardArt', kind: 'reset' },
    ]);
    const only = ['listCards', 'readCardArt', 'readCardContext', 'listCategories', 'readYearlySummary'];

    const { reports } = await runConformance({ contract, recipes, baseUrl, consoleUrl, accounts, only });
    await bank.console('DELETE', 'faults');

    const told = reports.map(({ operationId, outcome, checks }) => {
      const right = checks.find(({ name }) => name.startsWith('a right request'));
      return [operationId, outcome, right?.detail];
    });
    expect(told).toEqual([
      ['listCards', 'passed', undefined],
      ['readCardContext', 'passed', undefined],
      ['readCardArt', 'failed', 'gave no answer'],
      ['listCategories', 'failed', 'answered 503 SERVICE_UNAVAILABLE'],
      ['readYearlySummary', 'failed', 'answered JSON that cannot be read'],
    ]);
  });

  it('says why what follows a wrong answer was not run, and what the accounts lack', async () => {
    await bank.console('PUT', 'faults', [{ operationId: 'verifyRegistrationCode', kind: 'malformed' }]);
    const { kits: _, ...without } = accounts;
    const only = ['verifyRegistrationEmail', 'verifyRegistrationCode', 'saveRegistrationPassword'];

    const { reports: stopped } = await runConformance({
      contract,
      recipes,
      baseUrl,
      consoleUrl,
      accounts,
      only,
    });
    await bank.console('DELETE', 'faults');
    const { reports: poor } = await runConformance({
      contract,
      recipes,
      baseUrl,
      consoleUrl,
      accounts: without,
      only,
    });

    expect(stopped.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'not run']);
    expect(stopped[2]?.reason).toContain('verifyRegistrationCode was not answered rightly');
    expect(new Set(poor.map(({ reason }) => reason))).toEqual(
      new Set(['registering a card: no further registration kit is left']),
    );
  });
});

const proofChecks = [
  'asks for strong authentication',
  'takes a proof once of two at the same time',
  'takes a proof once',
];

const tokenChecks = [
  'refused without a token',
  'refused with its token, a letter short',
  'refused with a token that a login replaced',
  'refused with the token of a session that was ended',
];

const burstNames: Readonly<Record<string, readonly string[]>> = {
  verifyMfa: ['blocks at the fifth of wrong codes that come at once', 'takes no right code after them'],
  requestToken: [
    'makes wait who sent as many wrong passwords at once as are taken one by one',
    'lets in nobody who must wait, of many at once',
  ],
};

/** Names the checks that a run must have made of an operation: its ids of others, its tokens. */
function expectedOf(operationId: string): string[] {
  const operation = contract.operations.get(operationId);
  if (operation === undefined) return [];
  const names = recipes
    .flatMap(({ steps }) => steps)
    .flatMap((step) => {
      if (!('call' in step) || step.call !== operationId) return [];
      const query = step.query ?? {};
      return ownedIn(contract, operation, requestFor(operation, { token: null, body: step.body, query }));
    })
    .map(({ at }) => `refused with another holder’s ${at}`);
  if (mustAsk(operation)) names.push(...proofChecks);
  if (operation.token === 'anonymous') return names;
  return [...names, ...tokenChecks, ...(burstNames[operationId] ?? [])];
}
