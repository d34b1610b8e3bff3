import type { Words } from '#analysis/document';
import { fileKinds, namedFile } from './files.ts';
import type { Member } from './manifest.ts';
import { readSvg, type Tag } from './formats/svg.ts';
import { textFile, type NamedFile, type Reading, type Tell } from './told.ts';

/** A drawing that may be shown: its elements, and the proportions of its canvas. */
export type Drawing = NamedFile & { tags: readonly Tag[]; ratio: number };

/** The elements that draw, and nothing else: no script, no style, no text that has no font here, nothing that moves. */
const drawing = new Set(
  (
    'svg g defs symbol use title desc path circle ellipse rect line polyline polygon ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);

const others: Readonly<Record<string, Words>> = {
  script: {
    en: 'Take it out: a picture draws, and does nothing.',
    it: 'Toglilo: un disegno non fa altro che disegnare.',
  },
  style: {
    en: 'Write its rules as attributes, such as fill="#0b5563": most programs export so as “presentation attributes”.',
    it: 'Scrivi le sue regole come attributi, per esempio fill="#0b5563": quasi tutti i programmi esportano così con “presentation attributes”.',
  },
  text: {
    en: 'Turn the letters into paths: a picture has no font of its own.',
    it: 'Trasforma le lettere in tracciati: un disegno non ha caratteri suoi.',
  },
  image: {
    en: 'Draw it: a picture in a picture would be fetched from elsewhere.',
    it: 'Disegnala: un’immagine dentro un disegno si caricherebbe da altrove.',
  },
};

const plainExport = {
  en: 'Export it as plain, optimised SVG, or take the element out.',
  it: 'Esportalo come SVG semplice e ottimizzato, o togli l’elemento.',
};

/** Reads the drawing that a member names. */
export const drawn = (reading: Reading, member: Member | undefined): Drawing | undefined => {
  const file = member && namedFile(reading, member, fileKinds.drawing);
  return file && readDrawing(file, reading.tell);
};

/** Reads a drawing, and tells all that may not stand in it. */
function readDrawing(named: NamedFile, tell: Tell): Drawing | undefined {
  const file = textFile(named);
  const { pointer } = named;
  const tellPiece: TellPiece = ({ start, end }, { message, hint }) =>
    tell({ pointer, file, start, end }, message, hint);
  const read = readSvg(file.text);
  if ('brokenAt' in read) {
    const start = Math.min(read.brokenAt, Math.max(0, file.text.length - 1));
    tellPiece({ start, end: start + 1 }, malformed);
    return undefined;
  }
  for (const tag of read.tags) judgeTag(tag, tellPiece);
  const [root] = read.tags;
  const ratio = root?.name === 'svg' ? ratioOf(root) : undefined;
  if (ratio !== undefined) return { ...named, tags: read.tags, ratio };
  tellPiece(root ?? { start: 0, end: 1 }, withoutCanvas);
  return undefined;
}

/** Returns how many times as wide as high a canvas is. */
function ratioOf({ attributes }: Tag): number | undefined {
  const [, , width = 0, height = 0] = (attributes.get('viewBox')?.value ?? '').split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

type Told = { message: Words; hint: Words };
type TellPiece = (piece: { start: number; end: number }, told: Told) => void;

const malformed: Told = {
  message: { en: 'This is not well-formed SVG from here on.', it: 'Da qui in poi non è SVG ben formato.' },
  hint: {
    en: 'Export the picture again as plain SVG, without a document type.',
    it: 'Esporta di nuovo il disegno come SVG semplice, senza tipo di documento.',
  },
};

const withoutCanvas: Told = {
  message: {
    en: 'The picture does not say how large its canvas is.',
    it: 'Il disegno non dice quanto è grande la sua tela.',
  },
  hint: {
    en: 'Begin it with an <svg> that has a viewBox, such as viewBox="0 0 120 32".',
    it: 'Comincialo con un <svg> che abbia un viewBox, per esempio viewBox="0 0 120 32".',
  },
};

function judgeTag(tag: Tag, tell: TellPiece): void {
  const { name, attributes } = tag;
  if (!drawing.has(name))
    tell(tag, {
      message: { en: `<${name}> may not stand in a picture.`, it: `<${name}> non può stare in un disegno.` },
      hint: others[name] ?? plainExport,
    });
  for (const [key, found] of attributes) {
    if (/^on/i.test(key) || key === 'style')
      tell(found, {
        message: {
          en: `The attribute ${key} may not stand in a picture.`,
          it: `L’attributo ${key} non può stare in un disegno.`,
        },
        hint: others[key === 'style' ? 'style' : 'script'] ?? plainExport,
      });
    else if (leadsOut(key, found.value))
      tell(found, {
        message: { en: `${key} leads out of the picture.`, it: `${key} porta fuori dal disegno.` },
        hint: {
          en: 'Name something of the same picture, such as #shape, or take it out.',
          it: 'Indica qualcosa dello stesso disegno, per esempio #forma, o toglilo.',
        },
      });
  }
}

const leadsOut = (key: string, value: string): boolean =>
  (/(^|:)href$/.test(key) && !/^#[\w.-]+$/.test(value)) || /url\(\s*['"]?(?!#)/i.test(value);
