/**
 * What a value of a reply has to be, as one line of a table; numbers are lines of it.
 *
 * - A text is a kind: `s` text, `b` boolean, `i` whole number, `n` number, `d` day, `t` instant, `f` file, `64` base64; or, after
 *   an equals sign, the only texts or booleans that it may be, parted by `|`.
 * - A pattern is for a text that the portal works with.
 * - A list is `[from, to]` for a whole number, or begins with its sort: `list` and `rows` of items, `map` of values, `either`
 *   of two.
 * - An object has members; one whose name ends in `?` may be left out, and others than these are welcome.
 */
export type ReplyShape =
  | string
  | RegExp
  | readonly [from: number, to: number]
  | readonly [sort: 'list' | 'rows' | 'map', of: number]
  | readonly [sort: 'either', one: number, other: number]
  | Readonly<Record<string, number>>;

/** What the portal holds replies to. */
export type ReplyShapes = {
  lines: readonly ReplyShape[];
  /** The line of what any reply may carry besides. */
  common: number;
  /** The line of each reply, by operationId. */
  replies: Readonly<Record<string, number>>;
};
