// No digits, which what masks numbers would take for a part of one, and no vowels, which would make words: easy to read
// out on the phone. Sixteen of them, so that each sign of chance picks one.
const letters = 'BCDFGHJKLMNPRSTV';

/** Makes the code of a crash, which the holder is told and the log has too: unlike any other, and kept by every mask. */
export function crashId(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(8))].map((chance) => letters[chance % 16]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
