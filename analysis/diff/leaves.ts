import { aroundIn, type NamingFile } from '../symbols/around.ts';
import { mentionsIn, withOtherNames, type Mention } from '../symbols/references.ts';
import { placed } from '../symbols/rewritten.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { JourneySource, Sources } from '../source/sources.ts';

/** A plain value of a file with the keys that lead to it, and all that is spoken of there. */
export type Leaf = { mentions: readonly Mention[]; told: (now: (mention: Mention) => string) => string };

/** Lists the files of a journey by what they are to it, whatever the journey is called; its scenarios are left out. */
export function leavesOfJourney({ id, journey, forms }: JourneySource, sources: Sources): Leaf[] {
  const around = aroundIn(sources);
  const leaves = (file: NamingFile, before: readonly Piece[]) =>
    leavesOf(file.value, mentionsIn(file, around), before);
  const path = `journeys/${id}/journey.json`;
  return [
    ...(journey?.value ? leaves({ path, kind: 'journey', value: journey.value }, []) : []),
    ...[...forms].flatMap(([name, { document, value }]) =>
      leaves({ path: document.path, kind: 'form', value }, ['form', formNamed(name, id)]),
    ),
    ...leaves({ path: `i18n/it/${id}.json`, kind: undefined, value: sources.texts.get(id)?.value }, ['text']),
  ];
}

/** Lists what the files of all journeys say, and what each journey is opened and shown by. */
export function leavesOfAll(sources: Sources): Leaf[] {
  const around = aroundIn(sources);
  const { timeline } = sources;
  const journeys = [...sources.journeys].flatMap(([id, { journey }]) => {
    const file = { path: `journeys/${id}/journey.json`, kind: 'journey', value: journey?.value } as const;
    return leavesOf(file.value, mentionsIn(file, around), [journeyNamed(id)]);
  });
  const file = { path: 'timeline', kind: 'timeline', value: timeline?.value } as const;
  return [...journeys, ...(timeline ? leavesOf(file.value, mentionsIn(file, around), ['timeline']) : [])];
}

type Piece = string | { text: string; mentions: readonly Mention[] };

const formNamed = (name: string, of: string): Piece => fileNamed({ sort: 'form', of, name });
const journeyNamed = (name: string): Piece => fileNamed({ sort: 'journey', of: '', name });

const fileNamed = ({ name, ...rest }: Pick<Mention, 'sort' | 'of' | 'name'>): Piece => ({
  text: name,
  mentions: [{ ...rest, name, keys: [], part: 'key', start: 0, end: name.length }],
});

// What is said of a file, and not in it.
const unsaid = new Set(['$schema', 'version']);

function leavesOf(value: unknown, mentions: readonly Mention[], before: readonly Piece[]): Leaf[] {
  const at = placed(mentions);
  const found: Leaf[] = [];
  const visit = (node: unknown, keys: readonly string[], pieces: readonly Piece[]): void => {
    if (typeof node !== 'object' || node === null) {
      const text = typeof node === 'string' ? node : JSON.stringify(node);
      if (node !== undefined) found.push(leafOf([...pieces, { text, mentions: at(keys, 'value') }]));
      return;
    }
    for (const [key, member] of Object.entries(node)) {
      const below = [...keys, key];
      if (keys.length === 0 && unsaid.has(key)) continue;
      // Where a name stands in a list says little of it.
      const piece = isNode(node) ? { text: key, mentions: at(below, 'key') } : '';
      visit(member, below, [...pieces, piece]);
    }
  };
  visit(value, [], before);
  return found;
}

const leafOf = (pieces: readonly Piece[]): Leaf => ({
  mentions: pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.mentions)),
  told: (now) =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece : withOtherNames(piece.text, piece.mentions, now)))
      .join('/'),
});
