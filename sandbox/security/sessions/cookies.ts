import { hashReference, sameMac, type Secrets } from '../secrets.ts';

/** Begins the name of the cookie that goes with a session: the tabs of a browser have one each (HOLDER-01). */
const sessionCookie = '__Host-session-';
const rememberedCookie = '__Host-remembered';
const rememberedSeconds = 180 * 24 * 60 * 60;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Writes the cookie by which a page that is loaded anew takes its session up; no script can read it (S-33). */
export function writeSessionCookie(sessionId: string, value: string, lifetimeMs: number): string {
  return `${nameFor(sessionId)}=${value}; ${attributes}; Max-Age=${lifetimeMs / 1000}`;
}

/** Takes the cookie of a session away. */
export const dropSessionCookie = (sessionId: string): string =>
  `${nameFor(sessionId)}=; ${attributes}; Max-Age=0`;

/** Reads what the cookies of a browser’s sessions hold, whichever still live. */
export const readSessionCookies = (cookies: string): string[] =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(sessionCookie))
    .map((cookie) => cookie.slice(cookie.indexOf('=') + 1));

// The session’s own id stays at the bank.
const nameFor = (sessionId: string): string => sessionCookie + hashReference(sessionId).slice(0, 8);

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
