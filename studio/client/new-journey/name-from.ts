/** A longer name of a folder is of no use. */
const longest = 40;

/** Makes the name of a journey from its title: “Carta smarrita” is carta-smarrita. */
export function nameFrom(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  // A name begins with a letter.
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const at = words.findIndex((word) => /^[a-z]/.test(word));
  if (at < 0) return '';
  return words
    .slice(at)
    .reduce((name, word) => (name.length + word.length < longest ? `${name}-${word}` : name))
    .slice(0, longest);
}
