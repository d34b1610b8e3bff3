import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardSummary } from '#schemas';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { done, renderAt } from '../cards/portal.fixture.tsx';
import { HelpWays } from '../chat/HelpWays.tsx';

/** Shows how a holder of these cards is helped, who may lock them. */
async function show(cards: CardSummary[]) {
  const portal = await renderAt({
    address: '/',
    view: <HelpWays />,
    extensions: { cardLock: true, cardNickname: true },
    answers: { listCards: () => done({ cards }) },
  });
  await act(() => portal.app.holder.readCards());
  return { selected: () => portal.app.stores.cards.getState().selectedId };
}

const gold = aCardSummary({ description: 'GOLD' });
const annas = aCardSummary({
  id: '1000002',
  description: 'GOLD',
  pan: '**** **** **** 1198',
  cardholder: 'Anna Bellini',
});

describe('the way to lock a card that was lost or stolen', () => {
  it('leads who has one card straight there [HOLDER-24]', async () => {
    await show([gold]);

    const way = await screen.findByRole('link', { name: 'Carta persa o rubata' });
    expect(way.getAttribute('href')).toBe('/cardsmanagement');
    expect(screen.queryByText(/^Quale/u)).toBeNull();
  });

  it('asks who has several which it was, tells alike ones apart, and leads to that one [HOLDER-24] [HOLDER-30]', async () => {
    const { selected } = await show([gold, annas, aCardSummary({ id: '1000003', nickname: 'Spesa' })]);
    expect(await screen.findByText(/^Quale\? Bloccala subito/u)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Carta persa o rubata' })).toBeNull();
    expect(screen.getByRole('link', { name: 'GOLD, che finisce con 4417' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spesa, che finisce con 4417' })).toBeTruthy();
    expect(selected()).toBe('1000001');

    const lost = screen.getByRole('link', { name: 'GOLD di Anna Bellini, che finisce con 1198' });
    fireEvent.click(lost);

    expect(lost.getAttribute('href')).toBe('/cardsmanagement');
    expect(selected()).toBe('1000002');
  });
});
