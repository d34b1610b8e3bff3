import type { Sources } from '#analysis';
import type { CatalogueName } from '../../catalogue.ts';

/** Lists the pages: those of journeys by the paths that open them, and the portal’s own. */
export function pageRows(sources: Sources): CatalogueName[] {
  const listed = Object.entries(sources.routes?.value?.pages ?? {});
  const shown = new Map([
    ...listed.flatMap(([path, by]) => (by === 'journeys' ? [] : [[path, by] as const])),
    ...journeyPaths(sources).map((path) => [path, 'journeys'] as const),
  ]);
  return [...shown]
    .map(([name, shownBy]): CatalogueName => ({ kind: 'page', name, shownBy }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const journeyPaths = ({ journeys }: Sources): string[] =>
  [...journeys.values()].flatMap(({ journey }) => journey?.value?.opens?.routes ?? []);
