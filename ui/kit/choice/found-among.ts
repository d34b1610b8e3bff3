/** Something that can be picked: under a group, by words that may not be its name. */
export type Pickable = {
  id: string;
  label: string;
  group: string;
  /** What it is found by, too. */
  name?: string;
};

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Finds what has all the words that are sought, whatever their order and accents. */
export function foundAmong(options: readonly Pickable[], sought: string): readonly Pickable[] {
  const words = plain(sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  return options.filter(({ label, group, name = '' }) => {
    const own = plain(`${label} ${group} ${name}`);
    return words.every((word) => own.includes(word));
  });
}
