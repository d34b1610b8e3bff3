import type { CardArt as BankArt, CardSummary } from '#schemas';
import type { CardPicture, CardProduct } from '#ui/kit';

/** How a card is drawn. */
export type CardLook = {
  product: CardProduct;
  textTheme: 'light' | 'dark';
  picture: CardPicture | 'awaited' | undefined;
};

// The bank names the prestige of a credit card in its description alone.
const prestige: readonly { word: string; product: CardProduct }[] = [
  { word: 'GOLD', product: 'gold' },
  { word: 'PLATINUM', product: 'platinum' },
  { word: 'BLACK', product: 'platinum' },
];

const products = { CREDIT: 'credit', DEBIT: 'debit', PREPAID: 'prepaid' } as const;

// As the contract bounds it.
const longestPicture = 200_000;

/**
 * Chooses the drawing of a card and the bank’s picture that stands in its place; black, gold and platinum have the light
 * theme whatever the bank’s art says (CARD-02).
 */
export function cardLook(card: CardSummary, art: BankArt | 'none' | undefined): CardLook {
  const known = art === 'none' ? undefined : art;
  const picture = art === undefined ? 'awaited' : known && pictureOf(known);
  const description = card.description.toUpperCase();
  const named = prestige.find(({ word }) => description.includes(word));
  if (named) return { product: named.product, textTheme: 'light', picture };
  const textTheme = known?.textTheme === 'DARK' ? 'dark' : 'light';
  return { product: products[card.productType], textTheme, picture };
}

/** The portal has held all but length and text colour to the contract where the reply came in. */
function pictureOf({ base64, mediaType, textColor = '', dominantColor }: BankArt): CardPicture | undefined {
  if (base64.length > longestPicture) return undefined;
  const { red, green, blue } = dominantColor;
  return {
    source: `data:${mediaType};base64,${base64}`,
    ground: `rgb(${red} ${green} ${blue})`,
    text: /^#[\da-f]{6}$/i.test(textColor) ? textColor : undefined,
  };
}
