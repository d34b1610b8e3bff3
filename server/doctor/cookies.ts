import type { PortalConfig } from '#schemas';
import { check, type Row } from './row.ts';

const cookies = check('cookies', 'kept by browsers, for a reload to go on');
const goesOn = 'until then a reload asks for the login again; nothing else needs it';

/** Says that nobody answers who could set one. */
export const cookiesUntried = (found: string, remedy: string): Row => cookies.skip(found, remedy);

/** Judges by the addresses, and by what the first answer sets, whether browsers keep the bank’s cookie. */
export function lookAtCookies(
  { provider: { credentials } }: PortalConfig,
  { origin, target }: { origin: string; target: string },
  set: readonly string[],
): Row {
  const [page, bank] = [new URL(origin), new URL(target)];
  const open = set.filter((cookie) => !/;\s*secure/i.test(cookie) || !/;\s*httponly/i.test(cookie));
  if (open.length > 0)
    return cookies.fail(
      `the bank sets ${open.map((cookie) => cookie.split('=')[0]).join(', ')} without Secure or HttpOnly`,
      'have it set its cookies as docs/provider.md, §3, says',
    );
  if (!isSecure(bank)) return cookies.warn(`${bank.origin} is no https`, `give it https; ${goesOn}`);
  if (page.origin !== bank.origin && credentials !== 'include')
    return cookies.warn(
      'provider.credentials is same-origin, and the bank has another origin',
      `set it to include; ${goesOn}`,
    );
  if (siteOf(page) !== siteOf(bank))
    return cookies.warn(
      `${page.host} and ${bank.host} look like two sites, and the cookie is SameSite=Strict`,
      `give both one domain, or lead to both by one proxy; ${goesOn}`,
    );
  return cookies.ok('one site, and secure; the cookie itself comes with a login, which is not tried');
}

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(hostname);

/** Tells a site by scheme and the last two names, as most domains have it; addresses are sites by themselves. */
function siteOf({ protocol, hostname }: URL): string {
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return `${protocol}//${isAddress ? hostname : hostname.split('.').slice(-2).join('.')}`;
}
