import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus of anyone who pressed for more to the first item that came last, once the button is gone: a dialog would
 * take it back to its first control, which closes it. Answers what to call when more is asked for.
 */
export function useFocusOnLast(list: RefObject<HTMLElement | null>, hasMore: boolean): () => void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (hasMore || before.current === undefined) return;
    const items = [...(list.current?.children ?? [])];
    const item = items[before.current] ?? items.at(-1);
    before.current = undefined;
    // Anyone who went elsewhere meanwhile is left there.
    if (document.activeElement !== document.body) return;
    const focusable = item?.querySelector<HTMLElement>('button') ?? item;
    if (focusable instanceof HTMLElement) focusable.focus();
  }, [list, hasMore]);
  return () => {
    before.current = list.current?.children.length;
  };
}
