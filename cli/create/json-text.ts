const widest = 100;

/** Writes JSON as the project's files are written: two spaces, and short lists of plain values on one line. */
export function jsonText(value: unknown): string {
  return `${render(value, '')}\n`;
}

function render(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const inline = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every(isPlain) && indent.length + inline.length <= widest) return inline;
    return `[\n${value.map((item) => inner + render(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value);
  if (members.length === 0) return '{}';
  const lines = members.map(([key, member]) => `${inner}${JSON.stringify(key)}: ${render(member, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
