import { expect, it } from 'vitest';
import { formatSize } from './sizes.ts';

it('writes sizes as they are read: no more exact than anybody needs', () => {
  const sizes = [1, 320 * 1024, 1024 * 1024, 1.44 * 1024 * 1024];

  expect(sizes.map(formatSize)).toEqual(['1\u00a0kB', '320\u00a0kB', '1\u00a0MB', '1,4\u00a0MB']);
});
