import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';

/** One column of a table: how wide it is, in points, and whether it holds figures. */
export type Column = { title: string; width: number; figures?: boolean };

/** A piece of a document, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] };

/** What a document says and when it was made. */
export type Sheet = { title: string; blocks: readonly Block[]; now: number };

const page = { width: 595, height: 842, margin: 50, foot: 60 };
const ink = rgb(0.1, 0.12, 0.18);
const faint = rgb(0.42, 0.45, 0.52);
const sizes = { title: 18, heading: 12, body: 9, foot: 8 };
const lineHeight = 14;
const labelWidth = 210;

type Pen = { file: PDFDocument; plain: PDFFont; bold: PDFFont; sheet: PDFPage; y: number };

/** Writes a document as PDF in A4, page after page; the same words at the same time make the same pages. */
export async function writePdf({ title, blocks, now }: Sheet): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setLanguage('it-IT');
  file.setProducer('Percorso');
  file.setCreationDate(new Date(now));
  file.setModificationDate(new Date(now));
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const pen: Pen = { file, plain, bold, ...newPage(file) };
  write(pen, title, { size: sizes.title, font: bold });
  pen.y -= lineHeight * 2;
  for (const block of blocks) drawBlock(pen, block);
  numberPages(pen);
  return file.save();
}

function drawBlock(pen: Pen, block: Block): void {
  if (block.kind === 'heading') {
    pen.y -= lineHeight / 2;
    makeRoom(pen, 3);
    write(pen, block.text, { size: sizes.heading, font: pen.bold });
    pen.y -= lineHeight * 1.4;
    return;
  }
  if (block.kind === 'text') return drawText(pen, block.text, page.margin);
  if (block.kind === 'facts') {
    for (const [label, value] of block.facts) {
      makeRoom(pen, 1);
      write(pen, label, { color: faint });
      drawText(pen, value, page.margin + labelWidth);
    }
    return;
  }
  drawTable(pen, block);
}

function drawText(pen: Pen, text: string, x: number): void {
  for (const line of wrap(pen, text, page.width - page.margin - x)) {
    makeRoom(pen, 1);
    write(pen, line, { x });
    pen.y -= lineHeight;
  }
}

function drawTable(pen: Pen, { columns, rows }: Extract<Block, { kind: 'table' }>): void {
  const drawHead = () =>
    drawRow(
      pen,
      columns,
      columns.map(({ title }) => ({ text: title, font: pen.bold })),
    );
  makeRoom(pen, 2);
  drawHead();
  for (const row of rows) {
    // A table that goes on overleaf names its columns there again.
    if (makeRoom(pen, 1)) drawHead();
    drawRow(
      pen,
      columns,
      row.map((text) => ({ text, font: pen.plain })),
    );
  }
  pen.y -= lineHeight / 2;
}

function drawRow(
  pen: Pen,
  columns: readonly Column[],
  cells: readonly { text: string; font: PDFFont }[],
): void {
  let x = page.margin;
  for (const [index, { width, figures }] of columns.entries()) {
    const { text = '', font = pen.plain } = cells[index] ?? {};
    const cut = fit(text, { font, width: width - 6 });
    const inset = figures === true ? width - 6 - font.widthOfTextAtSize(cut, sizes.body) : 0;
    write(pen, cut, { x: x + inset, font });
    x += width;
  }
  pen.y -= lineHeight;
}

type Style = { x?: number; size?: number; font?: PDFFont; color?: typeof ink };

function write(pen: Pen, text: string, { x, size, font, color }: Style = {}): void {
  pen.sheet.drawText(printable(text), {
    x: x ?? page.margin,
    y: pen.y,
    size: size ?? sizes.body,
    font: font ?? pen.plain,
    color: color ?? ink,
  });
}

/** Turns the page when so many lines no longer fit; says whether it did. */
function makeRoom(pen: Pen, lines: number): boolean {
  if (pen.y - lines * lineHeight > page.foot) return false;
  Object.assign(pen, newPage(pen.file));
  return true;
}

const newPage = (file: PDFDocument) => ({
  sheet: file.addPage([page.width, page.height]),
  y: page.height - page.margin - sizes.title,
});

function numberPages({ file, plain }: Pen): void {
  const sheets = file.getPages();
  for (const [index, sheet] of sheets.entries()) {
    const text = `${index + 1} / ${sheets.length}`;
    const x = page.width - page.margin - plain.widthOfTextAtSize(text, sizes.foot);
    sheet.drawText(text, { x, y: page.margin - 20, size: sizes.foot, font: plain, color: faint });
  }
}

function wrap(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of printable(text).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const isFitting = lines.length > 0 && pen.plain.widthOfTextAtSize(longer, sizes.body) <= width;
    if (isFitting) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fit(text: string, { font, width }: { font: PDFFont; width: number }): string {
  let cut = printable(text);
  while (cut !== '' && font.widthOfTextAtSize(cut, sizes.body) > width) cut = cut.slice(0, -1);
  return cut;
}

/** The standard fonts hold the letters of western Europe; anything else is shown as a question mark. */
const printable = (text: string): string => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff€’–]/g, '?');
