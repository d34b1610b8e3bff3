import { crc32 } from 'node:zlib';

const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

type Chunk = { type: string; end: number };

/** Returns where a PNG ends: after its last chunk, each of which is whole; null for what is none. */
export function endOfPng(file: Buffer): number | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  const types: string[] = [];
  let at = signature.length;
  while (types.at(-1) !== 'IEND') {
    const chunk = chunkAt(file, at);
    if (chunk === null) return null;
    types.push(chunk.type);
    at = chunk.end;
  }
  return types[0] === 'IHDR' && types.includes('IDAT') ? at : null;
}

function chunkAt(file: Buffer, at: number): Chunk | null {
  if (at + 12 > file.length) return null;
  const end = at + 12 + file.readUInt32BE(at);
  if (end > file.length) return null;
  const isWhole = crc32(file.subarray(at + 4, end - 4)) === file.readUInt32BE(end - 4);
  return isWhole ? { type: file.toString('latin1', at + 4, at + 8), end } : null;
}
