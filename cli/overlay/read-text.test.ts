import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTextReader } from './read-text.ts';

let file = '';
let reads = 0;
let time = 0;

const read = (path: string): string => {
  reads += 1;
  return readFileSync(path, 'utf8');
};

/** Opens a reader that is asked each time a while later. */
function open(pause: number): () => string {
  const reader = createTextReader({ read, now: () => (time += pause) });
  return () => reader(file, statSync(file));
}
const minute = 60_000;

beforeEach(() => {
  reads = 0;
  time = 0;
  file = join(mkdtempSync(join(tmpdir(), 'read-')), 'texts.json');
  writeFileSync(file, 'one');
});

it('reads a file no more once it has been the same for a while [STUDIO-05]', () => {
  const text = open(minute);

  expect([text(), text(), text(), text()]).toEqual(['one', 'one', 'one', 'one']);
  expect(reads).toBe(2);
});

it('reads a file again that has been written [STUDIO-17]', () => {
  const text = open(minute);
  text();
  text();
  writeFileSync(file, 'another');

  expect(text()).toBe('another');
});

it('reads a file again as long as it may be written once more in the same moment, and look the same [STUDIO-17]', () => {
  const text = open(1);

  expect([text(), text(), text()]).toEqual(['one', 'one', 'one']);
  expect(reads).toBe(3);
});

it('reads a file again whose time somebody has set back [STUDIO-17]', () => {
  const before = statSync(file);
  const text = open(minute);
  text();
  text();
  writeFileSync(file, 'two');
  utimesSync(file, before.atime, before.mtime);

  expect(text()).toBe('two');
});
