import { readWoff2, type FontTables } from './woff2.ts';

/** What is known of a font file: the weights it draws, and what Arial is stretched to until it is there. */
export type FontFacts = {
  weights: { least: number; most: number };
  /** Shares of the size, and of Arial’s own measures. */
  fallback: { sizeAdjust: number; ascent: number; descent: number; lineGap: number };
  /** Letters that the portal writes and the font does not have. */
  missing: readonly string[];
};

const letters = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àèéìòùÀÈÉÌÒÙ€’«»–…·.,:;!?()%+-/@&*',
);

/** Widths of Arial, of its 2048 units: most letters have the first. */
const arialUnits = 2048;
const usual = 1139;
const arial: Readonly<Record<string, number>> = {
  c: 1024,
  f: 569,
  i: 455,
  l: 455,
  m: 1706,
  r: 682,
  s: 1024,
  t: 569,
  z: 1024,
  ' ': 569,
};

/** Text as the portal has it, by which widths are compared. */
const sample = 'il saldo della tua carta e le ultime operazioni del mese di questo conto';

/** Reads what a WOFF2 font says of itself; undefined where it is none. */
export function readFont(bytes: Uint8Array): FontFacts | undefined {
  const tables = readWoff2(bytes);
  if (tables === undefined) return undefined;
  try {
    return factsOf(tables);
  } catch {
    return undefined;
  }
}

function factsOf(tables: FontTables): FontFacts {
  const units = tableOf(tables, 'head').getUint16(18);
  const glyph = glyphsOf(tableOf(tables, 'cmap'));
  const header = tableOf(tables, 'hhea');
  const width = widthsOf(tables, header.getUint16(34));
  const own = Array.from(sample).reduce((sum, letter) => sum + width(glyph(letter)) / units, 0);
  const arials = Array.from(sample).reduce((sum, letter) => sum + (arial[letter] ?? usual) / arialUnits, 0);
  const sizeAdjust = own / arials;
  const share = (value: number): number => Math.abs(value) / units / sizeAdjust;
  return {
    weights: weightsOf(tables),
    fallback: {
      sizeAdjust,
      ascent: share(header.getInt16(4)),
      descent: share(header.getInt16(6)),
      lineGap: share(header.getInt16(8)),
    },
    missing: letters.filter((letter) => glyph(letter) === 0),
  };
}

function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** Reads advance widths; with WOFF2’s transform they stand behind a byte of flags. */
function widthsOf(tables: FontTables, many: number): (glyph: number) => number {
  const table = tableOf(tables, 'hmtx');
  const isTransformed = table.byteLength > 0 && table.byteLength % 2 === 1;
  return (glyph) =>
    isTransformed
      ? table.getUint16(1 + Math.min(glyph, many - 1) * 2)
      : table.getUint16(Math.min(glyph, many - 1) * 4);
}

function weightsOf(tables: FontTables): FontFacts['weights'] {
  const axes = tables.get('fvar');
  if (axes) {
    const [from, many, size] = [axes.getUint16(4), axes.getUint16(8), axes.getUint16(10)];
    for (let at = from; at < from + many * size; at += size)
      if (axes.getUint32(at) === 0x77676874)
        return { least: axes.getInt32(at + 4) / 65_536, most: axes.getInt32(at + 12) / 65_536 };
  }
  const weight = tableOf(tables, 'OS/2').getUint16(4);
  return { least: weight, most: weight };
}

/** Finds the glyph of a letter in the subtable of Unicode’s first plane; 0 where there is none. */
function glyphsOf(cmap: DataView): (letter: string) => number {
  const many = cmap.getUint16(2);
  for (let place = 0; place < many; place += 1) {
    const from = cmap.getUint32(4 + place * 8 + 4);
    if (cmap.getUint16(from) === 4) return (letter) => glyphIn(cmap, from, letter.codePointAt(0) ?? 0);
  }
  throw new Error('The font has no table of Unicode letters.');
}

function glyphIn(cmap: DataView, from: number, code: number): number {
  const twice = cmap.getUint16(from + 6);
  const [ends, starts] = [from + 14, from + 16 + twice];
  for (let at = 0; at < twice; at += 2) {
    if (cmap.getUint16(ends + at) < code) continue;
    const first = cmap.getUint16(starts + at);
    if (first > code) return 0;
    const delta = cmap.getUint16(starts + twice + at);
    const offsets = starts + 2 * twice + at;
    const offset = cmap.getUint16(offsets);
    if (offset === 0) return (code + delta) & 0xff_ff;
    const found = cmap.getUint16(offsets + offset + (code - first) * 2);
    return found === 0 ? 0 : (found + delta) & 0xff_ff;
  }
  return 0;
}
