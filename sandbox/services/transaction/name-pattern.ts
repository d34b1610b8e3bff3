// Keyboards have no curled apostrophe, and few who search set an accent; names are written with both.
const alike = ["'’‘ʼ`´", 'aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõö', 'uùúûü', 'yýÿ'];
const known = new Map(alike.flatMap((signs) => Array.from(signs, (sign) => [sign, signs] as const)));

// The portal’s search takes letters, digits and spaces alone (FORM-04), and names have these beside them.
const skipped = "'’‘ʼ`´&.-";

/**
 * Writes the pattern, as the database reads them, of names that hold a word however its capitals, accents and apostrophes
 * are set, and with or without the signs that names have.
 */
export function patternOf(word: string): string {
  const bare = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return Array.from(bare, signPattern).join(`[${skipped}]?`);
}

function signPattern(sign: string): string {
  if (sign === ' ') return `[ ${skipped}]`;
  const small = Array.from(known.get(sign) ?? sign);
  // The database may know no capitals but those of English; two letters, as of ß, are no sign to choose.
  const capitals = small.map((each) => each.toUpperCase()).filter((each) => Array.from(each).length === 1);
  const signs = new Set([...small, ...capitals]);
  return signs.size > 1 ? `[${[...signs].join('')}]` : sign.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`);
}
