import { operations } from '#schemas';
import { readContract } from '#schemas/provider';
import { expect, it } from 'vitest';
import type { OperationTable } from './operation.ts';
import { wordingOf } from './request.ts';
import { createTokenVault } from './token-vault.ts';

it('has a body where the contract has one, and else none: the bank refuses what it does not know [HDR-02]', () => {
  const table: OperationTable = operations;
  const tokens = createTokenVault();

  const withBody = Object.entries(table).filter(
    ([id, operation]) => 'body' in wordingOf({ operation: id }, operation, tokens),
  );

  const asked = [...readContract().operations.values()].filter(({ request }) => request !== null);
  expect(withBody.map(([id]) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
});
