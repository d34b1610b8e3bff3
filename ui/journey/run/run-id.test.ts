import { expect, it } from 'vitest';
import { newRunId } from './run-id.ts';

it('names every run otherwise, as the bank takes names of what it does once [LANG-01]', () => {
  const names = Array.from({ length: 50 }, newRunId);

  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(`${name}-12345`).toMatch(/^[\w-]{16,64}$/u);
});
