import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CardSummary } from '#schemas';
import { aCardContext, aCardSummary } from '../../../state/holder/card.fixture.ts';
import { CardManagementPage } from '../../card-management/CardManagementPage.tsx';
import { anOperation } from '../../operations/operation.fixture.ts';
import { OperationRow } from '../../operations/OperationRow.tsx';
import { allOpen, done, renderAt } from '../portal.fixture.tsx';
import { CardPicker } from './CardPicker.tsx';

const isOn = { cardNickname: true };

type Shown = { cards: readonly CardSummary[]; extensions?: { cardNickname: boolean } };

/** Shows a view of a holder who has these cards, and notes what its popups are opened with. */
async function show(view: React.ReactNode, { cards, extensions = isOn }: Shown) {
  const given: unknown[] = [];
  const portal = await renderAt({
    address: '/cardsmanagement',
    view,
    extensions,
    launcher: {
      ...allOpen,
      open: async (name, input) => {
        given.push({ name, input });
        return undefined;
      },
    },
    answers: {
      listCards: () => done({ cards: [...cards] }),
      readCardContext: () => done({ cardContext: aCardContext({ familyCards: cards.slice(1) }) }),
    },
  });
  await portal.app.holder.readCards();
  return { given, user: userEvent.setup() };
}

const own = aCardSummary({ nickname: 'Spese di casa' });
const annas = aCardSummary({
  id: '1000002',
  pan: '**** **** **** 1198',
  flagFamiliar: true,
  mainCardId: '1000001',
  cardholder: 'Anna Bellini',
});

describe('the nickname of a card and whose it is', () => {
  it.each([true, false])(
    'name it to eyes and ears where cards are chosen, in one line or in full: %s [HOLDER-30]',
    async (isStrip) => {
      await show(<CardPicker isStrip={isStrip} />, { cards: [own, annas] });

      const cards = await screen.findByRole('region', { name: 'Le tue carte' });

      expect(await within(cards).findByText('Spese di casa')).toBeTruthy();
      expect(within(cards).getByText('Anna Bellini')).toBeTruthy();
      expect(within(cards).getByRole('status').textContent).toBe(
        'Carta selezionata: Spese di casa, Carta di credito, numero che finisce con 4417',
      );
    },
  );

  it('tell the cards that hang on one apart [HOLDER-30]', async () => {
    await show(<CardManagementPage />, { cards: [own, { ...annas, nickname: 'Spesa di Anna' }] });

    const family = await screen.findByRole('heading', { level: 3, name: 'Spesa di Anna' });

    expect(family.closest('li')?.textContent).toContain('Anna Bellini');
  });

  it('stand in the rows of the operations in the place of the number, which is spoken all the same [HOLDER-30] [HOLDER-21]', async () => {
    const rows = [own, annas].map(({ id, pan }) => (
      <OperationRow
        key={id}
        operation={anOperation({ effectiveCardId: id, cardIdValue: pan })}
        onOpen={() => undefined}
      />
    ));
    await show(<>{rows}</>, { cards: [own, annas] });

    expect(await screen.findByText('Spese di casa')).toBeTruthy();
    expect(screen.getByText('Spese di casa, carta che finisce con 4417')).toBeTruthy();
    expect(screen.getByText('carta che finisce con 1198')).toBeTruthy();
  });

  it('are chosen on the card’s page, which gives the popup what the card is called now [HOLDER-30]', async () => {
    const { given, user } = await show(<CardManagementPage />, { cards: [own] });

    await user.click(await screen.findByRole('button', { name: 'Modifica il nome della carta' }));

    const input = { cardId: '1000001', card: 'Carta Classica', pan: own.pan, nickname: 'Spese di casa' };
    expect(given).toEqual([{ name: 'CARD_NICKNAME', input }]);
  });

  it('are neither shown nor chosen where the settings switch them off, whatever the bank tells [HOLDER-30]', async () => {
    await show(<CardManagementPage />, { cards: [own], extensions: { cardNickname: false } });

    expect(await screen.findByText('Carta Classica')).toBeTruthy();
    expect(screen.queryByText('Spese di casa')).toBeNull();
    expect(screen.queryByRole('button', { name: /nome (alla|della) carta/u })).toBeNull();
  });
});
