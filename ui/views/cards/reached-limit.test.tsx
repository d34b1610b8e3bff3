import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Card, CardService } from '#schemas';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { CardSection } from './CardSection.tsx';
import { done, renderAt } from './portal.fixture.tsx';
import { useSelectedCard } from './use-selected-card.ts';

const OfSelected = () => <CardSection selected={useSelectedCard()} />;

/** Shows the figures of a card whose holder has set a limit of 500 euro a month. */
async function show(control: Partial<CardService>, card: Partial<Card> = {}) {
  const SPENDING_CONTROL = aService('SPENDING_CONTROL', { threshold: 50_000, ...control });
  const context = aCardContext({ card: aCard(card), profiling: { SPENDING_CONTROL } });
  const portal = await renderAt({
    address: '/',
    view: <OfSelected />,
    answers: {
      listCards: () => done({ cards: [aCardSummary()] }),
      readCardContext: () => done({ cardContext: context }),
    },
  });
  await portal.app.holder.readCards();
  await screen.findByRole('region', { name: 'Situazione della carta' });
}

const way = () => screen.queryByRole('link', { name: /^Limite di spesa raggiunto/u });

describe('the figures of a card', () => {
  it.each([166_075, 50_000])(
    'say that the limit is reached when %i cents are spent, whatever is available, with the way to it [SPEND-01]',
    async (spent) => {
      await show({ spent });

      expect(way()?.getAttribute('href')).toBe('/n/manage-card/spendinglimits');
    },
  );

  it.each([
    ['something of it is left', { spent: 49_999 }],
    ['it is off', { spent: 60_000, active: 'DISATTIVO' }],
    ['the bank does not say what is spent', {}],
  ] as const)('say nothing of a limit where %s [SPEND-01]', async (_when, control) => {
    await show(control);

    expect(way()).toBeNull();
  });
});
