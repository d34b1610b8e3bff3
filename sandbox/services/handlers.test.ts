import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { handlers } from './handlers.ts';

describe('the bank’s handlers', () => {
  it('go without their holder’s turn only where the contract says that the call reads and changes nothing [S-78]', () => {
    const { operations } = readContract();
    const alone = Object.entries(handlers).filter(([, handler]) => 'reads' in handler && handler.reads);

    expect(alone.length).toBeGreaterThan(3);
    expect(alone.map(([id]) => id).filter((id) => operations.get(id)?.reads !== true)).toEqual([]);
  });
});
