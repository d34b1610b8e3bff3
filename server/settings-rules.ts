import type { PortalConfig } from '#schemas';
import { isAddress } from '#schemas';
import type { SettingsProblem } from './settings-schema.ts';

/** Pages of the portal that a bank may keep on its own site: places that no journey needs (ROUTE-24). */
const pagesOfBank = ['useful-numbers', 'faq', 'transparency', 'privacy', 'cookies'];

/** Finds what no schema can say of the settings; `known` are the places that journeys and views lead to. */
export function brokenRules(config: PortalConfig, known: readonly string[]): SettingsProblem[] {
  return [
    ...braces(config),
    ...lateWarning(config),
    ...plainHost(config),
    ...closedHosts(config),
    ...missingPlaces(config, known),
  ];
}

/** Finds names in braces, which would be shown as they are: in texts they stand for something else. */
function braces({ brand }: PortalConfig): SettingsProblem[] {
  return Object.entries(brand).flatMap(([name, value]) =>
    /[{}]/u.test(value)
      ? [
          {
            pointer: `/brand/${name}`,
            says: `is "${value}": it must have no braces, which holders would read. Write the name itself.`,
          },
        ]
      : [],
  );
}

function lateWarning({ session: { idleMinutes, warnMinutes } }: PortalConfig): SettingsProblem[] {
  if (warnMinutes < idleMinutes) return [];
  const expected = `it must be less than idleMinutes, which is ${idleMinutes}`;
  const says = `is ${warnMinutes}: ${expected}. Write fewer minutes here, or more there.`;
  return [{ pointer: '/session/warnMinutes', says }];
}

/** Finds a host that pages of https would not call. */
function plainHost({ provider: { baseUrl }, server }: PortalConfig): SettingsProblem[] {
  if (server.https !== true || !/^http:/iu.test(baseUrl)) return [];
  const says = `is "${baseUrl}": it must be https where server.https is true, for browsers do not call http from a page of https. Give the host https, and write it so.`;
  return [{ pointer: '/provider/baseUrl', says }];
}

/** Finds places at which the portal would refuse to arrive (S-46). */
function closedHosts({ links }: PortalConfig): SettingsProblem[] {
  return Object.entries(links?.places ?? {}).flatMap(([name, address]) => {
    const pointer = `/links/places/${name}`;
    if (address.startsWith('/')) return [];
    if (!isAddress(address.split('#', 1)[0] ?? ''))
      return [
        { pointer, says: `is "${address}": it must be an address, with nobody’s name in it. Mend it.` },
      ];
    const { host } = new URL(address);
    if (links?.hosts?.includes(host)) return [];
    const says = `is "${address}": its host must stand in links.hosts. Add "${host}" there, or change the address.`;
    return [{ pointer, says }];
  });
}

/** Returns which of the places that journeys and views lead to have no address. */
export const withoutAddress = (given: readonly string[], known: readonly string[]): readonly string[] =>
  known.filter((name) => !given.includes(name));

function missingPlaces({ links }: PortalConfig, known: readonly string[]): SettingsProblem[] {
  const given = Object.keys(links?.places ?? {});
  const missing = withoutAddress(given, known);
  const unknown = given.filter((name) => !known.includes(name) && !pagesOfBank.includes(name));
  return [
    ...missing.map((name) => ({
      pointer: '/links/places',
      lacks: name,
      says: `lacks "${name}", a place that journeys/routes.json names: add its address.`,
    })),
    ...unknown.map((name) => ({
      pointer: `/links/places/${name}`,
      part: 'key' as const,
      says: 'is a place that nobody leads to: take it out, mend its name, or name it in journeys/routes.json under places too.',
    })),
  ];
}
