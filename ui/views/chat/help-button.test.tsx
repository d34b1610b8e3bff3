import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChatbotConfig } from '#schemas';
import { type Answers, done } from '../cards/portal.fixture.tsx';
import { HelpCorner } from '../frame/HelpCorner.tsx';
import { button, show, target, ways } from './help-corner.fixture.tsx';

/** The corner of the home, and a page that has none. */
const CornerOfHome = () => (
  <Routes>
    <Route path="/" element={<HelpCorner />} />
    <Route path="*" element="a journey" />
  </Routes>
);

const noButton = () => expect(screen.queryByRole('button', { name: 'Assistenza' })).toBeNull();

const scrollTo = (top: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  fireEvent.scroll(window);
};

describe('the button of help', () => {
  it('opens the menu of help, the questions among its ways, where the bank has no chat [CHAT-09] [ROUTE-25]', async () => {
    await show({ answers: { readChatbotConfig: () => done({ chatbot: 'TACTICAL' }) } });

    fireEvent.click(await button());

    const menu = await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' });
    expect(ways(menu)).toEqual([
      'Tutorial',
      'Domande frequenti si apre in una nuova scheda',
      'Contatti',
      'Scrivici',
    ]);
  });

  it('begins with a card that was lost or stolen where holders may lock theirs [HOLDER-24]', async () => {
    const portal = await show({ answers: { readChatbotConfig: () => done({ chatbot: 'TACTICAL' }) } });
    Object.assign(portal.app.settings, { extensions: { cardLock: true } });

    fireEvent.click(await button());

    const menu = await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' });
    expect(ways(menu)[0]).toBe('Carta persa o rubata');
    expect(within(menu).getByRole('link', { name: '800 000 100' }).getAttribute('href')).toBe(
      'tel:800000100',
    );
    expect(within(menu).getByRole('link', { name: 'Carta persa o rubata' }).getAttribute('href')).toBe(
      '/cardsmanagement',
    );
  });

  it('does not open the menu again for a holder who comes back from where it has led [CHAT-09] [HOLDER-11]', async () => {
    const portal = await show({ answers: { readChatbotConfig: () => done({ chatbot: 'TACTICAL' }) } });
    fireEvent.click(await button());
    await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' });

    await portal.go('/userSupport/writeMessage');
    await portal.go('/');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button()).toBeTruthy();
  });

  it('does not open the menu again where a page without it lay between [CHAT-09] [HOLDER-11]', async () => {
    const answers: Answers = { readChatbotConfig: () => done({ chatbot: 'TACTICAL' }) };
    const portal = await show({ answers, view: <CornerOfHome /> });
    fireEvent.click(await button());
    await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' });

    await portal.go('/userSupport/writeMessage');
    expect(await screen.findByText('a journey')).toBeTruthy();
    await portal.go('/');

    expect(await button()).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the focus again when the menu is closed [S-64]', async () => {
    await show({ answers: { readChatbotConfig: () => done({ chatbot: 'TACTICAL' }) } });
    const opener = await button();
    act(() => opener.focus());
    fireEvent.click(opener);
    const menu = await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' });

    fireEvent.keyDown(menu, { key: 'Escape' });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('opens the menu, and asks the bank nothing, where the settings allow no chat [S-50]', async () => {
    const readChatbotConfig = vi.fn<() => ReturnType<typeof done<ChatbotConfig>>>(() => done(target));
    await show({ answers: { readChatbotConfig }, mayChat: false });

    fireEvent.click(await button());

    expect(await screen.findByRole('dialog', { name: 'Come possiamo aiutarti?' })).toBeTruthy();
    expect(readChatbotConfig).not.toHaveBeenCalled();
  });

  it('asks once which help there is, whatever page comes next [CHAT-03] [CALL-61]', async () => {
    const readChatbotConfig = vi.fn<() => ReturnType<typeof done<ChatbotConfig>>>(() => done(target));
    const portal = await show({ answers: { readChatbotConfig } });
    await button();

    await portal.go('/n/profile');
    await portal.go('/cardsmanagement');

    await button();
    expect(readChatbotConfig).toHaveBeenCalledOnce();
  });

  it.each([
    ['an ASB holder [CHAT-10]', { userType: 'ASB' }],
    [
      'a holder whose profile does not enable it [GATE-08]',
      { profiling: { CHATBOT: { prop: { state: 'DISATTIVO' } } } },
    ],
  ] as const)('is not there for %s', async (_, changed) => {
    const readChatbotConfig = vi.fn<() => ReturnType<typeof done<ChatbotConfig>>>(() => done(target));
    const portal = await show({ profile: changed, answers: { readChatbotConfig } });
    await waitFor(() => expect(portal.app.stores.profile.getState().status).toBe('ready'));

    noButton();
    expect(readChatbotConfig).not.toHaveBeenCalled();
  });

  it('stands on the profile at /n/profile, and on no other page of it [CHAT-11]', async () => {
    const portal = await show({ answers: { readChatbotConfig: () => done(target) }, address: '/n/profile' });
    expect(await button()).toBeTruthy();

    await portal.go('/n/other');

    noButton();
  });

  it('goes out of the way of who reads on, and comes back when they turn back [CHAT-02]', async () => {
    await show({ answers: { readChatbotConfig: () => done(target) } });
    const isAway = (await button()).dataset;

    expect(isAway['away']).toBe('false');
    scrollTo(400);
    expect(isAway['away']).toBe('true');
    scrollTo(396);
    expect(isAway['away']).toBe('true');
    scrollTo(300);
    expect(isAway['away']).toBe('false');

    vi.restoreAllMocks();
  });

  it('makes room for what stands at the foot of some pages [CHAT-02]', async () => {
    const portal = await show({ answers: { readChatbotConfig: () => done(target) } });
    expect((await button()).dataset['raised']).toBe('true');

    await portal.go('/loyaltyProgram');

    expect((await button()).dataset['raised']).toBe('false');
  });
});
