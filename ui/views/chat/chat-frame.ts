import type { ChatWidget } from '#schemas';
import type { Settings } from '#ui/state';

/** A page of the chat that the settings allow, and the only origin that is spoken with. */
export type ChatFrame = { address: string; origin: string };

type Where = {
  chat: Settings['chat'];
  widget: ChatWidget | undefined;
  /** The portal’s own origin. */
  here: string;
  /** Milliseconds since 1970, so that no cache answers with the chat of another day (CHAT-04). */
  now: number;
};

/** Returns where the chat is; undefined when the bank names none, or one that the settings do not allow (S-50). */
export function chatFrame({ chat, widget, here, now }: Where): ChatFrame | undefined {
  if (chat === undefined || widget === undefined || !URL.canParse(widget.address, here)) return undefined;
  const url = new URL(widget.address, here);
  const origin = chat.origin === 'self' ? here : chat.origin;
  if (url.origin !== origin) return undefined;
  url.searchParams.set('origin', here);
  url.searchParams.set('t', String(now));
  return { address: url.href, origin };
}

/** What the chat may tell the portal. */
export type ChatWord = 'chat.ready' | 'chat.closed';

const words: readonly unknown[] = ['chat.ready', 'chat.closed'] satisfies ChatWord[];

/** Reads a message of the chat; undefined when it is another’s, or nothing that the chat may say (S-49). */
export function wordOf(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { origin: string; source: unknown },
): ChatWord | undefined {
  if (origin !== from.origin || source === null || source !== from.source) return undefined;
  const { type } = Object(data);
  return words.includes(type) ? (type as ChatWord) : undefined; // one of the words, by the line above
}
