import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesFile } from '#schemas';
import { describe, expect, it } from 'vitest';
import settings from '../../portal.config.json' with { type: 'json' };
import { redirects, routes } from '../state/navigation/routes.ts';

const file = join(import.meta.dirname, '../../journeys/routes.json');
// Held to its schema by the check of journeys.
const listed = JSON.parse(readFileSync(file, 'utf8')) as RoutesFile;

const kept = (kind: string) =>
  Object.keys(listed.pages)
    .filter((path) => listed.pages[path] === kind)
    .toSorted();

const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path).toSorted();

describe('what journeys may lead to', () => {
  it('names every page that the portal draws itself, and the landing of a process that broke off [ROUTE-53]', () => {
    const own = pathsOf(routes.filter(({ view }) => view !== undefined));

    expect(kept('portal')).toEqual([...own, '/:process/error-close'].toSorted());
  });

  it('names every path at which only a journey makes a page', () => {
    expect(kept('journeys')).toEqual(pathsOf(routes.filter(({ view }) => view === undefined)));
  });

  it('names every path that leads elsewhere [ROUTE-06]', () => {
    expect(kept('elsewhere')).toEqual(redirects.map(({ from }) => from).toSorted());
  });

  it('names the places to which the settings give an address, and no other', () => {
    expect(listed.places.toSorted()).toEqual(Object.keys(settings.links.places).toSorted());
  });
});
