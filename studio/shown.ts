/** How a text shows a value: the format of its placeholder. */
export type ShownAs = 'money' | 'date' | 'phone' | 'choice';

/** How a datum is asked for, where a screen does. */
export type AskedAs = {
  /** What it is called on that screen. */
  words?: string;
  /** The field that it is answered by. */
  field?: string;
  /** How a text shows it, where that is not as it stands. */
  shownAs?: ShownAs;
};

/** What fills the placeholders of that name in a screen’s texts: a datum by its path; none where it stays as it is. */
export type ValueToBe = { name: string; path: string };

/** A line of a summary as it is to be. */
export type LineToBe = {
  name: string;
  label: string;
  /** With placeholders, as `{amount, money}`. */
  text: string;
  /** The screen that the holder goes back to, to change it; none where nothing does. */
  change: string;
  /** What changes it stays as it is. */
  keepsChange: boolean;
};

/** What a screen shows of what the run knows, as it is to be; only screens of forms have lines. */
export type ShownWriting = {
  kind: 'write-shown';
  journey: string;
  step: string;
  values: readonly ValueToBe[];
  lines: readonly LineToBe[];
};
