const placeholder = /\{[^{}]*\}/g;

/** Names the placeholders that a text had and has no more. */
export function lostPlaceholders(before: string, now: string): string[] {
  const left = new Set(now.match(placeholder));
  return [...new Set(before.match(placeholder))].filter((each) => !left.has(each));
}

/** Finds a brace that is opened and not closed, with what stands behind it up to the next one. */
export const openBrace = (words: string): string | undefined => /\{[^{}]*(?=\{|$)/.exec(words)?.[0];
