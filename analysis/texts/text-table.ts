import { kindOfText, textsIn } from './text-places.ts';
import type { Sources } from '../source/sources.ts';

/** One text as it is signed off: its file of `i18n/it` without ending, its place, the screen it is on, and its words. */
export type TextRow = {
  file: string;
  key: string;
  /** The step of a journey, or the group of a view’s texts. */
  screen: string;
  words: string;
  /** How many characters fit there, where journeys/words.json says so. */
  longest?: number;
};

/** Lists all texts, or those of some files, in the order in which they stand there. */
export function textRows(sources: Sources, files: readonly string[] = []): TextRow[] {
  const { texts, journeys, words: wording } = sources;
  const named = [...texts].filter(([file]) => files.length === 0 || files.includes(file));
  return named.flatMap(([file, document]) =>
    [...textsIn(document.value)].map(({ path, words }) => {
      const kind = journeys.has(file) ? kindOfText(path) : undefined;
      const longest = kind && wording?.value?.longest[kind];
      const row = { file, key: path.join('.'), screen: path[0] ?? '', words };
      return { ...row, ...(longest !== undefined && { longest }) };
    }),
  );
}
