/** Remembers across a reload that somebody was in; never who, nor a token. `sessionStorage` fits it. */
export type SignedInMark = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const markKey = 'signedIn';
const signedIn = 'yes';
const moving = 'moving';

/** Notes that somebody is in. */
export function markSignedIn(mark: SignedInMark): void {
  mark.setItem(markKey, signedIn);
}

/** Notes that somebody is on the way from one full page load to the next, and has left their session for it. */
export function markMoving(mark: SignedInMark): void {
  mark.setItem(markKey, moving);
}

/** Tells whether somebody is in whose session is not on its way to another page. */
export function isSignedIn(mark: SignedInMark): boolean {
  return mark.getItem(markKey) === signedIn;
}

/**
 * Tells, once, how the page was reached: by somebody whose session goes on, by somebody who was in and has loaded a page
 * anew (the token lived in memory and is gone), or by anybody else. Nobody’s session goes on over a reload.
 */
export function arrivalOf(mark: SignedInMark, isReloaded: boolean): 'moving' | 'reloaded' | 'fresh' {
  const noted = mark.getItem(markKey);
  mark.removeItem(markKey);
  if (noted === null) return 'fresh';
  return noted === moving && !isReloaded ? 'moving' : 'reloaded';
}
