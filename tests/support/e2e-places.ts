import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import type { JourneyFile } from '#schemas';
import { routes, type PortalRoute } from '../../ui/state/navigation/routes.ts';

const root = join(import.meta.dirname, '../..');

/** A path that can be opened, and the route of the portal that it belongs to. */
export type Place = { path: string; route: PortalRoute };

/**
 * Lists every path of the portal that can be opened: the routes that are paths themselves, and in those that are open at
 * their end the paths that journeys have there, or else where they begin. A name in a path without a value is an error.
 */
export function placesOf(values: Readonly<Record<string, string>>): Place[] {
  const paths = [...routes.map(({ path }) => path).filter((path) => !path.endsWith('*')), ...journeysPaths()];
  return routes.flatMap((route) => {
    const own = new Set(paths.filter((path) => routeOf(path) === route));
    const opened = own.size > 0 ? [...own] : [route.path.replace(/\/\*$/u, '')];
    return opened.map((path) => ({ path: valued(path, values), route }));
  });
}

function journeysPaths(): string[] {
  return globSync('journeys/*/journey.json', { cwd: root }).flatMap((file) => {
    // Held to its schema by the check of journeys.
    const { opens } = JSON.parse(readFileSync(join(root, file), 'utf8')) as JourneyFile;
    return opens?.routes ?? [];
  });
}

const routeOf = (path: string) =>
  routes.find((route) => route.path === path) ?? routes.find((route) => matchPath(route.path, path) !== null);

function valued(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}.`);
    return value;
  });
}
