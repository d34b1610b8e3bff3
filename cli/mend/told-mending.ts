import type { AnswerLanguage } from '#analysis';
import type { Mending } from './mend-files.ts';

const words = {
  en: { mended: 'mended', removed: 'removed', added: 'added' },
  it: { mended: 'corretto', removed: 'tolto', added: 'aggiunto' },
} satisfies Record<AnswerLanguage, object>;

// A line of a terminal, with the place before it.
const longest = 100;

/** Tells of one place that was mended: where it stood, and its text before and after. */
export function toldMending({ file, line, before, after }: Mending, language: AnswerLanguage): string {
  const { mended, removed, added } = words[language];
  if (after === '') return `${removed} ${file}:${line}: ${short(bare(before))}`;
  if (before === '') return `${added} ${file}:${line}: ${short(bare(after))}`;
  return `${mended} ${file}:${line}: ${short(before)} → ${short(after)}`;
}

const bare = (member: string): string => member.replaceAll(/^[\s,]+|[\s,]+$/g, '');

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
