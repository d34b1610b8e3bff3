import { useEffect } from 'react';
import type { ChatbotConfig } from '#schemas';
import { hasChatbot, useApp, useStored } from '#ui/state';

/**
 * Returns which help the holder is offered: undefined for none (CHAT-10), and before it is known. The bank is asked once
 * (CHAT-03), and only where the settings allow a chat; one that cannot answer leaves the menu.
 */
export function useChatbotType(): ChatbotConfig['chatbot'] | undefined {
  const { calls, settings, stores } = useApp();
  const isOffered = useStored('profile', hasChatbot);
  const known = useStored('chatbot', ({ chatbotType }) => chatbotType);
  const mayChat = settings.chat !== undefined;
  useEffect(() => {
    if (!isOffered || !mayChat || known !== undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const outcome = await calls.call('readChatbotConfig', { signal });
      if (signal.aborted) return;
      stores.chatbot.getState().received(outcome.kind === 'done' ? outcome.value : { chatbot: 'TACTICAL' });
    };
    void ask();
    return () => leaving.abort();
  }, [calls, stores, isOffered, mayChat, known]);
  if (!isOffered) return undefined;
  return mayChat ? known : 'TACTICAL';
}
