import { PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';

/** Reads the words of a PDF page by page, one line for each piece of text; fails on bytes that are no PDF. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(bytes);
  const streams = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  return streams.flatMap((stream) => {
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const words = [...content.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => winAnsi(hex));
    return words.length === 0 ? [] : [words.join('\n')];
  });
}

const winAnsi = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
