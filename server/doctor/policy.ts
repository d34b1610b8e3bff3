import type { PortalConfig } from '#schemas';
import type { BuiltPortal } from '../http/built-portal.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { browserConfig } from '../portal-config.ts';
import { ask } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const policy = check('csp', 'served as these settings have it');

type Parts = {
  config: PortalConfig;
  built: BuiltPortal | undefined;
  hasOwnBank: boolean;
  /** Where holders open the portal. */
  origin: string;
  /** Where the page may be asked for now. */
  served: string | undefined;
};

/** Says why a portal that runs is not held against what lies in the folder. */
export const ofOtherBuild = (): Row =>
  policy.skip('not tried: the portal that runs is of another build', 'restart it, and look again');

/** Holds the policy against the addresses, and against what is served where something is. */
export async function lookAtPolicy(
  world: World,
  { config, built, hasOwnBank, origin, served }: Parts,
): Promise<Row> {
  const isHttps = config.server.https ?? false;
  if (origin.startsWith('https:') !== isHttps)
    return policy.warn(
      `holders open ${origin}, and server.https is ${isHttps}`,
      'set server.https to what the address says: it decides on HSTS',
    );
  if (built === undefined) return policy.skip('not known: there is no built portal', 'see files');
  if (served === undefined)
    return policy.skip('not tried: nothing serves the portal yet', 'start it, and look again');
  const expected = securityHeaders({
    config: browserConfig(config, hasOwnBank),
    isHttps,
    insistence: config.server,
    styleHashes: built.styleHashes,
  });
  return asServed(world, served, expected);
}

async function asServed(
  world: World,
  served: string,
  expected: Readonly<Record<string, string>>,
): Promise<Row> {
  const page = await ask(world, `${served}/`);
  if (page.kind === 'silent') return policy.fail(`${served}/: ${page.why}`, page.remedy);
  if (page.status !== 200)
    return policy.fail(`${served}/ is answered ${page.status}`, 'have what is in front lead to the portal');
  const others = Object.entries(expected).filter(([name, value]) => page.headers.get(name) !== value);
  if (others.length === 0) return policy.ok(`${served}/ is served with it and every other header`);
  const found = others.map(([name, value]) => {
    const sent = page.headers.get(name);
    return sent === null ? `no ${name}` : `${name}: ${difference(sent, value)}`;
  });
  return policy.fail(
    `${served}/ is served with ${found.join('; ')}`,
    'have what is in front pass the portal’s headers on and add none of its own; restart a portal of older settings',
  );
}

/** Names the parts of a header by which two differ, not the long whole. */
function difference(sent: string, expected: string): string {
  const [have, want] = [sent, expected].map((text) => text.split(';').map((part) => part.trim()));
  const more = (have ?? []).filter((part) => want?.includes(part) !== true);
  const less = (want ?? []).filter((part) => have?.includes(part) !== true);
  return [`has “${more.join('; ')}”`, `lacks “${less.join('; ')}”`].join(', ');
}
