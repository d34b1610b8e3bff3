import { isIP } from 'node:net';
import type { PortalConfig } from '#schemas';
import { loopback } from '../ports.ts';
import { addressOf, ask } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const address = check('address', 'an address, at which what is in front finds it');
/** Where a name of this machine may lead as well. */
const own = '::1';

type Where = { config: PortalConfig; port: number; isRunning: boolean };

/**
 * Looks where the portal listens, and asks it there. Of a name this machine decides which address it is, and what is in front is
 * told an address: they may be two, with nobody at the one.
 */
export async function lookAtAddress(
  world: World,
  { config: { server }, port, isRunning }: Where,
): Promise<Row> {
  const { host } = server;
  const foreign = await whyForeign(world, host);
  if (foreign !== undefined)
    return address.fail(
      `${host}: nobody can listen there (${foreign})`,
      `set server.host to ${loopback}, or to another address that this machine has`,
    );
  const isName = isIP(host) === 0;
  const isOwn = isOfThisMachine(host);
  const told = isOwn || isWild(host) ? loopback : host;
  const places = { told, hosts: [told, ...(isOwn ? [host, own] : [])], port };
  const astray = isRunning && port !== 0 ? await answersElsewhere(world, places) : undefined;
  if (astray !== undefined)
    return address.fail(`${host}: ${astray}`, `set server.host to ${told}, and start again`);
  if (isName)
    return address.warn(
      `${host}: which address that is, this machine decides`,
      `set server.host to an address, as ${loopback}`,
    );
  if (isOwn && host !== loopback)
    return address.warn(`${host}, which no file for nginx names`, `set server.host to ${loopback}`);
  return address.ok(`${host}: ${isOwn ? aloneThere : openThere}`);
}

/** Says why nobody of this machine can listen there, at whatever port; undefined where somebody can. */
async function whyForeign(world: World, host: string): Promise<string | undefined> {
  try {
    await world.listen(0, host, 'PORT');
    return undefined;
  } catch (error) {
    return String(Object(Object(error).cause).code ?? 'unknown');
  }
}

const aloneThere =
  'reached from this machine alone; where nginx is on another, server.host is an address that it reaches';
const openThere =
  'reached from elsewhere; by whom was not tried: see to it that firewall or network closes its port to all but what is in front';

const isOfThisMachine = (host: string): boolean =>
  host === 'localhost' || host === own || /^127\.[\d.]+$/u.test(host);

const isWild = (host: string): boolean => host === '0.0.0.0' || host === '::';

type Places = { told: string; hosts: readonly string[]; port: number };

/** Says where something answers, if it does not where what is in front asks. */
async function answersElsewhere(world: World, { told, hosts, port }: Places): Promise<string | undefined> {
  const answering = await answersAt(world, hosts, port);
  const place = addressOf(told, port);
  if (answering.includes(place)) return undefined;
  return `answers at ${answering.join(', ') || 'none of its addresses'}, and not at ${place}`;
}

/** Names those of these addresses at which something answers, whatever it says. */
async function answersAt(world: World, hosts: readonly string[], port: number): Promise<string[]> {
  const places = [...new Set(hosts.map((host) => addressOf(host, port)))];
  const heard = await Promise.all(places.map((place) => ask(world, place)));
  return places.filter((_, index) => heard[index]?.kind === 'answered');
}
