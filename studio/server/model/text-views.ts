import { isStandIn, textPlaces, textRows, withVariants, type Sources, type TextPlace } from '#analysis';
import type { TextView } from '../../protocol.ts';

/** Lists the texts of a journey, each with what may stand in it; behind them those that are asked for and are not there. */
export function textViews(sources: Sources, id: string): TextView[] {
  const places = placesOf(sources, id);
  const values = places && new Map(places.map(({ path, values: own }) => [path.join('.'), own]));
  const excused = Map.groupBy(sources.words?.value?.excused ?? [], ({ text }) => text);
  const rows = textRows(sources, [id]).map(({ file, key, screen, words, longest }) => {
    const own = values?.get(key);
    const rules = excused.get(`${file}.${key}`)?.map(({ rule }) => rule);
    return {
      file,
      key,
      step: screen,
      words,
      isStandIn: isStandIn(words),
      ...(longest !== undefined && { longest }),
      ...(own && { values: own }),
      ...(rules && { excused: rules }),
    };
  });
  const present = new Set(rows.map(({ key }) => key));
  const missing = (places ?? []).filter(({ path, required }) => required && !present.has(path.join('.')));
  return [...rows, ...missing.map(({ path, values: own }) => missingView(id, path, own))];
}

/** Returns whether a journey asks for a text at a place. */
export const isAskedFor = (sources: Sources, { file, key }: { file: string; key: string }): boolean =>
  placesOf(sources, file)?.some(({ path }) => path.join('.') === key) ?? false;

const missingView = (file: string, path: readonly string[], values: readonly string[]): TextView => ({
  file,
  key: path.join('.'),
  step: path[0] ?? '',
  words: '',
  isStandIn: false,
  isMissing: true,
  values,
});

function placesOf(sources: Sources, id: string): readonly TextPlace[] | undefined {
  const source = sources.journeys.get(id);
  const definition = source?.journey?.value;
  // Into a file that is not there, or cannot be read, nothing is written.
  const texts = sources.texts.get(id);
  if (!source?.journey || !definition || texts === undefined || texts.problem) return undefined;
  const places = textPlaces(source, source.journey.document, definition);
  const all = [...withVariants(places, texts.value)];
  return [...new Map(all.map((place) => [place.path.join('.'), place])).values()];
}
