import { readPattern, type PatternPart } from './pattern-parts.ts';

/** Lists the texts that a pattern lets be, where they are written out in it. */
export function textsWrittenIn(pattern: string): string[] {
  const read = readPattern(pattern);
  return read ? textsOf(read.whole) : [];
}

function textsOf(part: PatternPart): string[] {
  if (part.least !== 1 || part.most !== 1) return [];
  if (!('ways' in part)) return part.literal === undefined ? [] : [part.literal];
  return part.ways.flatMap((parts) =>
    parts
      .map(textsOf)
      .reduce((begun, ends) => begun.flatMap((begin) => ends.map((end) => begin + end)), ['']),
  );
}
