import { useEffect, useEffectEvent, useRef } from 'react';

type Keys = { undo: (() => void) | undefined; redo: (() => void) | undefined; close: () => void };

/** Hears the keys of an editor, which begins with its first control: back and forth within it, and out of it. */
export function useEditorKeys({ undo, redo, close }: Keys) {
  const whole = useRef<HTMLElement>(null);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isTurn = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const turn = event.shiftKey ? redo : undo;
    // With nothing to take back in here, the keys are for what was written before.
    if (isTurn && turn) {
      event.preventDefault();
      turn();
    }
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const editor = whole.current;
    const listen = (event: KeyboardEvent): void => press(event);
    editor?.querySelector<HTMLElement>('select, button, textarea')?.focus();
    editor?.addEventListener('keydown', listen);
    return () => editor?.removeEventListener('keydown', listen);
  }, []);
  return whole;
}
