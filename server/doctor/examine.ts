import type { PortalConfig } from '#schemas';
import { readContract } from '#schemas/provider';
import { loopback, type Ports } from '../ports.ts';
import { lookAtAddress } from './address.ts';
import { addressOf } from './ask.ts';
import { callsUntried, hasAllCalls, lookAtCalls } from './calls.ts';
import { cookiesUntried, lookAtCookies } from './cookies.ts';
import { corsUntried, lookAtCors, sameOrigin, type Caller } from './cors.ts';
import { lookAtData } from './data.ts';
import { lookAtFiles } from './files.ts';
import { lookAtPorts, lookAtRunning, type Running } from './listening.ts';
import { lookAtNode } from './node.ts';
import { lookAtPackage, lookAtVersion } from './package.ts';
import { lookAtPolicy, ofOtherBuild } from './policy.ts';
import { callFirst, firstCall, lookAtProvider, providerUntried, seeProvider } from './provider.ts';
import { check, looked, unlooked, type Row } from './row.ts';
import { lookAtSettings } from './settings.ts';
import type { World } from './world.ts';

/** Looks at all that a portal needs, and changes nothing of it (RUN-18). */
export async function examine(world: World): Promise<readonly Row[]> {
  const { rows, config, bank, ports } = await lookAtSettings(world);
  const { row: files, built } = lookAtFiles(world);
  const first = [
    lookAtNode(world.node, bank),
    ...(await looked('package', () => [lookAtPackage(world), lookAtVersion(world)])),
    ...rows,
    files,
  ];
  if (config === undefined || bank === undefined || ports === undefined)
    return [
      ...first,
      check('the rest', 'settings that a start may go by').skip('not tried: mend those first'),
    ];
  const running = await runningOf(world, ports, built?.dist);
  const { isRunning } = running;
  const own = ownAddress(config, ports.portal);
  const { origin, isNamed } = originOf(world, config, own);
  const served = world.origin ?? (isRunning && ports.portal !== 0 ? own : undefined);
  const hasOwnBank = bank === 'sandbox';
  const target = hasOwnBank ? served : config.provider.baseUrl;
  return [
    ...first,
    running.row,
    ...(await looked('ports', () => lookAtPorts(world, listenersOf(config, ports), isRunning))),
    ...(await looked('address', () => lookAtAddress(world, { config, port: ports.portal, isRunning }))),
    ...(await looked('database', () => lookAtData(world, bank, isRunning))),
    ...(await looked('provider', () => lookAtBank(world, config, { origin, isNamed, target }))),
    ...(await looked('csp', () =>
      running.isOther ? ofOtherBuild() : lookAtPolicy(world, { config, built, hasOwnBank, origin, served }),
    )),
  ];
}

const runningOf = (world: World, ports: Ports, dist: string | undefined): Promise<Running> =>
  lookAtRunning(world, ports, dist).catch((error: unknown) => ({
    row: unlooked('running', error),
    isRunning: false,
    isOther: false,
  }));

/** Names where the portal would be; a host at which nobody can listen is told by its own row, and is no part of an address. */
function ownAddress({ server }: PortalConfig, port: number): string {
  const address = addressOf(server.host, port);
  return URL.canParse(address) ? address : addressOf(loopback, port);
}

/** Finds the address that holders open: as it was named, as the bank is told it, or as the server would have it. */
function originOf({ origin }: World, { provider, server }: PortalConfig, own: string) {
  if (origin !== undefined) return { origin, isNamed: true };
  if (provider.domain !== undefined) return { origin: `https://${provider.domain}`, isNamed: true };
  return { origin: server.https === true ? own.replace('http:', 'https:') : own, isNamed: false };
}

function listenersOf({ server }: PortalConfig, { portal, console, admin }: Ports) {
  return [
    { who: 'port', port: portal, host: server.host, variable: 'PORT' },
    ...(console === undefined
      ? []
      : [{ who: 'console port', port: console, host: loopback, variable: 'CONSOLE_PORT' }]),
    { who: 'admin port', port: admin.port, host: admin.host, variable: 'ADMIN_PORT' },
  ];
}

type Whom = Omit<Caller, 'target' | 'hasCookies'> & { target: string | undefined };

async function lookAtBank(
  world: World,
  config: PortalConfig,
  { origin, isNamed, target }: Whom,
): Promise<readonly Row[]> {
  if (target === undefined) {
    const [waits, toDo] = [
      'not tried: the sandbox answers once its portal is started',
      'start it, and look again',
    ];
    return [
      ...providerUntried(waits, toDo),
      hasAllCalls('the sandbox has the whole contract'),
      corsUntried(waits, toDo),
      cookiesUntried(waits, toDo),
    ];
  }
  const whole = readContract();
  const operation = firstCall(whole);
  const heard = await callFirst(world, target, { operation, origin });
  const rows = lookAtProvider(target, heard, { whole, operation });
  if (heard.kind === 'silent') {
    const waits = `not tried: ${target} does not answer`;
    return [...rows, ...[callsUntried, corsUntried, cookiesUntried].map((row) => row(waits, seeProvider))];
  }
  const hasCookies = config.provider.credentials === 'include';
  const caller = { origin, isNamed, target, hasCookies };
  const isSame = new URL(origin).origin === new URL(target).origin;
  return [
    ...rows,
    ...(await looked('calls', () => lookAtCalls(world, target, whole))),
    ...(await looked('cors', () =>
      isSame
        ? sameOrigin('portal and bank have one origin: no browser asks')
        : lookAtCors(world, caller, { whole, operation, answered: heard }),
    )),
    ...(await looked('cookies', () => lookAtCookies(config, caller, heard.headers.getSetCookie()))),
  ];
}
