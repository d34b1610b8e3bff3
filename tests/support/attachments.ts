import { crc32 } from 'node:zlib';

/** Sorts of files that the help desk takes. */
export type Sort = 'bmp' | 'jpeg' | 'pdf' | 'png' | 'tif';

const shortest = 64;

/** Makes the bytes of a file of a sort, of exactly so many bytes. */
export function fileBytes(sort: Sort, size: number = shortest): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, 0x20);
  switch (sort) {
    case 'bmp':
      bytes.write('BM', 'latin1');
      bytes.writeUInt32LE(size, 2);
      bytes.writeUInt32LE(54, 10);
      bytes.writeUInt32LE(40, 14);
      return bytes;
    case 'jpeg':
      bytes.writeUInt32BE(0xff_d8_ff_e0, 0);
      bytes.writeUInt16BE(0xff_d9, size - 2);
      return bytes;
    case 'pdf':
      bytes.write('%PDF-1.7\n', 'latin1');
      bytes.write('%%EOF\n', size - 6, 'latin1');
      return bytes;
    case 'png':
      return pngOf(size);
    case 'tif':
      bytes.writeUInt32BE(0x49_49_2a_00, 0);
      bytes.writeUInt32LE(8, 4);
      return bytes;
  }
}

/** Makes a photo of 3.6 MB that a browser can draw: 1,200 by 1,000 points, three bytes each. */
export function photoBytes(): Buffer<ArrayBuffer> {
  const [width, height] = [1200, 1000];
  const bytes = fileBytes('bmp', 54 + width * height * 3);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.writeUInt32LE(0, 30);
  return bytes;
}

/** Writes the chunks of a picture, the middle one as long as it takes. */
function pngOf(size: number): Buffer<ArrayBuffer> {
  const data = Buffer.alloc(size - 8 - 25 - 12 - 12);
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const begin = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Writes a chunk of a PNG: its length, its type, what it holds and the sum of both. */
export function chunk(type: string, data: Buffer): Buffer<ArrayBuffer> {
  const words = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(words));
  return Buffer.concat([length, words, sum]);
}

/** Puts bytes into another file, where they make of it something else as well. */
export function withBytes(file: Buffer<ArrayBuffer>, at: number, bytes: string): Buffer<ArrayBuffer> {
  const changed = Buffer.from(file);
  changed.write(bytes, at < 0 ? file.length + at : at, 'latin1');
  return changed;
}

/** Puts bytes behind a file. */
export const joined = (file: Buffer<ArrayBuffer>, bytes: string): Buffer<ArrayBuffer> =>
  Buffer.concat([file, Buffer.from(bytes, 'latin1')]);
