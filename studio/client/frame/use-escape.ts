import { useEffect, useEffectEvent, useRef } from 'react';

/** Hears Escape within an element. */
export function useEscape<Kind extends HTMLElement>(pressed: () => void) {
  const whole = useRef<Kind>(null);
  const press = useEffectEvent(pressed);
  useEffect(() => {
    const own = whole.current;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') press();
    };
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, []);
  return whole;
}
