import type { BankReplies } from '#schemas';
import listed from './subjects.json' with { type: 'json' };
import answers from './suggestions.json' with { type: 'json' };

type Subject = { motivation: string; sectionCode: string };
type Suggestion = BankReplies['suggestHelp']['suggestions'][number];

const shown = 3;

/** What the help desk can be written about. */
export const subjects: BankReplies['listHelpSubjects']['subjects'] = listed;

/** Returns whether a subject is one of the list, in its own section. */
export const isSubject = ({ motivation, sectionCode }: Subject): boolean =>
  listed.some((one) => one.motivation === motivation && one.sectionCode === sectionCode);

/** Returns whether a section has subjects. */
export const isSection = (sectionCode: string): boolean =>
  listed.some((one) => one.sectionCode === sectionCode);

/** Picks what may spare the writing: of the section, what shares words with the text, the most first. */
export function suggestionsFor(sectionCode: string, text: string): Suggestion[] {
  const written = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const worth = ({ words }: { words: readonly string[] }) => words.filter((word) => written.has(word)).length;
  return answers
    .filter((answer) => isOf(answer, sectionCode) && worth(answer) > 0)
    .toSorted((left, right) => worth(right) - worth(left))
    .slice(0, shown)
    .map(({ id, title, text: told }) => ({ id, title, text: told }));
}

/** Some answers are too urgent for the section to matter. */
const isOf = (answer: { sectionCode: string; alsoIn?: readonly string[] }, sectionCode: string): boolean =>
  answer.sectionCode === sectionCode || answer.alsoIn?.includes(sectionCode) === true;
