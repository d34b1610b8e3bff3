import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { createContractChecks } from './contract-checks.ts';

describe('a file that the bank answers', () => {
  const contract = readContract();
  const operation = contract.operations.get('downloadTransactions');
  const limit = Number(contract.schemas.get(operation?.reply ?? '')?.['maxLength']);
  const checks = createContractChecks(contract);
  const wrong = (value: unknown) => (operation === undefined ? 'no call' : checks.reply(operation, value));

  it('has at most as many bytes as the contract says', () => {
    expect(limit).toBeGreaterThan(0);
    expect(wrong(new Uint8Array(limit))).toBeNull();
    expect(wrong(new Uint8Array(limit + 1))).toEqual({
      pointer: '',
      message: `must not have more than ${limit} bytes`,
    });
  });

  it('is nothing but bytes', () => {
    expect(wrong('PK')).toEqual({ pointer: '', message: 'is not a file' });
  });
});

it('an address with an IP literal is one for the bank as it is for a form [FORM-01]', () => {
  const contract = readContract();
  const operation = contract.operations.get('verifyRegistrationEmail');
  const checks = createContractChecks(contract);
  const wrong = (email: string) => operation && checks.body(operation, { email })?.pointer;

  expect(['ada@[10.0.0.255]', 'ada@example.org', '.ada@example.org'].map(wrong)).toEqual([
    undefined,
    undefined,
    '/email',
  ]);
});
