import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Returns what the browser’s Back is to do instead of leaving the page; nothing lets it leave. `steps` is how far the browser
 * would go: -1 for one Back, 1 for one Forward.
 */
export type BackHolder = (steps: number) => (() => void) | undefined;

/** Holds how to take the browser’s Back, until what is answered is called; without a provider Back is the browser’s. */
export const BackContext = createContext<((holder: BackHolder) => () => void) | undefined>(undefined);

/** Takes the browser’s Back for as long as the component stands and `isHeld` says so. */
export function useBack(isHeld: boolean, holder: BackHolder): void {
  const hold = use(BackContext);
  const asked = useEffectEvent(holder);
  useLayoutEffect(() => (isHeld ? hold?.((steps) => asked(steps)) : undefined), [hold, isHeld]);
}
