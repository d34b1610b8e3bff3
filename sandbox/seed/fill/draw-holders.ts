import { findPersona, type CardPlan, type Persona } from '../personas.ts';
import { drawSequence } from '../sequence.ts';
import names from './names.json' with { type: 'json' };
import type { Wish } from './wish.ts';

/** A holder of a filled bank: an account of a demo account's shape under another name. */
export type Drawn = {
  /** From 1. */
  number: number;
  persona: Persona;
  first: string;
  last: string;
  /** One for each card, with exactly so many operations. */
  cards: readonly (CardPlan & { count: number })[];
  /** Where the card's own chance begins. */
  seedOf(card: number): number;
};

/** The shapes, and how many holders in a hundred have each. */
const shapes = [
  ['standard', 55],
  ['famiglia', 20],
  ['rate', 25],
] as const;
const wheel = shapes.flatMap(([name, share]) => Array.from({ length: share }, () => name));

/** Draws all holders of a bank, one after the other; their operations add up to what is wished for. */
export function* drawHolders(wish: Wish): Generator<Drawn> {
  const total = totalWeight(wish);
  let before = 0;
  for (let number = 1; number <= wish.holders; number += 1) {
    const next = drawSequence(mixed(wish.seed, number));
    const after = before + weightOf(next);
    const own = sharesOf(wish.operations, [before, after], total);
    before = after;
    yield drawHolder(wish, { number, next, own });
  }
}

type Luck = { number: number; next: () => number; own: number };

function drawHolder(wish: Wish, { number, next, own }: Luck): Drawn {
  const persona = findPersona(`${pick(wheel, next)}@percorso.test`);
  if (persona === null) throw new Error('SEED_WRONG: a shape is no demo account');
  const [first, last] = [pick(names.first, next), pick(names.last, next)];
  const perDay = persona.cards.reduce((sum, card) => sum + card.perDay, 0);
  let before = 0;
  const cards = persona.cards.map((card) => {
    const after = before + card.perDay;
    const count = sharesOf(own, [before, after], perDay);
    before = after;
    const last4 = String(Math.floor(next() * 10_000)).padStart(4, '0');
    return { ...card, last4, count };
  });
  return { number, persona, first, last, cards, seedOf: (card) => mixed(wish.seed, number * 100 + card) };
}

/** Some use their cards ten times as much as others. */
const weightOf = (next: () => number): number => 0.2 + 1.8 * next() ** 2;

function totalWeight({ holders, seed }: Wish): number {
  let total = 0;
  for (let number = 1; number <= holders; number += 1) total += weightOf(drawSequence(mixed(seed, number)));
  return total;
}

/** Cuts whole pieces off a number, so that all the pieces together are exactly the number. */
const sharesOf = (whole: number, [from, to]: readonly [number, number], total: number): number =>
  Math.round((whole * to) / total) - Math.round((whole * from) / total);

/** Keeps the chance of one holder away from that of the next, and one bank's from another's. */
const mixed = (seed: number, number: number): number => {
  const once = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) ^ number;
  return Math.imul(once ^ (once >>> 15), 0xc2_b2_ae_35) >>> 0;
};

function pick<Item>(items: readonly Item[], next: () => number): Item {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('SEED_EMPTY: nothing to choose from');
  return item;
}
