import type { Project } from './project.ts';
import { keysOf, nodesIn } from './tree.ts';

/** A text with its place, and its name as journeys/words.json excuses it. */
export type PlacedWords = { file: string; pointer: string; words: string; name: string };

/** Lists the texts of all journeys with their places. */
export function textsOf({ journeys }: Project): PlacedWords[] {
  return journeys.flatMap(({ id, texts, words }) =>
    [...nodesIn(words)].flatMap(({ pointer, value }) =>
      typeof value === 'string'
        ? [{ file: texts, pointer, words: value, name: [id, ...keysOf(pointer)].join('.') }]
        : [],
    ),
  );
}
