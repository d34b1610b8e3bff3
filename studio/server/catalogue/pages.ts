import type { Sources } from '#analysis';
import type { CatalogueEntry, CatalogueRow } from '../../catalogue.ts';

/** Lists the pages: those of journeys by the paths that open them, and the portal’s own. */
export function pageRows(sources: Sources): Omit<CatalogueRow, 'journeys'>[] {
  const listed = Object.entries(sources.routes?.value?.pages ?? {});
  const own = listed.flatMap(([path, shownBy]) => (shownBy === 'journeys' ? [] : [path]));
  return [...new Set([...own, ...journeyPaths(sources)])].toSorted().map((name) => ({ kind: 'page', name }));
}

/** Says who shows a page. */
export function pageKind(path: string, sources: Sources): NonNullable<CatalogueEntry['shownBy']> {
  if (journeyPaths(sources).includes(path)) return 'journeys';
  return sources.routes?.value?.pages[path] ?? 'portal';
}

const journeyPaths = ({ journeys }: Sources): string[] =>
  [...journeys.values()].flatMap(({ journey }) => journey?.value?.opens?.routes ?? []);
