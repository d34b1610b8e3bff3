import { describe, expect, it } from 'vitest';
import { variantsOf } from './variation.ts';

describe('variants', () => {
  it('are the value as it is, each place alone, and two places together', () => {
    const varied = [
      { path: ['state'], variation: { value: 'OFF' } },
      { path: ['limited'], variation: { value: true } },
    ];

    expect(variantsOf({ state: 'ON', limited: false }, varied)).toEqual([
      { state: 'ON', limited: false },
      { state: 'OFF', limited: false },
      { state: 'ON', limited: true },
      { state: 'OFF', limited: true },
    ]);
  });

  it('lengthen and shorten a list, and leave a member out', () => {
    const made = variantsOf({ phones: [{ id: 'a1' }], location: 'x' }, [
      { path: ['phones'], variation: { length: 2 } },
      { path: ['phones'], variation: { length: 0 } },
      { path: ['location'], variation: { absent: true } },
    ]);

    expect(made).toContainEqual({ phones: [{ id: 'a1' }, { id: 'a2' }], location: 'x' });
    expect(made).toContainEqual({ phones: [], location: 'x' });
    expect(made).toContainEqual({ phones: [{ id: 'a1' }] });
  });
});
