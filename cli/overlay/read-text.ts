import { readFileSync, type Stats } from 'node:fs';

/** Reads a file whose state is known. */
export type ReadText = (file: string, stats: Stats) => string;

const readWhole = (file: string): string => readFileSync(file, 'utf8');

/** A file may be written twice within one tick of the clock of its disk, which is two seconds at most. */
const tick = 2000;

type Known = { stats: Stats; text: string; since: number; isSure: boolean };

/**
 * Reads a file again only where it may say something else than before. By its state that can be told of a text that was read
 * when the file had been in that state for longer than a tick: before, it may be written once more and look the same.
 */
export function createTextReader({ read = readWhole, now = () => performance.now() } = {}): ReadText {
  const known = new Map<string, Known>();
  return (file, stats) => {
    const before = known.get(file);
    const same = before && isSame(before.stats, stats) ? before : undefined;
    if (same?.isSure) return same.text;
    const at = now();
    const since = same?.since ?? at;
    const text = read(file);
    known.set(file, { stats, text, since, isSure: at - since > tick });
    return text;
  };
}

const isSame = (one: Stats, other: Stats): boolean =>
  one.ctimeMs === other.ctimeMs &&
  one.mtimeMs === other.mtimeMs &&
  one.size === other.size &&
  one.ino === other.ino;
