import { useLayoutEffect } from 'react';

/**
 * What the root may say of the page: a dialog is open, the menu of phones, something keeps to the foot of the window, messages
 * are there, one of them waits.
 */
export type RootMark = 'dialog' | 'foot' | 'menu' | 'messages' | 'waiting';

const holders = new Map<RootMark, number>();

/**
 * Has the root carry `data-<mark>` while `isOn` for anyone. Style sheets ask for it in place of `:root:has(…)`, with which
 * each change anywhere in the page would have every element of it styled anew.
 */
export function useRootMark(mark: RootMark, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isOn]);
}

function count(mark: RootMark, by: 1 | -1): void {
  const held = (holders.get(mark) ?? 0) + by;
  holders.set(mark, held);
  document.documentElement.toggleAttribute(`data-${mark}`, held > 0);
}
