import { contrast, laidOver } from './contrast.ts';
import { membersOf, type Member } from './manifest.ts';
import { drawn, type Drawing } from './picture.ts';
import { themes, type ColourIn, type Theme } from './tokens.ts';
import { textFile, type Reading } from './told.ts';

/** The drawing of a product’s card under light or under dark writing. */
export type CardDrawing = { product: string; writing: Theme; drawing: Drawing };

/** A drawing as a bank’s host would answer it: without chip and mark, with the colours that go with it. */
export type AnsweredDrawing = { svg: string; ground: string; text: string };

/** Answers what a token is in the end. */
type ColourOf = (token: string) => string;

/** The products that have a drawing (CARD-02). */
const products = ['credit', 'gold', 'platinum', 'prepaid', 'debit'];

/** Reads the drawings of cards. */
export function cardsIn(reading: Reading, member: Member | undefined, colour: ColourOf): CardDrawing[] {
  if (member === undefined) return [];
  return [...membersOf(reading, member, products)].flatMap(([product, own]) =>
    [...membersOf(reading, own, themes)].flatMap(([name, file]) => {
      const drawing = drawn(reading, file);
      if (drawing === undefined) return [];
      const card: CardDrawing = { product, writing: name === 'dark' ? 'dark' : 'light', drawing };
      for (const paint of paintsOf(drawing)) holdPaint(reading, { card, paint }, colour);
      return [card];
    }),
  );
}

/** A colour that something is painted with, and how much of it covers what is beneath. */
type Paint = { value: string; start: number; end: number; cover: number };

/** A line this thin lies under a letter without hiding it, of a card’s width of 342. */
const thin = 1.5;

function paintsOf({ tags }: Drawing): Paint[] {
  return tags.flatMap(({ attributes }) => {
    const number = (name: string): number => Number(attributes.get(name)?.value ?? 1);
    return ['fill', 'stop-color', 'stroke'].flatMap((paint) => {
      const found = attributes.get(paint);
      const isFine = paint === 'stroke' && number('stroke-width') <= thin;
      if (found === undefined || isFine || /^(none|url\(#[\w.-]+\))$/.test(found.value)) return [];
      const own = paint === 'stop-color' ? 'stop-opacity' : `${paint}-opacity`;
      return [{ ...found, cover: number('opacity') * number(own) }];
    });
  });
}

/** Holds a colour against the number and the name that stand over it. */
function holdPaint(
  { tell }: Reading,
  { card, paint }: { card: CardDrawing; paint: Paint },
  colour: ColourOf,
): void {
  const { product, writing, drawing } = card;
  const { value, start, end, cover } = paint;
  const spot = { pointer: drawing.pointer, file: textFile(drawing), start, end };
  if (!/^#[\da-f]{6}$/i.test(value))
    return tell(
      spot,
      {
        en: `The colour "${value}" cannot be held against what is written over it.`,
        it: `Il colore "${value}" non si può confrontare con ciò che ci sta scritto sopra.`,
      },
      { en: 'Write "#" and six hexadecimal digits.', it: 'Scrivi "#" e sei cifre esadecimali.' },
    );
  const text = colour(`card-text-${writing}`);
  const seen = laidOver(value, colour(`card-${product}-${writing}-ground`), cover);
  const ratio = contrast(text, seen);
  if (ratio >= 4.5) return undefined;
  const said = (Math.floor(ratio * 100) / 100).toFixed(2);
  return tell(
    spot,
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

/** Returns a brand’s drawings by product and theme, for a bank that answers pictures of its cards. */
export const cardDrawings = ({
  cards,
  colour,
}: {
  cards: readonly CardDrawing[];
  colour: ColourIn;
}): Record<string, AnsweredDrawing> =>
  Object.fromEntries(
    cards.map(({ product, writing, drawing }) => [
      `${product}-${writing}`,
      {
        svg: textFile(drawing).text.trim(),
        ground: colour(`card-${product}-${writing}-ground`, 'light'),
        text: colour(`card-text-${writing}`, 'light'),
      },
    ]),
  );
