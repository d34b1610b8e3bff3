import { seededDraw, type Draw } from './seeded.ts';

/** Names the drawings that the bank's products wear. */
export type CardProduct = 'credit' | 'gold' | 'platinum' | 'prepaid' | 'debit';

/** The SVG paths of a card: one quiet shape and the fine lines over it. */
export type CardPattern = { shade: string; lines: readonly string[] };

type Point = readonly [x: number, y: number];
type Path = (along: number) => Point;

/** Gives the card's size in the units of its drawing: the proportions of ISO/IEC 7810 ID-1. */
export const cardSize = { width: 342, height: 216 };

const { width, height } = cardSize;
const fullTurn = Math.PI * 2;

const families: Record<CardProduct, (draw: Draw) => CardPattern> = {
  credit: ribbon,
  gold: rosette,
  platinum: contours,
  prepaid: ripples,
  debit: weave,
};

/** Draws a card in the manner of its product and in a shape of its own: the same seed draws the same card. */
export function cardPattern(product: CardProduct, seed: string): CardPattern {
  return families[product](seededDraw(`${product}:${seed}`));
}

/** One ribbon of lines that folds upon itself while it crosses the card, as on a banknote. */
function ribbon(draw: Draw): CardPattern {
  // These phases fold the ribbon above the number; others would fold it across.
  const phase = draw(1.4, 2.7);
  const turns = draw(2, 3);
  const slope = draw(-0.2, 0.12);
  const fold = draw(1.8, 2.5);
  const line = (share: number) =>
    curve((along) => {
      const middle = height * (0.46 + slope * (along - 0.5) + (share - 0.5) * 0.34);
      const reach = height * (0.4 - share * 0.16);
      return [along * (width + 20) - 10, middle + Math.sin(along * turns + phase + share * fold) * reach];
    });
  return { shade: `${line(0.5)}L${width + 10} ${height + 10}L-10 ${height + 10}Z`, lines: spread(36, line) };
}

/** A rosette whose centre lies near the edge; its petals lean as they grow. */
function rosette(draw: Draw): CardPattern {
  const centre: Point = [width * draw(0.8, 0.95), height * draw(0.3, 0.55)];
  const petals = Math.round(draw(8, 12));
  const lean = draw(2.4, 3.4);
  const line = (share: number) =>
    curve(
      around(centre, (angle) => {
        const radius = 14 + share * height * 1.05;
        return radius + Math.sin(angle * petals + share * lean) * radius * 0.07;
      }),
      200,
    );
  return { shade: `${line(0.52)}Z`, lines: spread(26, line) };
}

/** Level lines of a gentle hill, as on a walker's map. */
function contours(draw: Draw): CardPattern {
  const top: Point = [width * draw(0.6, 0.85), height * draw(0.15, 0.45)];
  const phases = [draw(0, fullTurn), draw(0, fullTurn), draw(0, fullTurn)] as const;
  const line = (share: number) =>
    curve(
      around(top, (angle) => {
        const broad = 0.2 * Math.sin(2 * angle + phases[0] + share);
        const narrow =
          0.09 * Math.sin(3 * angle + phases[1] - share * 2) + 0.04 * Math.sin(5 * angle + phases[2]);
        return (10 + share * 320) * (1 + broad + narrow);
      }),
      140,
    );
  return { shade: `${line(0.3)}Z`, lines: spread(21, line) };
}

/** Rings on water from two stones that fell beside the card. */
function ripples(draw: Draw): CardPattern {
  const right: Point = [width * draw(0.94, 1.08), height * draw(-0.12, 0.1)];
  const below: Point = [width * draw(0.3, 0.55), height * draw(1.15, 1.35)];
  const ring = (centre: Point, share: number) =>
    curve(
      around(centre, () => 14 + share * 165),
      90,
    );
  return {
    shade: `${ring(right, 0.62)}Z`,
    lines: [right, below].flatMap((centre) => spread(17, (share) => ring(centre, share))),
  };
}

/** Two sheets of threads that lean against each other. */
function weave(draw: Draw): CardPattern {
  const phase = draw(0, fullTurn);
  const bow = draw(14, 26);
  const thread = (lean: number, share: number) =>
    curve((along) => {
      const x = width * (0.42 + share * 1.05) + lean * (along - 0.5) * height;
      return [x + Math.sin(along * Math.PI + phase + share * 2.2) * bow, along * (height + 40) - 20];
    });
  return {
    shade: `${thread(-0.5, 0.18)}L${width + 20} ${height + 20}L${width + 20} -20Z`,
    lines: [0.55, -0.5].flatMap((lean) => spread(22, (share) => thread(lean, share))),
  };
}

function around([x, y]: Point, radius: (angle: number) => number): Path {
  return (along) => {
    const angle = along * fullTurn;
    return [x + Math.cos(angle) * radius(angle) * 1.08, y + Math.sin(angle) * radius(angle)];
  };
}

function spread(count: number, line: (share: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, place) => line(place / (count - 1)));
}

function curve(at: Path, points = 64): string {
  const steps = Array.from({ length: points + 1 }, (_, place) => at(place / points));
  return `M${steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
