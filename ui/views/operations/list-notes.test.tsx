import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LoyaltyProgramType } from '#schemas';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { done, renderInPortal } from '../cards/portal.fixture.tsx';
import { standAt } from './banners/known-programme.fixture.ts';
import { anOperation } from './operation.fixture.ts';
import { OperationsSection } from './OperationsSection.tsx';

const inMonth = (index: number) =>
  index < 2 ? '2026-03-14T18:05:12.000+01:00' : '2026-02-14T18:05:12.000+01:00';

async function open(count: number, type: LoyaltyProgramType = 'T0_NOT_ELEGIBLE') {
  const transactions = Array.from({ length: count }, (_, index) =>
    anOperation({ transactionId: `${index}`, transactionDate: inMonth(index) }),
  );
  const portal = await renderInPortal(<OperationsSection card={aCardSummary()} />, {
    listTransactions: () => done({ transactions, totalTransactionNumber: count }),
    readYearlySummary: () => done({ transactionsSummary: [] }),
  });
  await screen.findAllByRole('button', { name: /Pasticceria Corsini/u });
  standAt(portal.app, type);
  return portal;
}

/** Returns the items of the list in order: operations as a dot, banners by their title; the tiles above are no items of it. */
const items = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('[aria-label="Categorie"]') === null)
    .map((item) => item.querySelector('p')?.textContent ?? (within(item).queryByRole('button') ? '·' : ''))
    .filter((words) => words !== '');

describe('the banners of the list', () => {
  it('follow the 3rd and the 5th operation, over the months, and speak of the loyalty programme [OPS-14]', async () => {
    const { recorded } = await open(6, 'T1_START_ACTIVE');

    await screen.findByText('Il programma fedeltà ti aspetta');
    expect(items()).toEqual([
      '·',
      '·',
      '·',
      'Il programma fedeltà ti aspetta',
      '·',
      '·',
      'Un anno senza costi',
      '·',
    ]);
    for (const enter of screen.getAllByRole('button', { name: 'Accedi' })) fireEvent.click(enter);
    expect(recorded).toEqual(['loyalty click GRAY_BOX', 'loyalty click GRAY_BOX']);
  });

  it.each(['T0_NOT_ELEGIBLE', 'T1_PLUS_ACTIVE'] as const)(
    'say what the list can do to a card that stands at %s [OPS-14]',
    async (type) => {
      await open(5, type);

      expect(items()).toEqual([
        '·',
        '·',
        '·',
        'Non riconosci una spesa?',
        '·',
        '·',
        'Cerchi una spesa precisa?',
      ]);
      expect(screen.queryByRole('button', { name: 'Accedi' })).toBeNull();
    },
  );

  it('stay away from a short list [OPS-14]', async () => {
    await open(2, 'T1_START_ACTIVE');

    expect(items()).toEqual(['·', '·']);
  });
});

describe('a month', () => {
  it('is one list, however its rows are laid out [OPS-01] [S-65]', async () => {
    await open(26);

    const february = screen.getByRole('region', { name: 'Febbraio 2026' });

    expect(within(february).getAllByRole('list')).toHaveLength(1);
    // With the banners after the 3rd and the 5th operation of the whole list.
    expect(within(february).getAllByRole('listitem')).toHaveLength(24 + 2);
  });
});

describe('what is said of exchange rates', () => {
  it('unfolds and folds, and tells margin, decimals and days [OPS-15] [OPS-17]', async () => {
    const user = userEvent.setup();
    await open(1);
    const warning = screen.getByRole('heading', { name: 'Spese in valuta estera' }).closest('section');
    const margin = screen.getByText(/dall’1% al 2%/u);
    expect(margin.closest('[hidden]')).not.toBeNull();

    await user.click(screen.getByRole('button', { name: 'Mostra di più' }));

    expect(margin.closest('[hidden]')).toBeNull();
    expect(warning?.textContent).toMatch(/2 decimali.+7.+7-10 giorni/u);
    await user.click(screen.getByRole('button', { name: 'Mostra di meno' }));
    expect(margin.closest('[hidden]')).not.toBeNull();
  });

  it('leads to the calculators of the two networks, in a tab that learns nothing of this one [OPS-16] [S-46]', async () => {
    await open(1);

    const links = ['Calcola il cambio Visa', 'Calcola il cambio Mastercard'].map((name) =>
      screen.getByRole('link', { name: `${name} si apre in una nuova scheda` }),
    );

    expect(screen.getByRole('heading', { name: 'Il confronto con i cambi della BCE' })).toBeTruthy();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://visa.example/rates',
      'https://mastercard.example/rates',
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual([
      'noopener noreferrer',
      'noopener noreferrer',
    ]);
  });
});
