import { useRef, useState } from 'react';

type Leaving = { isTyped: boolean; drop: () => void; onClose: () => void };

/** Closes a form, and asks first where that would give up what was typed. */
export function useLeaving({ isTyped, drop, onClose }: Leaving) {
  const [isAsked, setAsked] = useState(false);
  const from = useRef<Element>(null);
  const isAsking = isAsked && isTyped;
  const stay = (): void => {
    setAsked(false);
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  return {
    isAsking,
    leave: (): void => {
      if (!isTyped) return onClose();
      if (isAsking) return stay();
      from.current = document.activeElement;
      return setAsked(true);
    },
    stay,
    discard: (): void => {
      drop();
      onClose();
    },
  };
}
