import type { Edit } from '../check/rule.ts';
import { textsIn } from '../model/texts.ts';
import { pointerTo } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';

/** A text as it comes back from a sign-off. */
export type ImportedText = { file: string; key: string; words: string };

/** What an import changes, by path of the file, or why it is refused as a whole. */
export type TextImport = {
  changes: ReadonlyMap<string, readonly Edit[]>;
  changed: number;
  refusals: readonly string[];
};

/**
 * Works out what edited texts change, each at its place and nothing else. Refused are texts that are not there or come
 * twice, lost or invented placeholders, straight apostrophes and quotation marks, and words that have all gone.
 */
export function importTexts(sources: Sources, rows: readonly ImportedText[]): TextImport {
  const changes = new Map<string, Edit[]>();
  const refusals: string[] = [];
  const seen = new Set<string>();
  const placesIn = createPlaces(sources);
  let changed = 0;
  for (const row of rows) {
    const name = `${row.file}: ${row.key}`;
    const document = sources.texts.get(row.file);
    const place = placesIn(row.file)?.get(row.key);
    const refusal = seen.has(name) ? 'comes twice' : refusalOf(row, place?.words);
    seen.add(name);
    if (refusal !== undefined) refusals.push(`${name} ${refusal}.`);
    if (refusal !== undefined || !document || !place || place.words === row.words) continue;
    const span = document.span(pointerTo('', ...place.path), 'value');
    const edits = changes.get(document.path) ?? [];
    changes.set(document.path, [...edits, { ...span, text: JSON.stringify(row.words) }]);
    changed += 1;
  }
  return { changes: refusals.length > 0 ? new Map() : changes, changed, refusals };
}

function refusalOf({ words }: ImportedText, before: string | undefined): string | undefined {
  if (before === undefined) return 'is no text of ours';
  if (words === before) return undefined;
  if (words.trim() === '') return 'would be left without words';
  const straight = ["'", '"'].find((sign) => words.includes(sign));
  if (straight !== undefined) return `has a straight ${straight}`;
  const [lost] = placeholders(before).filter((each) => !placeholders(words).includes(each));
  if (lost !== undefined) return `has lost ${lost}`;
  const [strange] = placeholders(words).filter((each) => !placeholders(before).includes(each));
  return strange === undefined ? undefined : `has the placeholder ${strange}, which nothing fills`;
}

const placeholders = (words: string): string[] => words.match(/\{[^{}]*\}/g) ?? [];

type Placed = { path: readonly string[]; words: string };

function createPlaces({ texts }: Sources): (file: string) => ReadonlyMap<string, Placed> | undefined {
  const known = new Map<string, ReadonlyMap<string, Placed>>();
  return (file) => {
    const document = texts.get(file);
    if (!document) return undefined;
    const places =
      known.get(file) ?? new Map([...textsIn(document.value)].map((each) => [each.path.join('.'), each]));
    known.set(file, places);
    return places;
  };
}
