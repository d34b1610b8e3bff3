import type { CardArt } from '#schemas';
import { drawSequence } from '../../seed/sequence.ts';
import type { Policy } from '../../policy.ts';
import { type Face, faces } from './art-faces.ts';
import { type Curve, drawCurve, drawSheet, movedBy } from './art-lines.ts';
import type { CardRow } from './store.ts';

const size = { width: 342, height: 216 };

/**
 * Draws the face of a card, in the proportions of ISO/IEC 7810 ID-1 and clear of name and number: always the same for the
 * same card, and never two alike.
 */
export function drawCardArt(card: CardRow, drawings: Policy['cardArt']['drawings'] = {}): CardArt {
  const face = faces[card.description] ?? faces['CLASSIC'];
  if (!face) throw new Error('CARD_ART_MISSING: CLASSIC');
  const { theme } = face.colours;
  const drawn = drawings[`${productOf(card)}-${theme.toLowerCase()}`];
  const { ground, text } = drawn ?? face.colours;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width * 2}" height="${size.height * 2}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    drawn?.svg ?? fade + pattern(card.id, face),
    chip,
    mark(card.circuit, text),
    '</svg>',
  ].join('');
  return {
    base64: Buffer.from(svg).toString('base64'),
    mediaType: 'image/svg+xml',
    textColor: text,
    dominantColor: {
      red: Number.parseInt(ground.slice(1, 3), 16),
      green: Number.parseInt(ground.slice(3, 5), 16),
      blue: Number.parseInt(ground.slice(5, 7), 16),
    },
    textTheme: theme,
  };
}

/** Names a card’s product as brands do. */
const productOf = ({ description, productType }: CardRow): string =>
  ({ GOLD: 'gold', PLATINUM: 'platinum', BLACK: 'platinum' })[description] ?? productType.toLowerCase();

// Lines grow fainter towards what is written on the left, and around the mark.
const fade =
  '<defs><linearGradient id="f"><stop offset=".1" stop-color="#fff" stop-opacity=".25"/><stop offset=".8" stop-color="#fff"/></linearGradient>' +
  '<radialGradient id="r"><stop offset=".4"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
  '<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="342" height="216"><rect width="342" height="216" fill="url(#f)"/><ellipse cx="292" cy="186" rx="64" ry="46" fill="url(#r)" fill-opacity=".8"/></mask></defs>';

function pattern(seed: number, { sheets, back, colours: { shade, line } }: Face): string {
  const next = drawSequence(seed);
  const moved = (curve: Curve): Curve => movedBy(curve, () => (next() - 0.5) * 32);
  const own = sheets.map(({ from, to, count }) => ({ from: moved(from), to: moved(to), count }));
  return (
    `<path d="${own
      .slice(0, 1)
      .map(({ from }) => drawCurve(from))
      .join('')}${back}Z" fill="${shade}"/>` +
    `<g fill="none" stroke="${line}" stroke-width=".6" stroke-opacity=".5" mask="url(#m)">${own.map(drawSheet).join('')}</g>`
  );
}

const chip =
  '<g transform="translate(24 72)"><rect width="44" height="33" rx="7" fill="#E6DCC3"/>' +
  '<path d="M0 11H14M0 22H14M44 11H30M44 22H30M14 0V33M30 0V33M14 11C18 14 18 19 14 22M30 11C26 14 26 19 30 22" fill="none" stroke="#9C8F6C"/></g>';

// Marks of our own drawing, one for each circuit: a rising path, two meeting rings, three steps.
const marks: Readonly<Record<CardRow['circuit'], string>> = {
  VISA: '<path d="M4 22L17 2L27 15L36 2L50 22"/>',
  MASTERCARD: '<circle cx="18" cy="12" r="11"/><circle cx="36" cy="12" r="11"/>',
  PAGOBANCOMAT: '<path d="M4 22H17V15H30V8H43V1H50"/>',
};

const mark = (circuit: CardRow['circuit'], colour: string) =>
  `<g transform="translate(266 174)" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${marks[circuit]}</g>`;
