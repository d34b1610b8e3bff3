// What strong authentication refuses, and a session that is over, are told by the banner as well.
const bannerCodes: ReadonlySet<string> = new Set(['5707', '5708', '5709', 'UNAUTHORISED']);

/**
 * Returns whether a failure of the operations list is also told by the page’s banner (OPS-35); any other is told in its
 * own place alone, under the card that it belongs to (OPS-36).
 */
export function isToldByBanner(code: string | undefined): boolean {
  return code !== undefined && bannerCodes.has(code);
}
