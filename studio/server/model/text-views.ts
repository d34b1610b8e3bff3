import { isStandIn, textPlaces, textRows, withVariants, type Sources } from '#analysis';
import type { TextView } from '../../protocol.ts';

/** Lists the texts of a journey, each with what may stand in it. */
export function textViews(sources: Sources, id: string): TextView[] {
  const values = valuesByPlace(sources, id);
  const excused = Map.groupBy(sources.words?.value?.excused ?? [], ({ text }) => text);
  return textRows(sources, [id]).map(({ file, key, screen, words, longest }) => {
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
}

function valuesByPlace(sources: Sources, id: string): Map<string, readonly string[]> | undefined {
  const source = sources.journeys.get(id);
  const definition = source?.journey?.value;
  if (!source?.journey || !definition) return undefined;
  const places = textPlaces(source, source.journey.document, definition);
  const all = withVariants(places, sources.texts.get(id)?.value);
  return new Map([...all].map(({ path, values }) => [path.join('.'), values]));
}
