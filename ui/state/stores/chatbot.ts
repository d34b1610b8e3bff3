import type { ChatbotConfig, ChatWidget } from '#schemas';
import { createStore } from 'zustand/vanilla';

/** Which help the bank offers, and whether it is open (CHAT-12). */
export type ChatbotState = {
  /** Unknown until the bank has said it. */
  chatbotType?: ChatbotConfig['chatbot'];
  /** How the chat is set up; there with TARGET. */
  widget?: ChatWidget;
  isOpen: boolean;
  /** It was opened by a link of a page, not by its own button. */
  isChatBotOpenFromCTA: boolean;
};

type ChatbotActions = {
  received(config: ChatbotConfig): void;
  opened(by: 'button' | 'page'): void;
  closed(): void;
  /** Closes the help; what the bank said is nobody's own, and outlives a logout. */
  clear(): void;
};

const closed = { isOpen: false, isChatBotOpenFromCTA: false };

/** Makes the store of the help that the bank offers. */
export function createChatbotStore() {
  return createStore<ChatbotState & ChatbotActions>()((set) => ({
    ...closed,
    received: ({ chatbot, widget }) => set({ chatbotType: chatbot, ...(widget && { widget }) }),
    opened: (by) => set({ isOpen: true, isChatBotOpenFromCTA: by === 'page' }),
    closed: () => set(closed),
    clear: () => set(closed),
  }));
}

/** The store of the help that the bank offers. */
export type ChatbotStore = ReturnType<typeof createChatbotStore>;
