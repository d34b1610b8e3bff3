import { useEffect, useEffectEvent } from 'react';

/** Which way to go in what was written. */
export type Direction = 'undo' | 'redo';

/** Hears Ctrl+Z and Ctrl+Shift+Z wherever nothing is typed: in a box they go back in what was typed there. */
export function useTurnKeys(turn: (direction: Direction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isMeant || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    turn(event.shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
