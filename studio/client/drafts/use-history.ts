import { useState } from 'react';

/** What was there before, and what was undone. */
type History = { past: readonly string[]; undone: readonly string[]; isTyping: boolean };

/** Goes back and forth among what was written; what is typed in one go is one step. */
export function useHistory(now: string, put: (text: string) => void) {
  const [{ past, undone, isTyping }, set] = useState<History>({ past: [], undone: [], isTyping: false });
  const back = past.at(-1);
  const forth = undone.at(-1);
  return {
    change: (next: string, typing = false): void => {
      if (next === now) return;
      set({ past: typing && isTyping ? past : [...past, now], undone: [], isTyping: typing });
      put(next);
    },
    undo:
      back === undefined
        ? undefined
        : () => {
            set({ past: past.slice(0, -1), undone: [...undone, now], isTyping: false });
            put(back);
          },
    redo:
      forth === undefined
        ? undefined
        : () => {
            set({ past: [...past, now], undone: undone.slice(0, -1), isTyping: false });
            put(forth);
          },
  };
}
