import { useEffect, useEffectEvent, useRef } from 'react';

/** Hears Escape within an element; of several that lie in one another only the innermost does. */
export function useEscape<Kind extends HTMLElement>(pressed: () => void) {
  const whole = useRef<Kind>(null);
  const press = useEffectEvent(pressed);
  useEffect(() => {
    const own = whole.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      press();
    };
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, []);
  return whole;
}
