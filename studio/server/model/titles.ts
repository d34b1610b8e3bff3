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

/** Names a journey as its holder knows it: as it is opened by, else by the title of its first screen that says what it is about. */
export function titleOf(sources: Sources, { id, journey }: JourneySource): string {
  const definition = journey?.value;
  const opened = ['title', 'label'].flatMap((word) => textOf(sources, id, ['opens', word]) ?? []);
  if (opened[0] !== undefined) return opened[0];
  if (!definition) return id;
  const edges = drawnEdges(definition, sources.language.contract);
  const passed = new Set([definition.start]);
  // A set is walked in the order in which it grows.
  for (const step of passed) for (const { from, to } of edges) if (from === step) passed.add(to);
  const titles = [...passed].flatMap((step) => textOf(sources, id, [step, 'title']) ?? []);
  return titles.find(isTelling) ?? titles[0] ?? id;
}

// A call for attention says nothing of what it is for, nor does what only a run fills in.
const isTelling = (title: string): boolean => !title.endsWith('!') && !title.includes('…');
