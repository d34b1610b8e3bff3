import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CardSummary } from '#schemas';
import { aCardContext, aCardSummary } from '../../../state/holder/card.fixture.ts';
import { CardPage } from '../CardPage.tsx';
import { CardSection } from '../CardSection.tsx';
import { allOpen, done, renderAt } from '../portal.fixture.tsx';
import { CardPicker } from '../picker/CardPicker.tsx';
import { useSelectedCard } from '../use-selected-card.ts';

type Opened = { name: string; given: unknown };

/** Shows a view of a holder who has one card, and notes the popups that it opens. */
async function show(
  view: React.ReactNode,
  difference: Partial<CardSummary>,
  extensions: object = { cardLock: true, cardNickname: true },
) {
  const opened: Opened[] = [];
  const card = aCardSummary(difference);
  const portal = await renderAt({
    address: '/',
    view,
    extensions,
    launcher: {
      ...allOpen,
      open: async (name, given) => {
        opened.push({ name, given });
        return undefined;
      },
    },
    answers: {
      listCards: () => done({ cards: [card] }),
      readCardContext: () => done({ cardContext: aCardContext() }),
    },
  });
  await portal.app.holder.readCards();
  return { ...portal, opened, user: userEvent.setup() };
}

const OfSelected = () => <CardSection selected={useSelectedCard()} />;

const page = (
  <CardPage title="Gestisci carta">
    <p>servizi</p>
  </CardPage>
);

describe('the lock of a card', () => {
  it('is offered on the card’s pages, for the card that is selected, as its holder calls it [HOLDER-24] [HOLDER-30]', async () => {
    const { opened, user } = await show(page, { lockedByHolder: false, nickname: 'Spesa' });

    await user.click(await screen.findByRole('button', { name: 'Blocca la carta' }));

    const given = { cardId: '1000001', card: 'Spesa', pan: '**** **** **** 4417' };
    expect(opened).toEqual([{ name: 'CARD_LOCK', given }]);
    expect(screen.queryByText('Hai bloccato questa carta')).toBeNull();
  });

  it('is said on the card’s pages while it lasts, with the way to unlock it [HOLDER-24]', async () => {
    const { opened, user } = await show(page, { lockedByHolder: true });

    await user.click(await screen.findByRole('button', { name: 'Sblocca la carta' }));

    expect(screen.getByText('Hai bloccato questa carta')).toBeTruthy();
    expect(screen.getByText('Bloccata da te')).toBeTruthy();
    expect(opened.map(({ name }) => name)).toEqual(['CARD_UNLOCK']);
  });

  it('is said by the line of the card on a phone’s home, as by its picture elsewhere [HOLDER-24] [CARD-07]', async () => {
    await show(<CardPicker isStrip />, { lockedByHolder: true });

    expect(await screen.findByText('Bloccata da te')).toBeTruthy();
  });

  it('is said at home while it lasts, and not offered there [HOLDER-24]', async () => {
    await show(<OfSelected />, { lockedByHolder: true });

    expect(await screen.findByText('Hai bloccato questa carta')).toBeTruthy();
    expect(screen.getByRole('link', { name: '800 000 100' }).getAttribute('href')).toBe('tel:800000100');
    expect(screen.getByRole('link', { name: '+39 02 0000 0100' }).getAttribute('href')).toBe(
      'tel:+390200000100',
    );
    expect(screen.queryByRole('button', { name: 'Blocca la carta' })).toBeNull();
  });

  it.each([
    ['the settings switch it off', { lockedByHolder: true }, { cardLock: false }],
    ['the bank does not offer it', {}, { cardLock: true }],
  ])('is neither offered nor said where %s [HOLDER-24]', async (_why, difference, extensions) => {
    await show(page, difference, extensions);

    expect(await screen.findByText('servizi')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /locca la carta/u })).toBeNull();
    expect(screen.queryByText(/bloccat/iu)).toBeNull();
  });
});
