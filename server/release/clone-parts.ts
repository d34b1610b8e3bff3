const mark = '<!-- clone -->';
const heading = /^(#+) /u;

/**
 * Takes out of a document what speaks of the project’s own clone, which whoever has the package has not: each line that bears the
 * mark, and with a heading that bears it all down to the next of its rank.
 */
export function withoutCloneParts(text: string): string {
  let deeperThan: number | undefined;
  const lines = text.split('\n').filter((line) => {
    const rank = heading.exec(line)?.[1]?.length;
    if (rank !== undefined && deeperThan !== undefined && rank <= deeperThan) deeperThan = undefined;
    if (rank !== undefined && line.includes(mark)) deeperThan ??= rank;
    return deeperThan === undefined && !line.includes(mark);
  });
  return lines.join('\n');
}
