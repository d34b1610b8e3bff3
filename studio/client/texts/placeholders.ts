const placeholder = /\{[^{}]*\}/g;

/** Names the placeholders that a text had and has no more. */
export function lostPlaceholders(before: string, now: string): string[] {
  const left = new Set(now.match(placeholder));
  return [...new Set(before.match(placeholder))].filter((each) => !left.has(each));
}
