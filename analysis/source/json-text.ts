/** What fits on a line of the files. */
export const widestLine = 110;

/** Writes JSON as the project's files are written: two spaces, and what is small on one line. */
export function jsonText(value: unknown): string {
  return `${jsonWithin(value, '')}\n`;
}

/** Writes a value that stands within a file, in lines that are moved in as far as the one in which it begins. */
export function jsonWithin(value: unknown, indent: string): string {
  return linesOf(value, { indent, before: indent.length });
}

type Place = {
  indent: string;
  /** How many characters stand before the value on its line. */
  before: number;
};

function linesOf(value: unknown, { indent, before }: Place): string {
  const inLine = jsonInLine(value);
  const isInLine = isSmall(value) && before + inLine.length < widestLine;
  if (isInLine || typeof value !== 'object' || value === null) return inLine;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const start = Array.isArray(value) ? inner : `${inner}${JSON.stringify(key)}: `;
    return start + linesOf(part, { indent: inner, before: start.length });
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Writes a value on one line, as lines of JSON are written. */
export function jsonInLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonInLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${jsonInLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Tells what says one thing, which is easier read on one line: no object of several members, no list of several lists. */
function isSmall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) return Object.keys(value).length < 2 && Object.values(value).every(isSmall);
  const areLists = value.every((item) => Array.isArray(item) && item.length > 1);
  return value.every(isSmall) && (value.length < 2 || !areLists);
}
