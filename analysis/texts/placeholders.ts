/** How the value of a placeholder may be written: `{amount, money}`, `{day, date}`, `{number, phone}`, `{reason, choice}`. */
export const placeholderFormats: readonly string[] = ['money', 'date', 'phone', 'choice'];

/** A placeholder as it stands in a text: the name of its value, and the format behind a comma. */
export type Placeholder = { whole: string; from: number; value: string; format?: string };

/** Lists the placeholders of a text, those too that are not written as they must be. */
export const placeholdersOf = (words: string): Placeholder[] =>
  [...words.matchAll(/\{([^{},]*)(?:,([^{}]*))?\}/g)].map(
    ({ index, 0: whole, 1: value = '', 2: format }) => ({
      whole,
      from: index,
      value: value.trim(),
      ...(format !== undefined && { format: format.trim() }),
    }),
  );

/** Names the values that the placeholders of a text stand for. */
export const placeholdersIn = (words: string): string[] => placeholdersOf(words).map(({ value }) => value);

/** Writes a placeholder as it must be. */
export const writtenPlaceholder = ({ value, format }: Pick<Placeholder, 'value' | 'format'>): string =>
  format === undefined ? `{${value}}` : `{${value}, ${format}}`;
