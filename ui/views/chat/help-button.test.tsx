import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatbotConfig, UserProfile } from '#schemas';
import { type Answers, done, renderAt } from '../cards/portal.fixture.tsx';
import { HelpCorner } from '../frame/HelpCorner.tsx';
import { aProfile } from '../../state/holder/profile.fixture.ts';

const target: ChatbotConfig = {
  chatbot: 'TARGET',
  widget: {
    address: '/sandbox/chat',
    language: 'it',
    maxMessageLength: 160,
    uploads: false,
  },
};
const offered = { profiling: { CHATBOT: { prop: { state: 'ATTIVO' } } } } as const;

type Shown = {
  profile?: Partial<UserProfile>;
  answers?: Answers;
  address?: string;
  mayChat?: boolean;
  view?: ReactNode;
};

/** Shows the corner of a holder’s page, in a portal whose settings allow a chat. */
async function show({
  profile = {},
  answers = {},
  address = '/',
  mayChat = true,
  view = <HelpCorner />,
}: Shown = {}) {
  const portal = await renderAt({ address, view, answers });
  if (mayChat) Object.assign(portal.app.settings, { chat: { origin: 'self' } });
  Object.assign(portal.app.settings.timing, { chatMs: 4500 });
  await act(async () => {
    portal.app.stores.profile.getState().received({ ...aProfile(offered), ...profile });
  });
  return portal;
}

/** The corner of the home, and a page that has none. */
const CornerOfHome = () => (
  <Routes>
    <Route path="/" element={<HelpCorner />} />
    <Route path="*" element="a journey" />
  </Routes>
);

const button = () => screen.findByRole('button', { name: 'Assistenza' });
const noButton = () => expect(screen.queryByRole('button', { name: 'Assistenza' })).toBeNull();
const ways = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);

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

const frameOf = (panel: HTMLElement) => {
  const frame = within(panel).getByTitle<HTMLIFrameElement>('Conversazione con l’assistenza');
  const told = vi.fn<(message: unknown, origin: string) => void>();
  const source = Object.assign(new MessageChannel().port1, { postMessage: told });
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const say = (type: string) =>
    act(() => {
      const sent = { data: { type }, origin: window.location.origin, source };
      window.dispatchEvent(new MessageEvent('message', sent));
    });
  return { frame, told, say };
};

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

async function openChat() {
  const portal = await show({ answers: { readChatbotConfig: () => done(target) } });
  fireEvent.click(await button());
  const panel = await screen.findByRole('dialog', { name: 'Chat con l’assistenza' });
  return { ...portal, panel, ...frameOf(panel) };
}

describe('the chat', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is configured 4.5 s after it has loaded: Italian, 160 letters, no uploads, and who writes [CHAT-05] [CHAT-12] [CHAT-06] [CHAT-08]', async () => {
    const { frame, told, say, app } = await openChat();
    expect(app.stores.chatbot.getState()).toMatchObject({
      chatbotType: 'TARGET',
      isOpen: true,
      isChatBotOpenFromCTA: false,
    });
    say('chat.ready');
    fireEvent.load(frame);

    pass(4000);
    expect(told).not.toHaveBeenCalled();
    pass(600);

    expect(told).toHaveBeenCalledExactlyOnceWith(
      {
        type: 'chat.configure',
        language: 'it',
        maxMessageLength: 160,
        uploads: false,
        session: { name: 'Giulia' },
      },
      window.location.origin,
    );
  });

  it('may use no more of the page than a conversation needs [CHAT-04]', async () => {
    const { frame } = await openChat();

    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(new URL(frame.src).searchParams.get('t')).toMatch(/^\d+$/);
  });

  it('that does not come leaves the other ways of help [S-50]', async () => {
    const { panel } = await openChat();

    pass(15_000);

    expect(within(panel).getByText('La chat non è disponibile')).toBeTruthy();
    expect(ways(panel)).toEqual([
      'Tutorial',
      'Domande frequenti si apre in una nuova scheda',
      'Contatti',
      'Scrivici',
    ]);
  });

  it('that does not come for want of a connection says so, and is tried again [HOLDER-03] [S-50]', async () => {
    const { panel } = await openChat();
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);

    pass(15_000);
    expect(within(panel).getByRole('alert').textContent).toMatch(/^Sei senza connessione/u);
    online.mockRestore();
    fireEvent.click(within(panel).getByRole('button', { name: 'Riprova' }));

    expect(within(panel).getByTitle('Conversazione con l’assistenza')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Chat con l’assistenza');
  });

  it('goes on from page to page, and ends when it says so [CHAT-02]', async () => {
    const { go, say } = await openChat();
    await go('/cardsmanagement');
    expect(screen.getByRole('dialog', { name: 'Chat con l’assistenza' })).toBeTruthy();

    say('chat.closed');

    expect(screen.queryByRole('dialog', { name: 'Chat con l’assistenza' })).toBeNull();
    expect(await button()).toBeTruthy();
  });
});
