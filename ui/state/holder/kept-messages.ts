/** The bank’s own words, by key. */
export type Messages = Readonly<Record<string, string>>;

/** Returns where words wait for the next visit, as `localStorage` does; a browser that keeps nothing throws. */
export type MessageStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const keptUnder = 'dictionary';

/** Returns the bank’s words as the last visit has kept them; nothing at the first (TEXT-01). */
export function keptMessages(storage: MessageStorage): Messages | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keptUnder) ?? 'null');
    const entries = Object.entries(Object(kept)).filter(([, words]) => typeof words === 'string');
    // Only words were let through.
    return kept === null ? undefined : (Object.fromEntries(entries) as Messages);
  } catch {
    // A browser that keeps nothing, or what somebody else has written there.
    return undefined;
  }
}

/** Keeps the bank’s words for the next visit. */
export function keepMessages(storage: MessageStorage, messages: Messages): void {
  try {
    storage().setItem(keptUnder, JSON.stringify(messages));
  } catch {
    // The next visit waits again, no more.
  }
}
