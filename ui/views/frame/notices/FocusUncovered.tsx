import { useStored } from '#ui/state';
import { useEffect } from 'react';
import { FocusKeeper } from '../FocusKeeper.tsx';

/** Keeps the focus where it can be seen: what had it may go, and a message may come to stand on it, which moves the page. */
export function FocusUncovered() {
  const newest = useStored('messages', ({ messages: [message] }) => message?.id);
  useEffect(() => {
    const focused = document.activeElement;
    const covering = document.querySelector('[data-react-aria-top-layer]')?.getBoundingClientRect();
    if (newest === undefined || !covering || !focused?.matches('main *')) return;
    const covered = focused.getBoundingClientRect();
    const isCovered = covered.bottom > covering.top && covered.top < covering.bottom;
    if (isCovered) focused.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return <FocusKeeper />;
}
