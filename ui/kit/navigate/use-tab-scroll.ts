import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** On which sides of a row there is more to scroll to. */
type More = 'none' | 'start' | 'end' | 'both';

/** As wide as the fade, in pixels: a tab beneath it would not be in full sight. */
const fade = 48;

/** Returns the sides on which tabs are out of sight, and keeps the selected one in sight. */
export function useTabScroll(selected: string) {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>('none');

  useLayoutEffect(() => {
    const row = list.current;
    return row ? onceLaidOut(row, () => bringIntoSight(row, selected)) : undefined;
  }, [selected]);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = (): void => setMore(moreOf(row));
    const sizes = new ResizeObserver(measure);
    const follow = (): void => {
      for (const each of [row, ...row.children]) sizes.observe(each);
    };
    follow();
    // The list fills after its parent has rendered, and again whenever the tabs are others.
    const tabs = new MutationObserver(follow);
    tabs.observe(row, { childList: true });
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      tabs.disconnect();
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);

  return { list, more };
}

// Anyone who measures at once has the browser lay the whole page out before its time; this comes after that, and before the paint.
function onceLaidOut(row: HTMLElement, act: () => void): () => void {
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    act();
  });
  sizes.observe(row);
  return () => sizes.disconnect();
}

function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More {
  // Widths are rounded, so a pixel is nothing.
  const isBefore = scrollLeft > 1;
  const isAfter = scrollWidth - clientWidth - scrollLeft > 1;
  if (isBefore && isAfter) return 'both';
  if (isBefore) return 'start';
  return isAfter ? 'end' : 'none';
}

// Not scrollIntoView, which would move the page as well.
function bringIntoSight(list: HTMLElement, id: string): void {
  const tab = [...list.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    ({ dataset }) => dataset['key'] === id,
  );
  if (!tab) return;
  const start = Math.max(0, tab.offsetLeft - fade);
  const last = list.scrollWidth - list.clientWidth;
  const end = Math.min(last, tab.offsetLeft + tab.offsetWidth + fade - list.clientWidth);
  if (list.scrollLeft > start) list.scrollLeft = start;
  else if (list.scrollLeft < end) list.scrollLeft = end;
}
