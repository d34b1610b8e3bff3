import type { Merchant } from '#schemas';

/** Returns where to see a merchant on a map; undefined when the bank does not know both coordinates (OPS-18). */
export function mapUrl({ merchantLat, merchantLong }: Merchant): string | undefined {
  if (merchantLat === undefined || merchantLong === undefined) return undefined;
  const url = new URL('https://www.openstreetmap.org/');
  url.searchParams.set('mlat', String(merchantLat));
  url.searchParams.set('mlon', String(merchantLong));
  url.hash = `map=17/${merchantLat}/${merchantLong}`;
  return url.href;
}
