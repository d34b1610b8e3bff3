import type { Visit } from '#engine';
import type { Settings } from '../settings.ts';

/** The part of the browser that leads elsewhere. */
type Browser = Pick<Window, 'open'> & { location: Pick<Location, 'assign' | 'origin'> };

type PlacesOptions = {
  links: Settings['links'];
  browser: Browser;
  /** Told when a journey would lead to a place that the bank has not allowed. */
  onRefused: () => void;
};

/** Leads out of the portal, to nowhere but what the bank’s settings allow, and answers whether it has (S-46). */
export function createPlaces({ links, browser, onRefused }: PlacesOptions): (place: Visit) => boolean {
  return ({ link, address, window = 'same' }) => {
    const asked = link === undefined ? address : links?.places?.[link];
    const allowed = allowedAddress(asked, { origin: browser.location.origin, hosts: links?.hosts ?? [] });
    if (allowed === undefined || (link === undefined) === (address === undefined)) {
      onRefused();
      return false;
    }
    if (window === 'new') browser.open(allowed, '_blank', 'noopener,noreferrer');
    else browser.location.assign(allowed);
    return true;
  };
}

type Allowed = { origin: string; hosts: readonly string[] };

/**
 * Returns the address that may be visited: the portal’s own, or https on a host that is allowed; undefined for any
 * other, such as a script, a host that only ends alike, or an address with a name and a password in it.
 */
export function allowedAddress(address: unknown, { origin, hosts }: Allowed): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return undefined;
  const { protocol, host, username, origin: asked, href } = new URL(address, origin);
  if (username !== '') return undefined;
  const isAllowed = asked === origin || (protocol === 'https:' && hosts.includes(host));
  return isAllowed ? href : undefined;
}
