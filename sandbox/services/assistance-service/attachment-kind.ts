import { isActing } from './pdf-actions.ts';
import { endOfPng } from './png.ts';

/** What may be attached to a message (HELP-03), and png where the bank takes it. */
export type AttachmentKind = 'bmp' | 'jpeg' | 'pdf' | 'png' | 'tif';

const extensions: Readonly<Record<string, AttachmentKind>> = {
  bmp: 'bmp',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  pdf: 'pdf',
  png: 'png',
  tif: 'tif',
  tiff: 'tif',
};

/** How far from the end of a file an archive may be announced. */
const archiveTailBytes = 65_557;
const pdfEnd = '%%EOF';
const bitmapHeaders = [12, 40, 52, 56, 64, 108, 124];
const markup = /<(?:!doctype|html|head|body|script|svg|iframe)[\s/>]/i;
/** What a PDF holds, such as pictures, letters and other files, is not the file’s own text. */
const pdfContents = />>\s*stream\r?\n[\s\S]*?\bendstream\b/g;
const padding = /^[\0\s\u00FF]*$/;

/**
 * Tells what an attachment is, from the end of its name and from its own bytes, which must agree; null when it is
 * none of these, could be read as something else as well (S-39), or does something by itself (S-92).
 */
export function attachmentKind(name: string, bytes: Uint8Array): AttachmentKind | null {
  const extension = /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(extensions, extension) ? extensions[extension] : undefined;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === undefined || !looks[kind](file)) return null;
  return isAmbiguous(kind, file) ? null : kind;
}

const looks = { bmp: isBmp, jpeg: isJpeg, pdf: isPdf, png: isPng, tif: isTif } satisfies Record<
  AttachmentKind,
  (file: Buffer) => boolean
>;

function isBmp(file: Buffer): boolean {
  if (file.length < 26 || file.toString('latin1', 0, 2) !== 'BM') return false;
  const end = file.readUInt32LE(2);
  const fits = end <= file.length && file.readUInt32LE(10) <= end;
  return fits && bitmapHeaders.includes(file.readUInt32LE(14)) && isPadding(file.subarray(end));
}

function isJpeg(file: Buffer): boolean {
  const begins = file.length > 4 && file.readUIntBE(0, 3) === 0xff_d8_ff;
  const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return begins && end > 2 && isPadding(file.subarray(end + 2));
}

function isPdf(file: Buffer): boolean {
  const begins = /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8));
  const end = file.lastIndexOf(pdfEnd);
  return begins && end > 0 && isPadding(file.subarray(end + pdfEnd.length)) && !isActing(file);
}

function isPng(file: Buffer): boolean {
  const end = endOfPng(file);
  return end !== null && isPadding(file.subarray(end));
}

function isTif(file: Buffer): boolean {
  if (file.length < 16) return false;
  const mark = file.readUInt32BE(0);
  if (mark === 0x49_49_2a_00) return isInside(file.readUInt32LE(4), file);
  return mark === 0x4d_4d_00_2a && isInside(file.readUInt32BE(4), file);
}

const isPadding = (rest: Buffer): boolean => padding.test(rest.toString('latin1'));

const isInside = (offset: number, file: Buffer): boolean => offset >= 8 && offset < file.length - 2;

/** A file that is one thing and somewhere another is for somebody else than the help desk. */
function isAmbiguous(kind: AttachmentKind, file: Buffer): boolean {
  const text = file.toString('latin1');
  const isPage = markup.test(kind === 'pdf' ? text.replaceAll(pdfContents, '') : text);
  const isOtherPdf = kind !== 'pdf' && text.includes('%PDF-');
  const isArchive = file.subarray(-archiveTailBytes).includes(Buffer.from('PK\u0005\u0006', 'latin1'));
  return isPage || isOtherPdf || isArchive;
}
