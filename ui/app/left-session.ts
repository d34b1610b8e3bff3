import type { SessionState } from './stores/session.ts';

/** What goes to the next page: how far the login is, and nothing of who it is or of their cards, which the bank tells that page. */
export type LeftSession = Pick<SessionState, 'flow' | 'flowKey6Context' | 'userStatus'>;

type Cookies = Pick<Document, 'cookie'>;

const cookieName = 'percorso-session';
const cookieSeconds = 300;
const attributes = ['Path=/', 'SameSite=Strict', 'Secure'].join('; ');

/** Leaves a session for the next page, for five minutes (SESSION-02). */
export function leaveSession(document: Cookies, left: LeftSession): void {
  write(document, JSON.stringify(left), cookieSeconds);
}

/** Takes what the page before has left: once, and undefined where that is nothing. */
export function takeLeftSession(document: Cookies): LeftSession | undefined {
  const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  const text = decodeURIComponent(found?.slice(cookieName.length + 1) ?? '');
  write(document, '', 0);
  // Written above, by this same origin and this same version at most five minutes ago.
  return text === '' ? undefined : (JSON.parse(text) as LeftSession);
}

function write(document: Cookies, value: string, seconds: number): void {
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
}
