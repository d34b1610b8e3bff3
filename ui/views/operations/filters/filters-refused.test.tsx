import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOperation } from '../operation.fixture.ts';
import { list, openPanel, apply, search } from './filters.fixture.tsx';

describe('filters that are not taken', () => {
  it.each([
    [{ kind: 'unproven', because: 'closed' }, /devi confermare che sei tu/u],
    [{ kind: 'refused', code: 'FILTER_REFUSED', type: 'SHOW' }, /Dati inseriti non corretti/u],
  ] as const)(
    'bring the list back and open the panel with them again: %j [FILTER-29] [FILTER-30]',
    async (outcome, words) => {
      const { user, address } = await openPanel({
        answer: ({ merchantName }) => (merchantName ? outcome : list([anOperation()])),
      });

      await user.type(search(), 'pasticceria');
      await user.click(apply());

      expect((await screen.findByRole('alert')).textContent).toMatch(words);
      expect(search()).toHaveProperty('value', 'pasticceria');
      expect(await screen.findByRole('button', { name: /Pasticceria Corsini/u })).toBeTruthy();
      expect(await screen.findByText('1 operazione negli ultimi 90 giorni')).toBeTruthy();
      expect(address()).toBe('/');
    },
  );

  it('because the bank cannot be reached are told in the place of the list, and tried again', async () => {
    let isUp = false;
    const { user, lastAsked } = await openPanel({
      answer: ({ merchantName }) => (merchantName && !isUp ? { kind: 'unreachable' } : list([anOperation()])),
    });
    await user.type(search(), 'pasticceria');
    await user.click(apply());
    expect(await screen.findByText('Operazioni non disponibili')).toBeTruthy();

    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));

    expect(await screen.findAllByText('1 operazione trovata')).not.toHaveLength(0);
    expect(lastAsked()).toMatchObject({ merchantName: ['pasticceria'] });
  });

  it('because the bank cannot be reached are asked for again when they are applied as they were', async () => {
    let isUp = false;
    const { user, asked } = await openPanel({
      answer: ({ merchantName }) => (merchantName && !isUp ? { kind: 'unreachable' } : list([anOperation()])),
    });
    await user.type(search(), 'pasticceria');
    await user.click(apply());
    expect(await screen.findByText('Operazioni non disponibili')).toBeTruthy();

    isUp = true;
    for (const again of ['once', 'and for nothing']) {
      await user.click(screen.getByRole('button', { name: 'Filtra' }));
      await user.click(apply());
      expect(await screen.findAllByText('1 operazione trovata'), again).toBeTruthy();
    }

    expect(asked.map(({ merchantName }) => merchantName?.[0])).toEqual([
      undefined,
      'pasticceria',
      'pasticceria',
    ]);
  });
});
