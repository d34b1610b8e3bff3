import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a text into a page of the documents, between the mark of the command that writes it and the end of its part. */
export function writePart(page: string, command: string, text: string): void {
  const path = join(import.meta.dirname, '..', page);
  const before = readFileSync(path, 'utf8');
  const begin = `<!-- ${command} -->`;
  const start = before.indexOf(begin);
  const end = before.indexOf('<!-- end -->', start);
  if (start < 0 || end < 0) throw new Error(`BENCH_PAGE: ${page} has no part ${begin}`);
  writeFileSync(path, `${before.slice(0, start + begin.length)}\n\n${text}\n\n${before.slice(end)}`);
}
