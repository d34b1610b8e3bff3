/** Returns whether every word of a query stands in one of these texts, numbers however they are spaced. */
export function matches(query: string, texts: readonly (string | null | undefined)[]): boolean {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const sought = texts.filter((text) => typeof text === 'string').map((text) => text.toLowerCase());
  const digits = sought.map((text) => text.replaceAll(/\D/gu, ' ').replaceAll(/\s/gu, ''));
  const number = query.replaceAll(/[\s+]/gu, '');
  if (/^\d{3,}$/u.test(number) && digits.some((text) => text.includes(number))) return true;
  return words.every((word) => sought.some((text) => text.includes(word)));
}
