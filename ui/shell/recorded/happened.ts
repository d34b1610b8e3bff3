import { routePattern } from '../../state/navigation/route-pattern.ts';
import type { Recorded } from '../../state/recorded.ts';
import { impersonal } from './impersonal.ts';

export type HappenedParts = {
  browser: { location: Pick<Location, 'pathname'> };
  /** Which build of the portal this is. */
  release: string;
};

/** What is reported of whatever happens: what could be personal is masked, and of the address the route’s pattern is left. */
export type Happened = {
  name: string;
  at: string;
  release: string;
  route: string;
  area?: string | undefined;
};

/** Says what happened, when, in which build and where. */
export const happened = (
  { timeStamp }: Event,
  { name, area }: Recorded,
  { browser, release }: HappenedParts,
): Happened => ({
  name: impersonal(name),
  at: new Date(timeStamp + performance.timeOrigin).toISOString(),
  release,
  route: routePattern(browser.location.pathname),
  area,
});
