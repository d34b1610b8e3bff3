import { instance } from '@viz-js/viz';

/** Lays a drawing in DOT out as an SVG picture; the same drawing always makes the same picture. */
export async function svgOf(dot: string): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(dot, { format: 'svg' });
  // The head of a file names a version and a public type; inside a page neither may stand.
  return svg.slice(svg.indexOf('<svg')).trimEnd();
}
