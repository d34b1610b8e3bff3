import { drawnEdges, valueAt, type JourneySource, type Sources } from '#analysis';

// A bank’s settings say others; the flow is the same.
const brandNames: Readonly<Record<string, string>> = { brand: 'Percorso', eCode: 'e-Code' };

/** Writes a text as a heading: what its placeholders stand for is not known here, the names of the bank are. */
export const asHeading = (words: string): string =>
  words.replaceAll(/\{([^{},]*)[^{}]*\}/g, (_whole, name: string) => brandNames[name.trim()] ?? '…');

/** Finds a text of a journey by its place. */
export function textOf(sources: Sources, id: string, path: readonly string[]): string | undefined {
  const found = valueAt(sources.texts.get(id)?.value, path);
  return typeof found === 'string' && found !== '' ? asHeading(found) : undefined;
}

/** Names a journey as its holder knows it: by the title of its first screen that has one. */
export function titleOf(sources: Sources, { id, journey }: JourneySource): string {
  const definition = journey?.value;
  if (!definition) return id;
  const edges = drawnEdges(definition, sources.language.contract);
  const passed = new Set([definition.start]);
  // A set is walked in the order in which it grows.
  for (const step of passed) {
    const title = textOf(sources, id, [step, 'title']);
    if (title !== undefined) return title;
    for (const { from, to } of edges) if (from === step) passed.add(to);
  }
  return id;
}
