import type { BankReplies } from '#schemas';
import listed from './subjects.json' with { type: 'json' };
import answers from './suggestions.json' with { type: 'json' };

type Subject = { motivation: string; sectionCode: string };
type Suggestion = BankReplies['suggestHelp']['suggestions'][number];

/** An answer, and to whom it is shown: in its own section always, or where the words fit. */
type KnownAnswer = (typeof answers)[number] & { always?: boolean; alsoIn?: readonly string[] };

const known: readonly KnownAnswer[] = answers;

const shown = 3;

/** What the help desk can be written about. */
export const subjects: BankReplies['listHelpSubjects']['subjects'] = listed;

/** Returns whether a subject is one of the list, in its own section. */
export const isSubject = ({ motivation, sectionCode }: Subject): boolean =>
  listed.some((one) => one.motivation === motivation && one.sectionCode === sectionCode);

/** Returns whether a section has subjects. */
export const isSection = (sectionCode: string): boolean =>
  listed.some((one) => one.sectionCode === sectionCode);

/** Picks what may spare the writing: of the section, what must not be missed there, then what shares words with the text, the most first. */
export function suggestionsFor(sectionCode: string, text: string): Suggestion[] {
  const written = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const worth = (answer: KnownAnswer) =>
    answer.always === true && answer.sectionCode === sectionCode
      ? Infinity
      : answer.words.filter((word) => written.has(word)).length;
  return known
    .filter((answer) => isOf(answer, sectionCode) && worth(answer) > 0)
    .toSorted((left, right) => first(worth(left), worth(right)))
    .slice(0, shown)
    .map(({ id, title, text: told }) => ({ id, title, text: told }));
}

const first = (left: number, right: number): number => (left === right ? 0 : right - left);

/** Some answers are too urgent for the section to matter. */
const isOf = (answer: KnownAnswer, sectionCode: string): boolean =>
  answer.sectionCode === sectionCode || answer.alsoIn?.includes(sectionCode) === true;
