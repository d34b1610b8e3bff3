/** Where a tab keeps its nonce; `sessionStorage` fits it. */
export type NonceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The random value of this tab, which with the cookie of the session, and only with it, lets the next page of the tab take
 * the session up (HOLDER-01). Somebody is in exactly while there is one.
 */
export type TabNonce = {
  /** Returns the nonce that a login goes with, before the bank hears of it. */
  begin(): string;
  /** The login was not finished. */
  forget(): void;
  /** Returns whether a page of this tab was left with somebody in. */
  isKept(): boolean;
  /** Returns what may be the tab’s nonce, and the one that takes its place, which is kept before the bank hears of it. */
  offer(): { nonces: string[]; next: string };
  /** The bank has taken the one that was offered. */
  taken(next: string): void;
  /** Returns whether the session is still that of this page: another page of the tab may have taken it up meanwhile. */
  isOurs(): boolean;
};

const keptUnder = 'nonce';
const apart = '.';
const bytes = 16;
/** How many reloads may cut each other off before the bank has answered one. */
const most = 32;

/** Makes the keeper of the tab’s nonce. */
export function createTabNonce(storage: () => NonceStorage): TabNonce {
  let ours: string | undefined;
  const read = (): string[] => (storage().getItem(keptUnder) ?? '').split(apart).filter(Boolean);
  const keep = (nonces: readonly string[]): void => storage().setItem(keptUnder, nonces.join(apart));
  const isOurs = (): boolean => ours !== undefined && storage().getItem(keptUnder) === ours;
  return {
    isOurs,
    isKept: () => storage().getItem(keptUnder) !== null,
    begin: () => {
      if (ours !== undefined && isOurs()) return ours;
      ours = aNonce();
      keep([ours]);
      return ours;
    },
    forget: () => {
      ours = undefined;
      storage().removeItem(keptUnder);
    },
    offer: () => {
      const nonces = read().slice(0, most);
      const next = aNonce();
      // A reload may cut the answer off: the page after it then offers both.
      keep([next, ...nonces]);
      return { nonces, next };
    },
    taken: (next) => {
      ours = next;
      keep([next]);
    },
  };
}

/** Opens a window, which begins with a copy of this one’s storage: it hears that somebody is in, and cannot take the session up. */
export function withoutNonce<Opened>(storage: NonceStorage, open: () => Opened): Opened {
  const kept = storage.getItem(keptUnder);
  storage.setItem(keptUnder, '');
  const opened = open();
  if (kept === null) storage.removeItem(keptUnder);
  else storage.setItem(keptUnder, kept);
  return opened;
}

const aNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
