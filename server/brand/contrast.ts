/** Computes the contrast ratio of WCAG 2.2 between two opaque colours. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Lays a colour over another, as far as it covers it. */
export function laidOver(front: string, back: string, cover: number): string {
  const [top, below] = [channels(front), channels(back)];
  const mixed = top.map((value, place) => Math.round(value * cover + (below[place] ?? 0) * (1 - cover)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Finds the nearest colour, towards black or white, that has a contrast with every one of these; none may. */
export function nearestReadable(front: string, backs: readonly string[], least: number): string | undefined {
  for (let cover = 0.02; cover <= 1; cover += 0.02) {
    const found = ['#000000', '#ffffff']
      .map((end) => laidOver(end, front, cover))
      .find((colour) => backs.every((back) => contrast(colour, back) >= least));
    if (found !== undefined) return found;
  }
  return undefined;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
