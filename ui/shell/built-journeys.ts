import { journeys, loadErrorCatalogue } from 'virtual:journeys';
import { journeyIndex } from 'virtual:journey-index';
import type { JourneySource } from '#ui/journey';

/** What the two modules of journeys hold, as they are now. */
type Edited = { journeys: typeof journeys; loadErrorCatalogue: typeof loadErrorCatalogue };
type Indexed = { journeyIndex: typeof journeyIndex };

const chunkOf =
  (loaders: typeof journeys): JourneySource['chunk'] =>
  (id) => {
    const load = loaders[id];
    return load ? load() : Promise.reject(new Error(`There is no chunk of the journey "${id}".`));
  };

/** Returns the journeys that the build has put beside the portal. */
export const builtJourneys: JourneySource = {
  index: journeyIndex,
  chunk: chunkOf(journeys),
  errors: loadErrorCatalogue,
};

if (import.meta.hot) {
  // While somebody writes them they are taken up as they are saved: the page stays as it is (STUDIO-21).
  const listeners = new Set<() => void>();
  builtJourneys.onEdited = (listener) => void listeners.add(listener);
  import.meta.hot.on('percorso:sound', async ({ at }: { at: number }) => {
    const place = (id: string) => `/@id/__x00__${id}?t=${at}`;
    // Each is what the plugin has written under this very name.
    const loaders = (await import(/* @vite-ignore */ place('virtual:journeys'))) as Edited;
    const index = (await import(/* @vite-ignore */ place('virtual:journey-index'))) as Indexed;
    builtJourneys.index = index.journeyIndex;
    builtJourneys.chunk = chunkOf(loaders.journeys);
    builtJourneys.errors = loaders.loadErrorCatalogue;
    for (const listener of listeners) listener();
  });
}
