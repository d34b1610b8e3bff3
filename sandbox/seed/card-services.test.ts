import { expect, it } from 'vitest';
import { cardProfiling } from './card-services.ts';
import { personas } from './personas.ts';

it('marks a service of the demo credit card as new, which has a tile in card management [MGMT-15]', () => {
  const [credit] = personas.find(({ name }) => name === 'standard')?.cards ?? [];
  if (credit === undefined) throw new Error('the standard account has no card');

  const marked = Object.values(cardProfiling(credit)).filter(({ isNew }) => isNew);

  expect(marked.map(({ id }) => id)).toEqual(['INSTALLMENT']);
});
