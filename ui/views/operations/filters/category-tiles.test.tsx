import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BankRequests } from '#schemas';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { done, renderAt } from '../../cards/portal.fixture.tsx';
import { anOperation } from '../operation.fixture.ts';
import { categoryNumbers } from '../categories.ts';
import { OperationsSection } from '../OperationsSection.tsx';

async function showTiles(address = '/') {
  const asked: BankRequests['listTransactions'][] = [];
  await renderAt({
    address,
    view: <OperationsSection card={aCardSummary()} />,
    answers: {
      listTransactions: (body) => {
        asked.push(body);
        return done({ transactions: [anOperation()], totalTransactionNumber: 1 });
      },
      readYearlySummary: () => done({ transactionsSummary: [] }),
    },
  });
  const tiles = within(await screen.findByRole('toolbar', { name: 'Categorie' }));
  const tile = (name: string) => tiles.getByRole('button', { name });
  const press = (name: string) => userEvent.click(tile(name));
  return { tiles, tile, press, asked, categories: () => asked.at(-1)?.category };
}

const isIdle = (tile: HTMLElement) => tile.getAttribute('aria-disabled') === 'true';
const isPressed = (tile: HTMLElement) => tile.getAttribute('aria-pressed') === 'true';

describe('the category tiles', () => {
  it('are one for each category, and one for all, which has nothing to do at first, and looks chosen never [HOME-16]', async () => {
    const { tiles, tile } = await showTiles();

    const names = tiles.getAllByRole('button').map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(Object.keys(categoryNumbers).length + 1);
    expect(names[0]).toBe('Seleziona tutte');
    expect(names).toContain('Ristoranti');
    expect(isIdle(tile('Seleziona tutte'))).toBe(true);
    expect(tile('Seleziona tutte').hasAttribute('aria-pressed')).toBe(false);
  });

  it('show some categories alone, and all again [HOME-16] [FILTER-26]', async () => {
    const { tile, press, asked, categories } = await showTiles();

    await press('Ristoranti');
    await waitFor(() => expect(categories()).toEqual(['RISTORANTI']));
    await press('Hotel');
    await waitFor(() => expect(categories()).toEqual(['RISTORANTI', 'HOTEL']));
    expect([isPressed(tile('Hotel')), isIdle(tile('Seleziona tutte'))]).toEqual([true, false]);
    await press('Ristoranti');
    await waitFor(() => expect(categories()).toEqual(['HOTEL']));
    await press('Seleziona tutte');

    await waitFor(() => expect(categories()).toBeUndefined());
    expect(asked.at(-1)).toEqual(asked[0]);
    expect(isIdle(tile('Seleziona tutte'))).toBe(true);
  });

  it('are one stop of the keyboard, whose arrows go from one to the next and round [HOLDER-22]', async () => {
    const { tiles, tile } = await showTiles();
    const user = userEvent.setup();
    tile('Seleziona tutte').focus();

    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tile('Ristoranti'));
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(tile('Altre spese'));

    const stops = tiles.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([tile('Altre spese')]);
  });

  it('leave the other filters as they are [HOME-16]', async () => {
    const { press, asked } = await showTiles('/?min=10');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const before = asked.at(-1);

    await press('Carburanti');

    await waitFor(() => expect(asked.at(-1)).toEqual({ ...before, category: ['CARBURANTI'] }));
  });
});
