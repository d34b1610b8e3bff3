/** Remembers across a reload that somebody was in; never who, nor a token. `sessionStorage` fits it. */
export type SignedInMark = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const markKey = 'signedIn';

/** Notes that somebody is in. */
export function markSignedIn(mark: SignedInMark): void {
  mark.setItem(markKey, 'yes');
}

/** Notes that nobody is in. */
export function markSignedOut(mark: SignedInMark): void {
  mark.removeItem(markKey);
}

/** Tells, once, whether somebody was in before the page was loaded again: the token lived in memory and is gone. */
export function wasReloaded(mark: SignedInMark): boolean {
  const wasIn = mark.getItem(markKey) !== null;
  mark.removeItem(markKey);
  return wasIn;
}
