import { forgetWayBack } from '../navigation/back-navigation.ts';

type Browser = Pick<Window, 'sessionStorage' | 'localStorage' | 'history'>;

/** Forgets all that the portal keeps where a script could read it: once nobody is in, nothing is left (S-90). */
export function forgetKept({ sessionStorage, localStorage, history }: Browser): void {
  forgetWayBack(history);
  sessionStorage.clear();
  localStorage.clear();
}
