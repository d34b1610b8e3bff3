import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig } from '#schemas';

type Tree = Readonly<Record<string, unknown>>;

const textsFile = 'i18n/it/help.json';

/** Pages whose statements are a bank’s own: the place of the settings that takes a page of ours away, its texts, and which of them. */
const pages = [
  { place: 'privacy', key: 'privacy', part: 'body' },
  { place: 'transparency', key: 'transparency', part: 'body' },
  { place: 'cookies', key: 'cookies', part: 'body' },
  { place: 'faq', key: 'faq', part: 'body' },
  // The page of contacts shows these whatever stands in the place of the numbers.
  { place: undefined, key: 'phones', part: 'note' },
] as const;

/** Names the pages that still say what the package’s own texts say of prices, days, hours and data. */
export function standardPages(root: string, { links }: PortalConfig): string[] {
  const ours = readTree(join(import.meta.dirname, '../..', textsFile));
  const own = readTree(join(root, textsFile));
  return pages.flatMap(({ place, key, part }) => {
    if (place !== undefined && links?.places?.[place] !== undefined) return [];
    const left = Object.entries(treeAt(ours, key)).filter(([entry, texts]) => {
      const [our, their] = [treeOf(texts)[part], treeAt(treeAt(own, key), entry)[part]];
      return typeof our === 'string' && (their === undefined || their === our);
    });
    const name = place === undefined ? `the hours of calls (${textsFile}: ${key})` : `links.places.${place}`;
    return left.length > 0 ? [name] : [];
  });
}

/** A file that cannot be read is told by check. */
function readTree(file: string): Tree {
  try {
    return existsSync(file) ? treeOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
  } catch {
    return {};
  }
}

const treeOf = (value: unknown): Tree => Object(value);

const treeAt = (tree: Tree, key: string): Tree => treeOf(tree[key]);
