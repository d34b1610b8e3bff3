import type { TFunction } from '#i18n';
import type { CatalogueKind, CatalogueRow } from '../../catalogue.ts';
import { flagWords } from '../../flag-words.ts';
import { branded, flagName } from '../words/flag-name.ts';
import { named } from '../words/named.ts';
import { operationName } from '../words/step-words.ts';

/** Names an entry in Italian. */
export function entryTitle(t: TFunction, { kind, name, title, shownBy }: CatalogueRow): string {
  switch (kind) {
    case 'flag':
      return flagName(t, name);
    case 'operation':
      return operationName(t, name);
    case 'code':
      return name;
    case 'widget':
      return named(t, { key: `catalogue.widget.${name}`, otherwise: name });
    case 'page':
      return title ?? pageName(t, name, shownBy);
    case 'popup':
    case 'guard':
      return title ?? name;
  }
}

/** Names a page of the portal; one that nobody has named is called by who shows it. */
function pageName(t: TFunction, path: string, shownBy: CatalogueRow['shownBy']): string {
  const page = path.slice(1).replaceAll(/\W+/g, '-') || 'home';
  const otherwise = t(`catalogue.shownBy.${shownBy ?? 'portal'}`);
  return named(t, { key: `catalogue.pageName.${page}`, otherwise });
}

/** Says what an entry means; of a flag what its service is for as well. */
export function entryMeaning(t: TFunction, { kind, name, words }: CatalogueRow): string | undefined {
  if (kind === 'widget') return words && asSentence(words);
  if (kind !== 'flag') return words;
  const flag = flagWords(name);
  return flag && branded(t, [flag.service?.meaning, flag.meaning].filter(Boolean).join(' '));
}

/** Words that stand behind a colon where they are written, as a sentence of their own. */
const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** An entry in words, with all that it is found by. */
export type ListedEntry = { row: CatalogueRow; title: string; meaning?: string; low: string };

/** Words entries once, however often they are searched. */
export const listed = (t: TFunction, rows: readonly CatalogueRow[]): ListedEntry[] =>
  [...Map.groupBy(rows, ({ kind }) => kind)].flatMap(([kind, own]) => {
    const entries = own.map((row) => inWords(t, row));
    return byTitle.has(kind)
      ? entries.toSorted((one, other) => one.title.localeCompare(other.title, 'it'))
      : entries;
  });

/** Flags stand by their service, codes and pages by their names. */
const byTitle: ReadonlySet<CatalogueKind> = new Set(['operation', 'popup', 'widget', 'guard']);

function inWords(t: TFunction, row: CatalogueRow): ListedEntry {
  const title = entryTitle(t, row);
  const meaning = entryMeaning(t, row);
  const low = [title, row.name, meaning, row.also].filter(Boolean).join(' ').toLowerCase();
  return { row, title, low, ...(meaning !== undefined && { meaning }) };
}

/** Finds entries that have every word of what is sought, those that are named so first. */
export function found(
  entries: readonly ListedEntry[],
  { query, kind }: { query: string; kind: CatalogueKind | undefined },
): ListedEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = entries.filter(
    ({ row, low }) => (kind === undefined || row.kind === kind) && words.every((word) => low.includes(word)),
  );
  if (words.length === 0) return hits;
  const isNamed = ({ row, title }: ListedEntry): boolean =>
    words.every((word) => `${title} ${row.name}`.toLowerCase().includes(word));
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}
