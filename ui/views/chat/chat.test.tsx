import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '../cards/portal.fixture.tsx';
import { button, show, target, ways } from './help-corner.fixture.tsx';

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
