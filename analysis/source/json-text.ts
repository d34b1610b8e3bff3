const widest = 100;

/** Writes JSON as the project's files are written: two spaces, and short lists of plain values on one line. */
export function jsonText(value: unknown): string {
  return `${jsonWithin(value, '')}\n`;
}

/** Writes a value that stands within a file, in lines that are moved in as far as the one in which it begins. */
export function jsonWithin(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const inline = jsonInLine(value);
    if (value.every(isPlain) && indent.length + inline.length <= widest) return inline;
    return `[\n${value.map((item) => inner + jsonWithin(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value);
  if (members.length === 0) return '{}';
  const lines = members.map(
    ([key, member]) => `${inner}${JSON.stringify(key)}: ${jsonWithin(member, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
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

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
