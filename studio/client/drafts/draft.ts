/** Where a text stands. */
export type TextPlace = { file: string; key: string };

/** Words that have been typed for a text, or answers in a form, that do not stand in their file yet. */
export type Draft = TextPlace & {
  /** What the form is called that was filled in, where it is no text. */
  label?: string;
  /** What stood in the file when typing began. */
  was: string;
  words: string;
  /** Words that were sent to be written: what the page hears of them, it hears later, and not of each. */
  sent?: readonly string[];
  /** They did stand in the file, until somebody wrote there again what had stood there before. */
  isOvertaken?: true;
};

/** How a draft stands to its file: nothing is left to write, it can be written, or both have changed. */
export type Standing = 'done' | 'open' | 'parted';

/** Compares a draft with the words of its file as they are now. */
export function standing({ was, words, sent, isOvertaken }: Draft, now: string): Standing {
  if (words === now) return 'done';
  if (isOvertaken) return 'parted';
  // What was typed has been taken back: whatever stands there now is taken over.
  if (words === was) return 'done';
  return now === was || sent?.includes(now) ? 'open' : 'parted';
}
