import type { WordsFile } from '#schemas';
import type { Sources } from '../source/sources.ts';
import type { Problem } from '../rules/rule.ts';

/** What a rule of wording has to say of one text, named by its file and its place: `phone-change.done.title`. */
export type WordingProblem = Problem & { text: string };

/** The rules from which journeys/words.json may excuse a text. */
export type ExcusingRule = WordsFile['excused'][number]['rule'];

/** Makes a rule leave out what journeys/words.json excuses, such as the words that the documents give to the letter. */
export const excusing = (rule: ExcusingRule, find: (sources: Sources) => Iterable<WordingProblem>) =>
  function* (sources: Sources): Generator<Problem> {
    const { words } = sources;
    // Of a list that cannot be read another rule speaks, and what it excuses is not known.
    if (words && !words.value) return;
    const excused = new Set(
      (words?.value?.excused ?? []).flatMap((each) => (each.rule === rule ? [each.text] : [])),
    );
    for (const { text, ...problem } of find(sources)) if (!excused.has(text)) yield problem;
  };
