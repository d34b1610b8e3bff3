import type { JourneyChunk, JourneyEntry, JourneySource } from '#ui/journey';
import type { ErrorCatalogue } from '#schemas';
import type { PortalParts } from './create-shell.ts';
import type { Retell } from './retell.ts';

/** What a bank’s folder has beside words: the pages of all journeys, the script that knows its own, and lists of its own. */
export type OwnOfFolder = { pages: NonNullable<PortalParts['pages']>; entry?: string } & Pick<
  PortalParts,
  'lists'
>;

/** What that script exports, as ui/build writes it. */
type OwnScript = {
  index: readonly JourneyEntry[];
  chunks: Readonly<Record<string, () => Promise<JourneyChunk>>>;
  errors?: ErrorCatalogue;
};

const ofServer = async (name: string): Promise<OwnScript> => import(/* @vite-ignore */ `/assets/${name}`);

/** Puts a bank’s own journeys in the place of ours of the same name, and beside them (RUN-02). */
export const ownJourneys =
  ({ pages, entry, lists }: OwnOfFolder, load = ofServer): Retell =>
  ({ fetchSource, ...parts }) => ({
    ...parts,
    pages,
    lists,
    fetchSource: async () => {
      if (entry === undefined) return fetchSource();
      const [ours, own] = await Promise.all([fetchSource(), load(entry)]);
      return laidOver(ours, own);
    },
  });

function laidOver(ours: JourneySource, { index, chunks, errors }: OwnScript): JourneySource {
  const kept = ours.index.filter(({ id }) => chunks[id] === undefined);
  return {
    ...ours,
    index: [...kept, ...index].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    chunk: (id) => chunks[id]?.() ?? ours.chunk(id),
    errors: () => (errors ? Promise.resolve(errors) : ours.errors()),
  };
}
