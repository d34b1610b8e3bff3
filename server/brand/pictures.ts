import { contrast, laidOver } from './contrast.ts';
import { fileKinds, namedFile } from './files.ts';
import { membersOf, type Member } from './manifest.ts';
import { readDrawing, type Drawing } from './picture.ts';
import { measurePng } from './png.ts';
import { textFile, type NamedFile, type Reading } from './told.ts';
import { themes, type Theme } from './tokens.ts';

/** The bank’s logo: in each theme, and whether its name is in it. */
export type Logo = { light: Drawing; dark: Drawing; hasName: boolean };

/** The drawing of a product’s card under light or under dark writing. */
export type CardDrawing = { product: string; writing: Theme; drawing: Drawing };

/** The products that have a drawing (CARD-02). */
export const products = ['credit', 'gold', 'platinum', 'prepaid', 'debit'];

/** A logo is as high as a line of the header, and leaves room for its buttons on the smallest phone. */
const logoRatio = { least: 0.75, most: 6 };
const iconSize = 512;

const drawn = (reading: Reading, member: Member | undefined): Drawing | undefined => {
  const file = member && namedFile(reading, member, fileKinds.drawing);
  return file && readDrawing(file, reading.tell);
};

/** Reads the logo. */
export function logoIn(reading: Reading, member: Member | undefined): Logo | undefined {
  if (member === undefined) return undefined;
  const members = membersOf(reading, member, ['light', 'dark', 'hasName']);
  const [light, dark, named] = ['light', 'dark', 'hasName'].map((name) => members.get(name));
  if (light === undefined || dark === undefined)
    reading.tell(
      { pointer: member.pointer },
      {
        en: 'A logo has a drawing for light and one for dark.',
        it: 'Un logo ha un disegno per il chiaro e uno per lo scuro.',
      },
      {
        en: 'Write both, "light" and "dark"; they may be the same file.',
        it: 'Scrivi sia "light" sia "dark"; possono essere lo stesso file.',
      },
    );
  if (named !== undefined && typeof named.value !== 'boolean')
    reading.tell(
      { pointer: named.pointer },
      { en: 'This must be true or false.', it: 'Questo deve essere true o false.' },
      { en: 'Write true where the logo has the name in it.', it: 'Scrivi true se nel logo c’è già il nome.' },
    );
  const [byDay, byNight] = [drawn(reading, light), drawn(reading, dark)];
  for (const drawing of [byDay, byNight]) if (drawing) tellRatio(reading, drawing);
  return byDay && byNight ? { light: byDay, dark: byNight, hasName: named?.value === true } : undefined;
}

function tellRatio({ tell }: Reading, { pointer, name, ratio }: Drawing): void {
  const { least, most } = logoRatio;
  if (ratio >= least && ratio <= most) return;
  const found = ratio.toFixed(2);
  tell(
    { pointer },
    {
      en: `brand/${name} is ${found} times as wide as high: a logo fits the header from ${least} to ${most}.`,
      it: `brand/${name} è largo ${found} volte la sua altezza: in testata un logo sta da ${least} a ${most}.`,
    },
    {
      en: 'Crop its viewBox to the drawing, or take the shorter form.',
      it: 'Ritaglia il suo viewBox al disegno, o usa la forma corta.',
    },
  );
}

/** Reads the drawing of the browser’s tab. */
export const faviconIn = (reading: Reading, member: Member | undefined): Drawing | undefined =>
  drawn(reading, member);

/** Reads the icon of a portal on a phone’s first page. */
export function iconIn(reading: Reading, member: Member | undefined): NamedFile | undefined {
  const file = member && namedFile(reading, member, fileKinds.icon);
  if (file === undefined) return undefined;
  const size = measurePng(file.bytes);
  if (size?.width === iconSize && size.height === iconSize) return file;
  const found = size ? `${size.width} × ${size.height}` : 'no PNG';
  reading.tell(
    { pointer: file.pointer },
    {
      en: `brand/${file.name} is ${found}: ${iconSize} × ${iconSize} pixels of PNG are expected.`,
      it: `brand/${file.name} è ${size ? found : 'altro da un PNG'}: ci si aspetta un PNG di ${iconSize} × ${iconSize} pixel.`,
    },
    {
      en: 'Export it so, with the sign within the inner four fifths and no transparent ground.',
      it: 'Esportalo così, con il segno nei quattro quinti interni e senza fondo trasparente.',
    },
  );
  return undefined;
}

/** Reads the drawings of cards; `colour` is what a token is in the end. */
export function cardsIn(
  reading: Reading,
  member: Member | undefined,
  colour: (token: string) => string,
): CardDrawing[] {
  if (member === undefined) return [];
  return [...membersOf(reading, member, products)].flatMap(([product, own]) =>
    [...membersOf(reading, own, themes)].flatMap(([name, file]) => {
      const writing: Theme = name === 'dark' ? 'dark' : 'light';
      const drawing = drawn(reading, file);
      if (drawing === undefined) return [];
      tellUnreadable(reading, { product, writing, drawing }, colour);
      return [{ product, writing, drawing }];
    }),
  );
}

/** A line this thin lies under a letter without hiding it, of a card’s width of 342. */
const thin = 1.5;

/** Holds what a drawing fills against what is written over it, as far as its colours are written out. */
function tellUnreadable(
  { tell }: Reading,
  { product, writing, drawing }: CardDrawing,
  colour: (token: string) => string,
): void {
  const text = colour(`card-text-${writing}`);
  const ground = colour(`card-${product}-${writing}-ground`);
  const file = textFile(drawing);
  for (const { attributes } of drawing.tags)
    for (const paint of ['fill', 'stop-color', 'stroke']) {
      const found = attributes.get(paint);
      if (found === undefined || !/^#[\da-f]{6}$/i.test(found.value)) continue;
      if (paint === 'stroke' && Number(attributes.get('stroke-width')?.value ?? 1) <= thin) continue;
      const covers = ['opacity', paint === 'stop-color' ? 'stop-opacity' : `${paint}-opacity`].map((name) =>
        Number(attributes.get(name)?.value ?? 1),
      );
      const seen = laidOver(
        found.value,
        ground,
        covers.reduce((one, other) => one * other, 1),
      );
      const ratio = contrast(text, seen);
      if (ratio >= 4.5) continue;
      const said = (Math.floor(ratio * 100) / 100).toFixed(2);
      tell(
        { pointer: drawing.pointer, file, start: found.start, end: found.end },
        {
          en: `card-text-${writing} ${text} on ${seen} is ${said}:1: WCAG AA asks for 4.5:1.`,
          it: `card-text-${writing} ${text} su ${seen} è ${said}:1: WCAG AA chiede 4.5:1.`,
        },
        writing === 'light'
          ? {
              en: 'Fill with something deeper: number and name stand over it.',
              it: 'Riempi con una tinta più scura: sopra ci stanno numero e nome.',
            }
          : {
              en: 'Fill with something paler: number and name stand over it.',
              it: 'Riempi con una tinta più chiara: sopra ci stanno numero e nome.',
            },
      );
    }
}
