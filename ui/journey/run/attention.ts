import type { Announcement, AttentionPort, FocusTarget } from '#engine';

/** Where the focus is to go, once. */
export type FocusWish = { target: FocusTarget };

/** Keeps where the focus is to go until the screen that it belongs to is drawn. */
export type Attention = AttentionPort & {
  /** The last wish; another object for each, so that a component notices one for a screen that it shows already. */
  wish: () => FocusWish | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Says that a wish was answered; one that is not the last is left alone. */
  done: (wish: FocusWish) => void;
};

/**
 * Makes the attention of one run; what is to be heard is said at once. A title is not said when the focus goes to the heading,
 * which a screen reader reads out itself: it would be heard twice.
 */
export function createAttention(say: (announcement: Announcement) => void): Attention {
  const listeners = new Set<() => void>();
  let wished: FocusWish | undefined;
  return {
    focus: (target) => {
      wished = { target };
      for (const listener of listeners) listener();
    },
    announce: (announcement) => {
      const isReadOut = wished?.target.kind === 'heading' && announcement.politeness === 'polite';
      if (!isReadOut) say(announcement);
    },
    wish: () => wished,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    done: (wish) => {
      if (wished === wish) wished = undefined;
    },
  };
}
