/** A value of a text that may not be JSON yet, by offsets; a text that is not closed ends with its line. */
export type LenientNode = { start: number; end: number } & (
  | { kind: 'object'; members: readonly LenientMember[] }
  | { kind: 'list'; items: readonly LenientNode[] }
  | { kind: 'text'; text: string; isClosed: boolean }
  | { kind: 'plain'; value: unknown }
);

/** A text of the tree. */
export type LenientText = Extract<LenientNode, { kind: 'text' }>;

/** A key, with its value where there is one yet. */
export type LenientMember = { key: LenientText; value?: LenientNode };

// Deep enough for any journey, shallow enough for the call stack.
const maximumDepth = 200;

const blanks = /[\s,\uFEFF]*/y;
const quoted = /"((?:[^"\\\r\n]|\\[^\r\n])*)("?)/y;
// Behind a text whose quote is missing, what closes its line closes what the text stands in.
const closing = /(?:\s+[}\]]|\])[\s,}\]]*$/;
const scalar = /[^\s,:{}[\]"]+|:/y;

/**
 * Reads what there is of a JSON text while it is typed: commas, colons, values, quotes and closing marks may be missing.
 * Of strict JSON it makes the same tree as JSON does.
 */
export function readLenient(source: string): LenientNode | undefined {
  let at = 0;
  let depth = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const next = (): string | undefined => {
    take(blanks);
    return source[at];
  };
  const text = (): LenientText => {
    const start = at;
    const [, typed = '', close] = take(quoted) ?? [];
    const inside = close === '"' ? typed : typed.replace(closing, '');
    at -= typed.length - inside.length;
    return { kind: 'text', start, end: at, text: unescaped(inside), isClosed: close === '"' };
  };
  const value = (): LenientNode => {
    const start = at;
    if (source[at] === '"') return text();
    if (depth < maximumDepth && source[at] === '{') return object(start);
    if (depth < maximumDepth && source[at] === '[') return list(start);
    const word = take(scalar)?.[0];
    if (word === undefined) at += 1; // what cannot be read is passed over, mark by mark
    return { kind: 'plain', start, end: at, value: word === undefined ? undefined : plainNamed(word) };
  };
  const within = <Part>(close: string, part: () => Part): Part[] => {
    const parts: Part[] = [];
    at += 1;
    depth += 1;
    while (!ends(next())) parts.push(part());
    depth -= 1;
    // A mark that closes something else is left to what it closes.
    if (source[at] === close) at += 1;
    return parts;
  };
  const list = (start: number): LenientNode => {
    const items = within(']', value);
    return { kind: 'list', start, end: at, items };
  };
  const member = (): LenientMember | undefined => {
    if (source[at] !== '"') return void value();
    const key = text();
    if (next() !== ':') return { key };
    at += 1;
    if (ends(next())) return { key };
    const begin = at;
    const found = value();
    if (found.kind !== 'text' || next() !== ':') return { key, value: found };
    at = begin; // a text before a colon is the next key: the value is still to be typed
    return { key };
  };
  const object = (start: number): LenientNode => {
    const members = within('}', member).filter((each) => each !== undefined);
    return { kind: 'object', start, end: at, members };
  };
  return next() === undefined ? undefined : value();
}

const ends = (mark: string | undefined): boolean => mark === undefined || mark === '}' || mark === ']';

function unescaped(inside: string): string {
  if (!inside.includes('\\')) return inside;
  try {
    return String(JSON.parse(`"${inside}"`));
  } catch {
    return inside;
  }
}

function plainNamed(word: string): unknown {
  try {
    return JSON.parse(word) as unknown;
  } catch {
    return undefined;
  }
}

/** Makes the value that a tree stands for; keys without a value are left out. */
export function valueOf(node: LenientNode | undefined): unknown {
  switch (node?.kind) {
    case undefined:
      return undefined;
    case 'object':
      return Object.fromEntries(
        node.members.flatMap(({ key, value }) => (value ? [[key.text, valueOf(value)]] : [])),
      );
    case 'list':
      return node.items.map(valueOf);
    case 'text':
      return node.text;
    case 'plain':
      return node.value;
  }
}
