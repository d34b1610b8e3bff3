import type { CardArt as BankArt, CardSummary } from '#schemas';
import type { CardProduct } from '#ui/kit';

/** How a card is drawn. */
export type CardLook = { product: CardProduct; textTheme: 'light' | 'dark' };

// The bank names the prestige of a credit card in its description alone.
const prestige: readonly { word: string; product: CardProduct }[] = [
  { word: 'GOLD', product: 'gold' },
  { word: 'PLATINUM', product: 'platinum' },
  { word: 'BLACK', product: 'platinum' },
];

const products = { CREDIT: 'credit', DEBIT: 'debit', PREPAID: 'prepaid' } as const;

/** Chooses the drawing of a card; black, gold and platinum carry light text whatever the bank’s art says (CARD-02). */
export function cardLook(card: CardSummary, art: BankArt | undefined): CardLook {
  const description = card.description.toUpperCase();
  const named = prestige.find(({ word }) => description.includes(word));
  if (named) return { product: named.product, textTheme: 'light' };
  return { product: products[card.productType], textTheme: art?.textTheme === 'DARK' ? 'dark' : 'light' };
}
