/** A cubic curve of Bézier: where it begins, its two handles, where it ends. */
export type Curve = readonly number[];

/** A sheet of fine lines, each a little further from one curve and nearer to another, as on a banknote. */
export type Sheet = { from: Curve; to: Curve; count: number };

/** Draws a sheet as one path of SVG. */
export function drawSheet({ from, to, count }: Sheet): string {
  const line = (share: number) => drawCurve(from.map((at, index) => at + ((to[index] ?? at) - at) * share));
  return `<path d="${Array.from({ length: count }, (_, place) => line(place / (count - 1))).join('')}"/>`;
}

/** Draws a curve as a part of a path of SVG. */
export function drawCurve(curve: Curve): string {
  const [x, y, ...rest] = curve.map((at) => at.toFixed(1));
  return `M${x} ${y}C${rest.join(' ')}`;
}

/** Moves each place of a curve by so much; an end that lies past an edge of the card stays past it. */
export function movedBy(curve: Curve, shift: () => number): Curve {
  return curve.map((at) => (at < 0 || at > 342 ? at : at + shift()));
}
