import { createStore } from 'zustand/vanilla';

/** How serious a message is (MSG-03). */
export type MessageStatus = 'critical' | 'warning' | 'ok';

/** Something that may be done about a message. */
export type MessageAction = { label: string; run: () => void };

/** One message of the queue, in words. */
export type Message = {
  id: string;
  text: string;
  status: MessageStatus;
  /** Where the message comes from, such as the login; free for anyone who added it. */
  state?: string;
  action?: MessageAction;
  /** The journey that its action opens: where that is under way, nobody need be led to it. */
  offers?: string;
};

/** Marks what a page says of journeys that a reload has cut off: it was told, and asks for nothing. */
export const leftState = 'left';

type MessagesState = { messages: readonly Message[]; issued: number };

type MessagesActions = {
  /** Puts a message before the others and lets the oldest go beyond three (MSG-01). */
  add(message: Omit<Message, 'id'>): void;
  remove(id: string): void;
  clear(): void;
};

const most = 3;

/** Makes the queue of messages (MSG-02). */
export function createMessagesStore() {
  return createStore<MessagesState & MessagesActions>()((set) => ({
    messages: [],
    issued: 0,
    add: (message) =>
      set(({ messages, issued }) => {
        const added = { ...message, id: `message-${issued + 1}` };
        return { issued: issued + 1, messages: [added, ...messages].slice(0, most) };
      }),
    remove: (id) => set(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    clear: () => set({ messages: [] }),
  }));
}

/** The queue of messages. */
export type MessagesStore = ReturnType<typeof createMessagesStore>;
