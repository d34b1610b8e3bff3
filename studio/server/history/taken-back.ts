/** What was written to a file: nothing before it where it was made, nothing after where it was taken away. */
export type FileTurn = { path: string; before: string | undefined; after: string | undefined };

/** A file as it is to be once more. */
export type TakenBack = { text: string | undefined };

/**
 * Takes back what was written to a file, and keeps what somebody else has written beside it since. Answers nothing where
 * they have written at the same place, or where what is left would be no JSON.
 */
export function takenBack({ before, after }: FileTurn, now: string | undefined): TakenBack | undefined {
  if (now === after) return { text: before };
  if (before === undefined || after === undefined || now === undefined) return undefined;
  const ours = hunkOf(before, after);
  const theirs = hunkOf(after, now);
  if (theirs.end >= ours.newStart && theirs.start <= ours.newEnd) return undefined;
  const shift = theirs.end < ours.newStart ? now.length - after.length : 0;
  const text =
    now.slice(0, ours.newStart + shift) + before.slice(ours.start, ours.end) + now.slice(ours.newEnd + shift);
  return isJson(text) ? { text } : undefined;
}

/** The one piece by which two texts differ, by offsets into the old and into the new. */
type Hunk = { start: number; end: number; newStart: number; newEnd: number };

function hunkOf(old: string, now: string): Hunk {
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < least - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return { start, end: old.length - tail, newStart: start, newEnd: now.length - tail };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
