import type { FieldUi } from '#schemas';
import type { SchemaNode } from '../source/schema-shapes.ts';
import { textsMatching } from './pattern-text.ts';
import { longestText } from './pattern-parts.ts';

/** What a field lets through of what is typed: by its pattern, format and length, and by how it takes keys. */
export type Typed = {
  /** A class of characters, as in a pattern. */
  characters: string;
  pattern?: unknown;
  format?: unknown;
  /** Of how many kinds its characters must be. */
  classes?: number;
};

/** A class of all characters. */
export const anyCharacter = String.raw`[\s\S]`;
const ofDigits = new Set<FieldUi['widget']>(['phone', 'code', 'card-number', 'secret-code']);

/** Returns whether a field holds nothing but digits, whatever is typed. */
export const holdsDigits = ({ widget, filter }: FieldUi): boolean =>
  filter === 'digits' || ofDigits.has(widget);

/** Says what a field of text lets through. */
export function typedInto({ pattern, format }: SchemaNode, ui: FieldUi): Typed {
  const { classes } = ui;
  const filtered = ui.filter === 'alphanumeric' ? '[0-9A-Za-z]' : anyCharacter;
  const characters = holdsDigits(ui) ? '[0-9]' : filtered;
  return { characters, pattern, format, ...(classes !== undefined && { classes }) };
}

// One of each that is short and plain, and one that is neither.
const written: Readonly<Record<string, readonly string[]>> = {
  email: ['a@b.it', 'Mario_Rossi.1+prova@posta.esempio-2.museum'],
  date: ['2026-01-31', '1900-12-01'],
};

/** Lists texts that a field lets through, of various lengths and characters; few of many, and none that it would not. */
export function textsLetThrough(typed: Typed, schema: SchemaNode): string[] {
  // Of what may be left empty another rule tells.
  const least = Math.max(1, Number(schema['minLength'] ?? 0));
  const most = longestText(schema);
  // Bounds that no text keeps, or that count no letters, are told by other rules.
  if (!Number.isSafeInteger(least) || !(most >= least) || most % 1 > 0) return [];
  const fits = new RegExp(`^${typed.characters}*$`, 'u');
  return candidates(typed, { least, most }).filter(
    (text) => fits.test(text) && text.length >= least && text.length <= most,
  );
}

type Bounds = { least: number; most: number };

function candidates(
  { characters, pattern, format, classes }: Typed,
  { least, most }: Bounds,
): readonly string[] {
  if (classes !== undefined)
    return [least, Math.min(most, 40)].map((length) => 'Aa1!'.repeat(10).slice(0, length));
  const free = `^${characters}{${least},${Number.isFinite(most) ? most : ''}}$`;
  const asked = typeof pattern === 'string' ? textsMatching(pattern, most) : undefined;
  const formats = typeof format === 'string' ? written[format] : undefined;
  if (!formats) return asked ?? textsMatching(free, most);
  return asked && typeof pattern === 'string'
    ? formats.filter((text) => new RegExp(pattern, 'u').test(text))
    : formats;
}
