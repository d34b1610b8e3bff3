import type { LoyaltyProgramType } from '#schemas';
import type { JourneyEnd } from '#ui/journey';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { done, renderInPortal } from '../cards/portal.fixture.tsx';
import { MainMenu } from '../frame/MainMenu.tsx';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { somePrograms } from './loyalty.fixture.ts';
import { LoyaltyAlert } from './LoyaltyAlert.tsx';
import { LoyaltyBox } from './LoyaltyBox.tsx';

const card = aCardSummary();
const profile = aProfile({
  userInfo: { cards: [card] },
  profiling: { IO_SI_PLUS: { prop: { state: 'ATTIVO' } } },
});
const partner = { outcome: 'completed', output: { address: 'https://club.test/?cardId=1' } };

/** Shows a view to a holder whose card is of a type, and whose notice before the partner ends so. */
async function show(view: ReactNode, type: LoyaltyProgramType, end: JourneyEnd = partner) {
  const opened: unknown[] = [];
  const portal = await renderInPortal(
    view,
    {
      readUserProfile: () => done(profile),
      readLoyaltyPrograms: ({ cardIds }) =>
        done(somePrograms(Object.fromEntries(cardIds.map((id) => [id, type])))),
    },
    {
      listed: () => [],
      find: (name) => ({ entry: { id: name, runs: [] }, parameters: {} }),
      refusal: () => undefined,
      input: (_opening, given = {}) => given,
      open: (name, input) => {
        opened.push({ name, input });
        return Promise.resolve(end);
      },
    },
  );
  act(() => portal.app.stores.cards.getState().received([card]));
  await act(() => portal.app.holder.readProfile());
  return { ...portal, opened };
}

const types = [
  ['T0_ELEGIBLE', 'I tuoi acquisti diventano premi', 'Scopri'],
  ['T0_PLUS_EMBEDDED', 'La tua carta ha già il Plus', 'Iscriviti'],
  ['T1_START_ACTIVE', 'I tuoi punti, i tuoi premi', 'Accedi'],
  ['T1_START_PLUS_EMBEDDED', 'Il Plus ti aspetta', 'Attiva'],
  ['T1_PLUS_ACTIVE', 'Sei nel programma Plus', 'Accedi'],
] as const;

describe('the loyalty box', () => {
  it('is there once the profile is read, which reads loyalty too [CARD-26] [GATE-06]', async () => {
    await show(<LoyaltyBox />, 'T0_ELEGIBLE');

    expect(screen.getByRole('region', { name: 'I tuoi acquisti diventano premi' })).toBeTruthy();
  });

  it.each(types)(
    'of a card of type %s is new, and says its own: %s, %s [LOYAL-04] [LOYAL-05] [LOYAL-06] [LOYAL-07] [LOYAL-08] [LOYAL-09] [HOME-15]',
    async (type, title, button) => {
      await show(<LoyaltyBox />, type);

      const box = screen.getByRole('region', { name: title });

      expect(within(box).getByText('New')).toBeTruthy();
      expect(within(box).getByRole('button', { name: button })).toBeTruthy();
      expect(within(box).getAllByText(/\.$/u)).toHaveLength(1);
    },
  );

  it('is not there for a card that may not join [LOYAL-03]', async () => {
    await show(<LoyaltyBox />, 'T0_NOT_ELEGIBLE');

    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['T0_ELEGIBLE', 'T0_PLUS_EMBEDDED', 'T1_START_PLUS_EMBEDDED'] as const)(
    'of a card of type %s says what is free and what comes after [LOYAL-22]',
    async (type) => {
      await show(<LoyaltyBox />, type);

      expect(screen.getByText(/primo anno \(12 mesi\) è gratis, poi il rinnovo è automatico/u)).toBeTruthy();
    },
  );
});

const press = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Accedi' })));
};

describe('the way to the partner', () => {
  it('asks for the notice of the card, with where the holder has clicked, and opens the partner’s window [LOYAL-11] [LOYAL-17]', async () => {
    const { opened, loyaltyWindow, recorded } = await show(<LoyaltyBox />, 'T1_START_ACTIVE');

    await press();

    expect(opened).toEqual([{ name: 'LOYALTY_REDIRECT', input: { cardId: card.id, from: 'FIDELITY_BOX' } }]);
    expect(loyaltyWindow.open.mock.calls).toEqual([[partner.output.address]]);
    expect(recorded).toEqual(['loyalty click FIDELITY_BOX']);
  });

  it('is not gone by who closes the notice, and analytics hears of it [LOYAL-20]', async () => {
    const closed = { outcome: 'closed', output: {} };
    const { loyaltyWindow, recorded } = await show(<LoyaltyBox />, 'T1_START_ACTIVE', closed);

    await press();

    expect(recorded).toContain('loyalty popup-closed FIDELITY_BOX');
    expect(loyaltyWindow.open).not.toHaveBeenCalled();
  });

  it.each([
    ['blocked', /Il browser ha bloccato la nuova finestra/u],
    ['refused', /Il sito del partner non è raggiungibile/u],
  ] as const)('that is %s is told', async (result, words) => {
    const { app, loyaltyWindow } = await show(<LoyaltyBox />, 'T1_START_ACTIVE');
    loyaltyWindow.open.mockReturnValue(result);

    await press();

    expect(app.stores.messages.getState().messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it('has the portal ask again where the card stands, once the holder is back', async () => {
    const { app } = await show(<LoyaltyBox />, 'T1_START_ACTIVE');
    await press();
    act(() => app.stores.loyalty.getState().received(somePrograms({ [card.id]: 'T0_ELEGIBLE' })));

    window.dispatchEvent(new Event('focus'));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Accedi' })).toBeTruthy());
  });
});

describe('the loyalty alert', () => {
  it.each(['T0_PLUS_EMBEDDED', 'T1_START_PLUS_EMBEDDED'] as const)(
    'of a card of type %s has a title, a subtitle and ‘Scopri di più’, which opens the popup [LOYAL-21]',
    async (type) => {
      const { opened } = await show(<LoyaltyAlert />, type);
      const alert = screen.getByRole('region', { name: 'Hai un vantaggio da attivare' });
      expect(within(alert).getByText(/Plus è compreso nella tua carta/u)).toBeTruthy();

      await act(async () => fireEvent.click(within(alert).getByRole('button', { name: 'Scopri di più' })));

      expect(opened).toEqual([{ name: 'LOYALTY_REDIRECT', input: { cardId: card.id, from: 'GRAY_BOX' } }]);
    },
  );

  it.each(['T0_NOT_ELEGIBLE', 'T0_ELEGIBLE', 'T1_START_ACTIVE', 'T1_PLUS_ACTIVE'] as const)(
    'is not there for a card of type %s [LOYAL-21]',
    async (type) => {
      await show(<LoyaltyAlert />, type);

      expect(screen.queryByRole('region')).toBeNull();
    },
  );
});

describe('the menu', () => {
  it('has an entry of the programme when the current card has one, and it leads there [NAV-04] [LOYAL-11]', async () => {
    const { opened } = await show(<MainMenu onLoad={() => undefined} />, 'T1_START_ACTIVE');

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Programma fedeltà' })));

    expect(opened).toEqual([{ name: 'LOYALTY_REDIRECT', input: { cardId: card.id, from: 'HEADER_BUTTON' } }]);
  });

  it('has none when the card has no programme [NAV-04]', async () => {
    await show(<MainMenu onLoad={() => undefined} />, 'T0_NOT_ELEGIBLE');

    expect(screen.queryByRole('button', { name: 'Programma fedeltà' })).toBeNull();
  });
});
