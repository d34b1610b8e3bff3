import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads which version of Percorso this is. */
export function productVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { version }: { version?: unknown } = Object(JSON.parse(text));
  return String(version);
}
