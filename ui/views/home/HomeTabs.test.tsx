import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceId, UserProfile } from '#schemas';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import { HomeTabs } from './HomeTabs.tsx';

const first = aCardSummary();
const second = aCardSummary({ id: '1000002' });
const everyTab = ['DOWNLOAD_EC', 'INSTALLMENT', 'FINANZIAMENTO'] as const;

function Tabs() {
  return <HomeTabs selected={useSelectedCard()} />;
}

const financingOn: UserProfile['profiling'] = { FINANZIAMENTO: aService('FINANZIAMENTO') };

type Standing = { services?: readonly ServiceId[]; answers?: Answers; profiling?: UserProfile['profiling'] };

/** Shows the tabs of two cards with the same services. */
async function showTabs({ services = everyTab, answers = {}, profiling = financingOn }: Standing) {
  const own = Object.fromEntries(services.map((id) => [id, aService(id)]));
  const bank: Answers = {
    listTransactions: () => done({ transactions: [], totalTransactionNumber: 0 }),
    readCardContext: ({ cardId }) =>
      done({ cardContext: aCardContext({ card: aCard({ id: cardId }), profiling: own }) }),
    ...answers,
  };
  const portal = await renderInPortal(<Tabs />, bank);
  const { cards, profile, homeTab } = portal.app.stores;
  act(() => profile.getState().received(aProfile({ profiling })));
  await act(async () => cards.getState().received([first, second]));
  return { ...portal, cards, homeTab };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const isSelected = (name: string) => tab(name).getAttribute('aria-selected') === 'true';

describe('the tabs of the home', () => {
  it('ask for the statements once their tab is chosen, and not before [HOME-06]', async () => {
    const listStatements = vi.fn<() => { kind: 'unreachable' }>(() => ({ kind: 'unreachable' }));
    await showTabs({ answers: { checkDocumentsAvailability: listStatements } });
    expect(listStatements).not.toHaveBeenCalled();

    fireEvent.click(tab('Lista movimenti'));

    await screen.findByText('Liste movimenti non disponibili');
    expect(listStatements).toHaveBeenCalledTimes(1);
  });

  it('ask for the financing once its tab is chosen, which is there only while it is on [GATE-12] [INST-09]', async () => {
    const read = vi.fn<() => ReturnType<typeof done<{ financings: [] }>>>(() => done({ financings: [] }));
    const { app } = await showTabs({ answers: { readFinancingStatus: read } });
    expect(read).not.toHaveBeenCalled();
    fireEvent.click(tab('Finanziamenti'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));

    act(() => app.stores.profile.getState().received(aProfile()));

    expect(screen.queryByRole('tab', { name: 'Finanziamenti' })).toBeNull();
    expect(isSelected('Le tue operazioni')).toBe(true);
  });

  it('leave the financing alone once it could not be read, until the holder asks again [INST-09]', async () => {
    const read = vi.fn<() => { kind: 'unreachable' }>(() => ({ kind: 'unreachable' }));
    await showTabs({ answers: { readFinancingStatus: read } });
    fireEvent.click(tab('Finanziamenti'));
    await screen.findByText('Finanziamenti non disponibili');

    fireEvent.click(tab('Le tue operazioni'));
    fireEvent.click(tab('Finanziamenti'));
    await screen.findByText('Finanziamenti non disponibili');
    expect(read).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));

    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('go back to the first one with another card, even if that card has the same tabs [CARD-23]', async () => {
    const { cards } = await showTabs({});
    fireEvent.click(tab('Lista movimenti'));
    expect(isSelected('Lista movimenti')).toBe(true);

    await act(async () => cards.getState().select(second.id));

    expect(isSelected('Le tue operazioni')).toBe(true);
    expect(tab('Lista movimenti')).toBeTruthy();
    await act(async () => cards.getState().select(first.id));
    expect(isSelected('Le tue operazioni')).toBe(true);
  });

  it('go back to the first one when the home begins anew [NAV-09]', async () => {
    const { homeTab } = await showTabs({});
    fireEvent.click(tab('Rate'));
    expect(isSelected('Rate')).toBe(true);

    act(() => homeTab.getState().clear());

    expect(isSelected('Le tue operazioni')).toBe(true);
  });
});

describe('a link to a tab of the home', () => {
  it.each([
    ['INSTALLMENT', 'Rate'],
    ['INSTALLMENT_MULTI', 'Rate'],
  ] as const)('leads to the instalments of a card with %s [GATE-14]', async (service, name) => {
    const { homeTab, recorded } = await showTabs({ services: [service] });

    act(() => homeTab.getState().wish('rateizzazioni'));

    // What is about to give way is no target for a finger.
    expect(within(screen.getByRole('tabpanel')).getByRole('status').textContent).toBe('Caricamento in corso');
    await waitFor(() => expect(isSelected(name)).toBe(true));
    expect(recorded).toEqual([]);
  });

  it('has its tab at once where it was followed in the portal [HOLDER-09]', async () => {
    const { homeTab } = await showTabs({ services: ['INSTALLMENT'] });

    act(() => homeTab.getState().wish('rateizzazioni', true));

    expect(isSelected('Rate')).toBe(true);
    expect(homeTab.getState().wished).toBeUndefined();
  });

  it('to the instalments of a card without either service stays at the operations, and is recorded [GATE-14]', async () => {
    const { homeTab, recorded } = await showTabs({ services: ['DOWNLOAD_EC'] });

    act(() => homeTab.getState().wish('rateizzazioni'));

    await waitFor(() => expect(recorded).toEqual(['deep-link-error tab rateizzazioni']));
    expect(isSelected('Le tue operazioni')).toBe(true);
  });
});
