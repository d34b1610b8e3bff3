import { allowedAddress } from '../navigation/places.ts';
import type { Settings } from '../settings.ts';
import { type NonceStorage, withoutNonce } from '../session/tab-nonce.ts';

/**
 * Leads to the loyalty partner through a new window of the portal, which goes on to the address that a cookie of a minute
 * tells it (LOYAL-17, LOYAL-18). That window gets no token, and the partner nothing of this one.
 */
export type LoyaltyWindow = {
  /** Opens the window for a partner’s address; says when the bank does not allow the address, or the browser no window. */
  open(address: unknown): 'opened' | 'refused' | 'blocked';
  /** Goes on from the new window to the partner; false where none has sent it there. */
  goOn(): boolean;
};

type LoyaltyWindowOptions = {
  links: Settings['links'];
  browser: Pick<Window, 'open'> & { location: Pick<Location, 'origin' | 'replace'> };
  document: Pick<Document, 'cookie'>;
  storage: NonceStorage;
};

/** Where the new window opens (ROUTE-19). */
const loyaltyPath = '/loyaltyProgram';

const cookieName = 'percorso-loyalty';
const cookieSeconds = 60;
const attributes = [`Path=${loyaltyPath}`, 'SameSite=Strict', 'Secure'].join('; ');

/** Makes both ends of the way to the partner: the window that is left and the one that is opened. */
export function createLoyaltyWindow(options: LoyaltyWindowOptions): LoyaltyWindow {
  const { links, browser, document, storage } = options;
  const allowed = (address: unknown) =>
    allowedAddress(address, { origin: browser.location.origin, hosts: links?.hosts ?? [] });
  const write = (value: string, seconds: number): void => {
    document.cookie = `${cookieName}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
  };
  return {
    open: (address) => {
      const partner = allowed(address);
      if (partner === undefined) return 'refused';
      write(partner, cookieSeconds);
      const opened = withoutNonce(storage, () => browser.open(loyaltyPath, '_blank'));
      if (opened === null) return 'blocked';
      opened.opener = null;
      return 'opened';
    },
    goOn: () => {
      const partner = allowed(read(document.cookie));
      if (partner === undefined) return false;
      write('', 0);
      browser.location.replace(partner);
      return true;
    },
  };
}

function read(cookies: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found && decodeURIComponent(found.slice(cookieName.length + 1));
}
