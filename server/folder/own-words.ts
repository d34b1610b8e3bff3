import type { OwnParts } from './own-parts.ts';

type Languages = ReadonlyMap<string, string>;
type Tree = Readonly<Record<string, unknown>>;

/**
 * Puts what a bank’s folder has of its own into the texts of each language, Italian too: a browser then asks for them, and gets
 * the bank’s journeys with them. Another language’s words stand before the bank’s Italian ones.
 */
export function withOwnWords(languages: Languages, parts: OwnParts | undefined): Languages {
  if (parts === undefined) return languages;
  const { words, own } = parts;
  const told = (others: Tree): string => JSON.stringify({ ...laidOver(words, others), $own: own });
  const others = [...languages].map(
    ([language, texts]) => [language, told(JSON.parse(texts))] as const, // a tree for each file, as it was read
  );
  return new Map([['it', told({})], ...others]);
}

function laidOver(first: Tree, second: Tree): Tree {
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isTree(before) && isTree(value) ? laidOver(before, value) : value;
  }
  return merged;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
