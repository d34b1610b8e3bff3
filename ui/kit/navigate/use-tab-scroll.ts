import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** On which sides of a row there is more to scroll to. */
type More = 'none' | 'start' | 'end' | 'both';

/** As wide as the fade, in pixels: a tab beneath it would not be in full sight. */
const fade = 48;

/** Answers the sides on which tabs are out of sight, and keeps the selected one in sight. */
export function useTabScroll(selected: string) {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>('none');

  useLayoutEffect(() => {
    if (list.current) bringIntoSight(list.current, selected);
  }, [selected]);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = (): void => setMore(moreOf(row));
    measure();
    // The list fills after its parent has rendered, and again whenever the tabs are others.
    const tabs = new MutationObserver(measure);
    tabs.observe(row, { childList: true, subtree: true });
    row.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      tabs.disconnect();
      row.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  return { list, more };
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
  const end = tab.offsetLeft + tab.offsetWidth + fade - list.clientWidth;
  if (list.scrollLeft > start) list.scrollLeft = start;
  else if (list.scrollLeft < end) list.scrollLeft = end;
}
