import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyFile } from '#schemas';
import type { JourneyEntry } from '#ui/journey';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the routes of every journey of the portal, so that tests of addresses need none of them to run: a journey that
 * stands in for it shows its id. Those that a test has written itself are left out.
 */
export function everyJourney(written: readonly JourneyEntry[]): JourneyEntry[] {
  const taken = new Set(written.flatMap(({ opens }) => opens?.routes ?? []));
  return globSync('journeys/*/journey.json', { cwd: root }).flatMap((file) => {
    // Held to its schema by the check of journeys.
    const { id, opens } = JSON.parse(readFileSync(join(root, file), 'utf8')) as JourneyFile;
    const routes = opens?.routes?.filter((route) => !taken.has(route)) ?? [];
    return routes.length === 0 ? [] : [{ id, surface: 'page', opens: { routes }, runs: [] }];
  });
}
