import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { defaultPolicy, type Database } from '#sandbox';
import { readContract } from '#schemas/provider';
import { repeatAll } from '../support/repeated-changes.ts';
import { openTestBank } from '../support/sandbox.ts';

const contract = readContract();

it('a change that is asked for again, by the same values and a code of its own, sends no second notice [S-75]', async () => {
  let db: Database | undefined;
  const hash = { memory: 64, passes: 1, parallelism: 1 };
  const onboarding = { limitedDays: 30, emailLinkDays: 30, ticketMs: 600_000, captchaBits: 8 };
  const bank = await openTestBank({
    // Less work than a real bank asks for: what is tried here is what is told.
    policy: { onboarding, password: { ...defaultPolicy.password, hash } },
    onOpen: async (opened) => {
      db = opened;
    },
  });
  const noticesOf = async (operationId: string) => {
    const found = await db?.execute(sql`select 1 from outbox where about = ${operationId}`);
    return (Array.isArray(found) ? found : (Object(found).rows as unknown[])).length; // as the driver answers rows
  };

  const repeated = await repeatAll(contract, bank, noticesOf);
  await bank.close();

  const marked = [...contract.operations.values()].filter(({ notice }) => notice).map(({ id }) => id);
  expect([...new Set(repeated.map(({ id }) => id))].toSorted()).toEqual(marked.toSorted());
  expect(repeated.filter(({ first }) => first === 0)).toEqual([]);
  expect(repeated.filter(({ second }) => second > 0)).toEqual([]);
  // Most are refused the second time; of those that are done again, nothing has changed.
  expect(new Set(repeated.filter(({ again }) => again === 'done').map(({ id }) => id)).size).toBeGreaterThan(
    4,
  );
});
