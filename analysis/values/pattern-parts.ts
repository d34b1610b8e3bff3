/** A part of a pattern: a character that it takes, or ways of which one is gone; and how often. */
export type PatternPart = { least: number; most: number } & (
  | { takes: (character: string) => boolean }
  | { ways: readonly (readonly PatternPart[])[] }
);

type Cursor = { source: string; at: number };

/** Reads a pattern that holds from end to end; nothing when it says more than classes, groups, ways and counts. */
export function patternParts(pattern: string): PatternPart | undefined {
  const source = /^\^(.*)\$$/su.exec(pattern)?.[1];
  if (source === undefined) return undefined;
  const cursor = { source, at: 0 };
  const ways = readWays(cursor);
  return ways && cursor.at === source.length ? { ways, least: 1, most: 1 } : undefined;
}

function readWays(cursor: Cursor): PatternPart[][] | undefined {
  const ways: PatternPart[][] = [[]];
  for (; cursor.at < cursor.source.length && cursor.source[cursor.at] !== ')';) {
    if (cursor.source[cursor.at] === '|') {
      cursor.at += 1;
      ways.push([]);
      continue;
    }
    const part = readPart(cursor);
    if (!part) return undefined;
    ways.at(-1)?.push({ ...part, ...readCount(cursor) });
  }
  return ways;
}

function readPart(cursor: Cursor): PatternPart | undefined {
  const rest = cursor.source.slice(cursor.at);
  if (/^\((?!\?)|^\(\?:/.test(rest)) return readGroup(cursor, rest.startsWith('(?:') ? 3 : 1);
  // Of what stands between characters, and of what refers back, nothing is told.
  const [character] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[^bBkux1-9]|[^([\\^$*+?{}])/su.exec(rest) ?? [];
  if (character === undefined) return undefined;
  cursor.at += character.length;
  const matching = new RegExp(`^(?:${character})$`, 'u');
  return { takes: (each) => matching.test(each), least: 1, most: 1 };
}

function readGroup(cursor: Cursor, mark: number): PatternPart | undefined {
  cursor.at += mark;
  const ways = readWays(cursor);
  if (!ways || cursor.source[cursor.at] !== ')') return undefined;
  cursor.at += 1;
  return { ways, least: 1, most: 1 };
}

function readCount(cursor: Cursor): { least: number; most: number } {
  const [whole = '', least = '', comma, most = ''] =
    /^(?:\{(\d+)(,?)(\d*)\}|[*+?])\??/.exec(cursor.source.slice(cursor.at)) ?? [];
  cursor.at += whole.length;
  if (whole === '') return { least: 1, most: 1 };
  if (whole.startsWith('*')) return { least: 0, most: Infinity };
  if (whole.startsWith('+')) return { least: 1, most: Infinity };
  if (whole.startsWith('?')) return { least: 0, most: 1 };
  const longest = most === '' ? Infinity : Number(most);
  return { least: Number(least), most: comma === '' ? Number(least) : longest };
}
