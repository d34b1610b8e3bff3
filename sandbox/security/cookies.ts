import { sameMac, type Secrets } from './secrets.ts';

/** Where the cookie goes that stands for the Authorization header (CALL-12). */
const tokenCookie = '__Host-token';
const rememberedCookie = '__Host-remembered';
const tokenLifetimeMs = 60_000;
const rememberedSeconds = 180 * 24 * 60 * 60;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Writes a cookie that stands for a token for one minute; no script can read it (S-33). */
export function writeTokenCookie(secrets: Secrets, token: string, now: number): string {
  const expiry = (now + tokenLifetimeMs).toString(36);
  const value = `${expiry}.${secrets.mac('token-cookie', expiry, token)}.${token}`;
  return `${tokenCookie}=${value}; ${attributes}; Max-Age=${tokenLifetimeMs / 1000}`;
}

/** Takes the cookie of the token away: it has done its work. */
export const dropTokenCookie = `${tokenCookie}=; ${attributes}; Max-Age=0`;

/** Reads the token from a request's cookies; null where there is none, or it is over a minute old. */
export function readTokenCookie(secrets: Secrets, cookies: string, now: number): string | null {
  const [expiry = '', mac = '', token = ''] = valueOf(cookies, tokenCookie).split('.');
  const isOurs = sameMac(mac, secrets.mac('token-cookie', expiry, token));
  return isOurs && Number.parseInt(expiry, 36) > now ? token : null;
}

/** Writes a cookie that names the holder who asked to be remembered on this browser. */
export function writeRememberedCookie(secrets: Secrets, userId: number, now: number): string {
  const expiry = (now + rememberedSeconds * 1000).toString(36);
  const value = `${expiry}.${secrets.mac('remembered', expiry, String(userId))}.${userId}`;
  return `${rememberedCookie}=${value}; ${attributes}; Max-Age=${rememberedSeconds}`;
}

/** Reads who asked to be remembered; null for nobody, and once the time is over that the browser was told. */
export function readRememberedCookie(secrets: Secrets, cookies: string, now: number): number | null {
  const [expiry = '', mac = '', userId = ''] = valueOf(cookies, rememberedCookie).split('.');
  const isOurs = sameMac(mac, secrets.mac('remembered', expiry, userId));
  return isOurs && Number.parseInt(expiry, 36) > now ? Number(userId) : null;
}

/** Takes the cookie of the remembered holder away. */
export const dropRememberedCookie = `${rememberedCookie}=; ${attributes}; Max-Age=0`;

function valueOf(cookies: string, name: string): string {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}
