import type { WordsFile } from '#schemas';
import type { Sources } from '../source/sources.ts';
import type { Problem } from '../rules/rule.ts';

/** What a rule of wording has to say of one text, named by its file and its place: `phone-change.done.title`. */
export type WordingProblem = Problem & { text: string };

/** The rules from which journeys/words.json may excuse a text. */
export type ExcusingRule = WordsFile['excused'][number]['rule'];

/** Leaves out what journeys/words.json excuses, such as the words that the documents give to the letter. */
export function* withoutExcused(
  rule: ExcusingRule,
  sources: Sources,
  problems: Iterable<WordingProblem>,
): Generator<Problem> {
  // Of a list that cannot be read another rule speaks, and what it excuses is not known.
  if (sources.words && !sources.words.value) return;
  const excused = new Set(
    (sources.words?.value?.excused ?? []).filter((each) => each.rule === rule).map(({ text }) => text),
  );
  for (const { text, ...problem } of problems) if (!excused.has(text)) yield problem;
}
