import type { JourneyFile, PortalPage, RoutesFile } from '#schemas';
import { nearestName } from '../source/nearest.ts';
import type { Sources } from '../source/sources.ts';
import { areAllRead, everyJourney } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';

/** What of an address is the path of a page. */
export const pathIn = (address: string): string => address.split(/[?#]/)[0] ?? address;

/** Returns whether the portal shows a page at a path, by itself or by a journey; all are taken where no list says which there are. */
export function hasPage(path: string, sources: Sources): boolean {
  const pages = sources.routes?.value?.pages;
  if (pages === undefined) return true;
  const page = pageAt(path, pages) ?? (isOwnPage(path, sources) ? 'journeys' : undefined);
  if (page !== 'journeys') return page !== undefined;
  if (!areAllRead(sources)) return true;
  return routeOf(path, ranked(sources)) !== undefined;
}

/** Finds what stands at a path: of the patterns that match it, the most particular one says so, as in the portal’s router. */
export function pageAt(path: string, pages: RoutesFile['pages']): PortalPage | undefined {
  return routeOf(path, patternsIn(pages))?.page;
}

/** Returns whether a path is a page that a journey brings itself. */
const isOwnPage = (path: string, sources: Sources): boolean =>
  routeOf(path, ranked(sources))?.definition.opens?.page !== undefined;

/** A journey that a path opens, with the values of the parts that stand for any text. */
export type OpeningAt = { definition: JourneyFile; parts: Readonly<Record<string, string>> };

/** Finds the journey that a path opens, by its most particular route. */
export function openingAt(path: string, sources: Sources): OpeningAt | undefined {
  const found = routeOf(path, ranked(sources));
  if (!found) return undefined;
  const written = path.split('/').filter(Boolean).map(decoded);
  const names = found.route.split('/').filter(Boolean);
  const parts = names.flatMap((name, index) =>
    name.startsWith(':') ? [[name.slice(1), written[index]]] : [],
  );
  return { definition: found.definition, parts: Object.fromEntries(parts) as OpeningAt['parts'] }; // as long as the route
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Finds the page that a path is of, as its journey or the list of pages writes it. */
export function pageNamed(address: string, sources: Sources): string | undefined {
  const path = pathIn(address);
  const pages = sources.routes?.value?.pages ?? {};
  return routeOf(path, ranked(sources))?.route ?? routeOf(path, patternsIn(pages))?.pattern;
}

type Route = { segments: readonly string[] };

/** Compares routes: the most particular comes first. */
const byWeight = (one: Route, other: Route): number => weightOf(other.segments) - weightOf(one.segments);

const patternsIn = onceFor((pages: RoutesFile['pages']) =>
  Object.entries(pages)
    .map(([pattern, page]) => ({ pattern, segments: segmentsOf(pattern), page }))
    .toSorted(byWeight),
);

const ranked = onceFor((sources: Sources) => openings(sources).toSorted(byWeight));

/** Finds the route that a path takes: the first that matches it. */
function routeOf<Some extends Route>(path: string, routes: readonly Some[]): Some | undefined {
  const given = segmentsOf(path);
  return routes.find(({ segments }) => matches(segments, given));
}

/** Lists the pages that a path may have meant: what stands for any text is taken from the path itself. */
export const pagesLike = (path: string, sources: Sources): string[] =>
  // What a journey opens by may be where the portal shows none.
  filledFrom(path, patternsOf(sources)).filter((page) => page.includes('/:') || hasPage(page, sources));

/** Lists the pages that can be named as they are: no part of their path stands for another text. */
export const pagesByName = (sources: Sources): string[] =>
  patternsOf(sources).filter((pattern) => !pattern.includes('/:'));

const named = onceFor((sources: Sources) =>
  pagesByName(sources).map((page) => ({ page, segments: segmentsOf(page) })),
);

/**
 * Finds the page that a path surely meant which only a page for any text takes: one that is written the same but for a
 * slip in one part.
 */
export function pageMeant(path: string, sources: Sources): string | undefined {
  const given = segmentsOf(path);
  const pages = named(sources);
  if (pages.some(({ segments }) => matches(segments, given))) return undefined;
  return pages.find(({ segments }) => isSlipOf(segments, given))?.page;
}

function isSlipOf(wanted: readonly string[], given: readonly string[]): boolean {
  const slips = wanted.flatMap((segment, index) => (segment === given[index] ? [] : [index]));
  const [place = -1] = slips;
  if (wanted.length !== given.length || slips.length !== 1) return false;
  return nearestName(given[place] ?? '', [wanted[place] ?? '']) !== undefined;
}

function patternsOf(sources: Sources): string[] {
  const pages = Object.entries(sources.routes?.value?.pages ?? {});
  const own = pages
    .filter(([, page]) => page !== 'journeys')
    .map(([pattern]) => pattern.replace(/\/\*$/, ''));
  return [...own, ...journeyRoutes(sources)];
}

/** Lists the paths at which a journey may open instead of the one it names. */
export function openingsLike(path: string, pages: RoutesFile['pages']): string[] {
  return filledFrom(
    path,
    Object.keys(pages).filter((pattern) => pages[pattern] !== 'elsewhere'),
  );
}

function filledFrom(path: string, patterns: readonly string[]): string[] {
  const given = path.split('/').slice(1);
  return patterns.flatMap((pattern) => {
    const segments = pattern.split('/').slice(1);
    // A path that begins with any text is near to everything, and too short a one leaves a part of it open.
    if (segments[0]?.startsWith(':') === true || segments.length > given.length + 1) return [];
    const filled = segments.flatMap((segment, index) => {
      if (segment === '*') return given.slice(index);
      return segment.startsWith(':') ? (given[index] ?? segment) : segment;
    });
    return [`/${filled.join('/')}`];
  });
}

const openings = onceFor((sources: Sources) =>
  everyJourney(sources).flatMap(({ definition }) => openingsOf(definition)),
);

const openingsOf = onceFor((definition: JourneyFile) =>
  (definition.opens?.routes ?? []).map((route) => ({ definition, route, segments: segmentsOf(route) })),
);

const journeyRoutes = (sources: Sources): string[] => openings(sources).map(({ route }) => route);

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

function matches(wanted: readonly string[], given: readonly string[]): boolean {
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  const fits = isOpen ? given.length >= fixed.length : given.length === fixed.length;
  return fits && fixed.every((segment, index) => segment.startsWith(':') || segment === given[index]);
}

const weightOf = (segments: readonly string[]): number =>
  segments.reduce((sum, segment) => sum + weightOfSegment(segment), 0);

// What is written out counts more than a name for anything, and that more than an open end.
function weightOfSegment(segment: string): number {
  if (segment === '*') return -1;
  return segment.startsWith(':') ? 5 : 12;
}
