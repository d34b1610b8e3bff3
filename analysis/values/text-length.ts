import type { SchemaNode } from '../source/schema-shapes.ts';

/** Returns the most characters that a schema lets a text have; Infinity when it names no bound. */
export function longestText(schema: SchemaNode): number {
  const { maxLength, pattern, enum: values, const: value } = schema;
  const bounds = [
    typeof maxLength === 'number' ? maxLength : Infinity,
    typeof pattern === 'string' ? longestMatch(pattern) : Infinity,
    Array.isArray(values) ? Math.max(...values.map((each) => String(each).length)) : Infinity,
    typeof value === 'string' ? value.length : Infinity,
  ];
  return Math.min(...bounds);
}

/** Returns the most characters that a pattern matches from end to end; Infinity when it is open or not understood. */
export function longestMatch(pattern: string): number {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return Infinity;
  const reading = { text: pattern.slice(1, -1), at: 0 };
  const longest = longestChoice(reading);
  return reading.at === reading.text.length ? longest : Infinity;
}

type Reading = { text: string; at: number };

function longestChoice(reading: Reading): number {
  let longest = 0;
  let here = 0;
  while (reading.at < reading.text.length && reading.text[reading.at] !== ')') {
    if (reading.text[reading.at] === '|') {
      reading.at += 1;
      longest = Math.max(longest, here);
      here = 0;
    } else here += times(longestAtom(reading), mostTimes(reading));
  }
  return Math.max(longest, here);
}

// Nothing repeated without end is still nothing.
const times = (length: number, most: number) => (length === 0 ? 0 : length * most);

function longestAtom(reading: Reading): number {
  const rest = reading.text.slice(reading.at);
  const [plain] = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|[^([\\])/su.exec(rest) ?? [''];
  if (plain !== '') {
    reading.at += plain.length;
    // A boundary, and an anchor within, take no character.
    return /^(?:\\[bB]|[\^$])$/.test(plain) ? 0 : 1;
  }
  const [group] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest) ?? [''];
  if (group === '') {
    reading.at = Infinity;
    return Infinity;
  }
  reading.at += group.length;
  const inner = longestChoice(reading);
  reading.at += 1;
  return /[=!]$/.test(group) ? 0 : inner;
}

function mostTimes(reading: Reading): number {
  const [quantifier, least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(
    reading.text.slice(reading.at),
  ) ?? [''];
  reading.at += quantifier.length;
  if (quantifier === '') return 1;
  if (least === undefined) return quantifier.startsWith('?') ? 1 : Infinity;
  return comma === '' ? Number(least) : most === '' ? Infinity : Number(most);
}
