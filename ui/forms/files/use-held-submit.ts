import { useEffect, useEffectEvent, useState } from 'react';

/** What a field tells of the files that are on their way into its form. */
type OnTheWay = {
  /** The id of the field’s element, which stands in the form. */
  id: string;
  isReading: boolean;
  /** The form holds as many files as the field has taken. */
  isHandedOver: boolean;
};

/** Whether a press to send waits for files, and how to call that off: a field does so at each of its changes. */
type HeldSubmit = { isHeld: boolean; callOff: () => void };

/**
 * Holds a press to send while files are read, and sends once the form has them: without them the form would go as it was before
 * (HOLDER-12). An edit of the holder in between calls it off.
 */
export function useHeldSubmit({ id, isReading, isHandedOver }: OnTheWay): HeldSubmit {
  const [isHeld, setHeld] = useState(false);
  const isOnTheWay = isReading || !isHandedOver;
  const goOn = useEffectEvent(() => formOf(id)?.requestSubmit());
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
    };
    const form = formOf(id);
    // Before the form itself hears of it.
    form?.addEventListener('submit', hold, { capture: true, signal });
    form?.addEventListener('input', () => setHeld(false), { signal });
    return () => ended.abort();
  }, [id, isOnTheWay]);
  useEffect(() => {
    if (isHeld && !isOnTheWay) goOn();
  }, [isHeld, isOnTheWay]);
  return { isHeld: isHeld && isOnTheWay, callOff: () => setHeld(false) };
}

const formOf = (id: string): HTMLFormElement | null | undefined =>
  document.getElementById(id)?.closest('form');
