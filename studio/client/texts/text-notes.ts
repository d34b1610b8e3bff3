import { avoiding, lengthRead, placeholderNames } from '#analysis/document';
import type { JourneyView, TextView } from '../../protocol.ts';
import { lostPlaceholders, openBrace } from './placeholders.ts';

/** What is to be said of a text while it is typed. */
export type TextNote =
  | { kind: 'length'; length: number; longest: number; isTooLong: boolean }
  | { kind: 'lost' | 'unknown' | 'unclosed'; name: string }
  | { kind: 'avoided'; name: string; better: string };

type Typed = { words: string; avoid: JourneyView['avoid'] };

/** Judges a text as the check will once it is written: its length as it is read, its placeholders, its words. */
export function textNotes(text: TextView, { words, avoid }: Typed): TextNote[] {
  const { longest, values, excused = [] } = text;
  const length = lengthRead(words);
  const isTooLong = longest !== undefined && length > longest && !excused.includes('text-long');
  const unknown = values ? placeholderNames(words).filter((name) => !values.includes(name)) : [];
  const unclosed = openBrace(words);
  const avoided = excused.includes('text-word') ? [] : avoiding(avoid)(words);
  return [
    ...(longest === undefined ? [] : [{ kind: 'length' as const, length, longest, isTooLong }]),
    ...(unclosed === undefined ? [] : [{ kind: 'unclosed' as const, name: unclosed }]),
    ...lostPlaceholders(text.words, words).map((name) => ({ kind: 'lost' as const, name })),
    ...unknown.map((name) => ({ kind: 'unknown' as const, name })),
    ...avoided.map(({ found, better }) => ({ kind: 'avoided' as const, name: found, better })),
  ];
}
