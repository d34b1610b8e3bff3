import { takeLeftSession } from './left-session.ts';
import { forgetWayBack } from './way-back.ts';

type Browser = Pick<Window, 'sessionStorage' | 'localStorage' | 'history'> & {
  document: Pick<Document, 'cookie'>;
};

/** Forgets all that the portal keeps where a script could read it: once nobody is in, nothing is left (S-90). */
export function forgetKept({ sessionStorage, localStorage, history, document }: Browser): void {
  takeLeftSession(document);
  forgetWayBack(history);
  sessionStorage.clear();
  localStorage.clear();
}
