import { brotliDecompressSync } from 'node:zlib';

/** The tables of a font, by tag. */
export type FontTables = ReadonlyMap<string, DataView>;

// The tags that WOFF2 writes as a number, in its order (W3C WOFF File Format 2.0, 5.2).
const tags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE ' +
  'GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar ' +
  'mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g);

const headerLength = 48;

/** Reads the tables of a WOFF2 font; undefined for what is none. */
export function readWoff2(bytes: Uint8Array): FontTables | undefined {
  if (bytes.length < headerLength || new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== 'wOF2')
    return undefined;
  try {
    return tablesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch {
    return undefined;
  }
}

function tablesOf(font: Buffer): FontTables {
  const entries: { tag: string; length: number }[] = [];
  let at = headerLength;
  const readNumber = (): number => {
    let value = 0;
    for (let more = true; more; at += 1) {
      const byte = font.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
      more = byte >= 0x80;
    }
    return value;
  };
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at);
    at += 1;
    const known = tags?.[flags & 0x3f];
    const tag = known ?? font.toString('latin1', at, at + 4);
    if (known === undefined) at += 4;
    let length = readNumber();
    const version = flags >> 6;
    const isTransformed = ['glyf', 'loca'].includes(tag) ? version !== 3 : version !== 0;
    if (isTransformed) length = readNumber();
    entries.push({ tag: tag.trim(), length });
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  let start = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      const table = new DataView(view.buffer, view.byteOffset + start, length);
      start += length;
      return [tag, table];
    }),
  );
}
