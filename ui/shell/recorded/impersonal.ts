const longest = 120;
const masked = '*';

/** What may be personal, from the longest on: addresses, amounts, and digits enough for a card, a phone or an operation. */
const personal = [
  /\S*@\S*/g,
  /\d+(?:[.\s]\d+)*,\d+/g,
  /\+?\d(?:[\s./-]?\d){5,}/g,
  /\d{4,}/g,
  // Whatever else our own words never hold.
  /[^\w:/. *-]+/g,
];

/** Returns what happened without what may be personal in it; what is left is told all the same. */
export function impersonal(name: string): string {
  const kept = personal.reduce((words, pattern) => words.replaceAll(pattern, masked), name);
  return kept.slice(0, longest);
}
