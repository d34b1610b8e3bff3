import { seededDraw, type Draw } from './seeded.ts';

/** Names the drawings that the bank's products wear. */
export type CardProduct = 'credit' | 'gold' | 'platinum' | 'prepaid' | 'debit';

type Point = readonly [x: number, y: number];
type Pattern = (draw: Draw) => readonly string[];

/** Gives the card's size in the units of its drawing: the proportions of ISO/IEC 7810 ID-1. */
export const cardSize = { width: 342, height: 216 };

const patterns: Record<CardProduct, Pattern> = {
  credit: ribbon,
  gold: rosette,
  platinum: contours,
  prepaid: ripples,
  debit: weave,
};

/** Draws the fine lines of a card as SVG paths, of the product's own family and of the seed's own shape. */
export function cardPattern(product: CardProduct, seed: string): readonly string[] {
  return patterns[product](seededDraw(`${product}:${seed}`));
}

/** One ribbon of lines that turns upon itself while it crosses the card, as on a banknote. */
function ribbon(draw: Draw): readonly string[] {
  const { width, height } = cardSize;
  const phase = draw(0, Math.PI * 2);
  const turns = draw(1.1, 1.5);
  const slope = draw(-0.15, 0.15);
  const edge = (x: number, shift: number, reach: number) =>
    height * (0.42 + slope * (x / width)) + Math.sin((x / width) * Math.PI * turns + phase + shift) * reach;
  return lines(34, (share) =>
    curve((along) => {
      const x = along * (width + 20) - 10;
      const upper = edge(x, 0, height * 0.5);
      const lower = edge(x, 2.2, height * 0.34);
      return [x, upper + (lower - upper) * share];
    }),
  );
}

/** A rosette whose centre lies near an edge, each turn a little rotated. */
function rosette(draw: Draw): readonly string[] {
  const { width, height } = cardSize;
  const centre: Point = [width * draw(0.72, 0.9), height * draw(0.3, 0.6)];
  const petals = Math.round(draw(7, 11));
  const turn = draw(0, Math.PI);
  return lines(18, (share) =>
    curve((along) => {
      const angle = along * Math.PI * 2;
      const wave = Math.sin(angle * petals + share * Math.PI * 2 + turn);
      const radius = height * (0.5 + share * 0.3) + wave * height * 0.11;
      return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
    }, 240),
  );
}

/** Level lines of a gentle hill, as on a walker's map. */
function contours(draw: Draw): readonly string[] {
  const { width, height } = cardSize;
  const top: Point = [width * draw(0.55, 0.85), height * draw(0.1, 0.5)];
  const phases = [draw(0, 6), draw(0, 6), draw(0, 6)] as const;
  return lines(17, (share) =>
    curve((along) => {
      const angle = along * Math.PI * 2;
      const swell =
        1 +
        0.22 * Math.sin(2 * angle + phases[0] + share) +
        0.1 * Math.sin(3 * angle + phases[1] - share * 2) +
        0.05 * Math.sin(5 * angle + phases[2]);
      const radius = (10 + share * 300) * swell;
      return [top[0] + Math.cos(angle) * radius * 1.2, top[1] + Math.sin(angle) * radius];
    }, 160),
  );
}

/** Rings on water from two stones, thrown outside of the card. */
function ripples(draw: Draw): readonly string[] {
  const { width, height } = cardSize;
  const stones: readonly Point[] = [
    [width * draw(0.92, 1.1), height * draw(-0.15, 0.1)],
    [width * draw(0.3, 0.55), height * draw(1.15, 1.35)],
  ];
  const step = draw(9, 11);
  return stones.flatMap((stone) =>
    lines(17, (_, place) =>
      curve((along) => {
        const angle = along * Math.PI * 2;
        const radius = 14 + place * step;
        return [stone[0] + Math.cos(angle) * radius, stone[1] + Math.sin(angle) * radius];
      }, 96),
    ),
  );
}

/** Two sheets of lines that lean against each other. */
function weave(draw: Draw): readonly string[] {
  const { width, height } = cardSize;
  const phase = draw(0, Math.PI * 2);
  const bow = draw(16, 30);
  const sheet = (lean: number) =>
    lines(22, (share) =>
      curve((along) => {
        const y = along * (height + 40) - 20;
        const x = width * (0.3 + share * 1.1) + lean * (y - height / 2);
        return [x + Math.sin(along * Math.PI + phase + share * 2.4) * bow, y];
      }),
    );
  return [...sheet(0.55), ...sheet(-0.3)];
}

function lines(count: number, line: (share: number, place: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, place) => line(place / (count - 1), place));
}

function curve(at: (along: number) => Point, points = 64): string {
  const steps = Array.from({ length: points + 1 }, (_, place) => at(place / points));
  return `M${steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
