import type { Say } from '#analysis';
import type { Mending } from './mend-files.ts';

// A line of a terminal, with the place before it.
const longest = 100;

/** Tells of one place that was mended: where it stood, and its text before and after. */
export function toldMending({ file, line, before, after }: Mending, say: Say): string {
  const place = `${file}:${line}`;
  if (after === '') return `${say({ en: 'removed', it: 'tolto' })} ${place}: ${short(bare(before))}`;
  if (before === '') return `${say({ en: 'added', it: 'aggiunto' })} ${place}: ${short(bare(after))}`;
  return `${say({ en: 'mended', it: 'corretto' })} ${place}: ${short(before)} → ${short(after)}`;
}

/** A member without its comma, or the sign itself. */
function bare(text: string): string {
  if (text === '\uFEFF') return 'BOM';
  return text.replaceAll(/^[\s,]+|[\s,]+$/g, '') || text.trim();
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
