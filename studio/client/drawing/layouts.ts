import type { TFunction } from '#i18n';
import { wayWords } from '../words/way-words.ts';
import type { DrawnWay, Graph } from './graph.ts';
import { elkGraph, type Layout } from './layout.ts';
import { markSigns } from './marks.ts';
import { laidOut, type Described, type Layouter } from './passes.ts';

/** Between more journeys than these nobody goes to and fro. */
const mostKept = 32;

type Kept = { layout?: Layout; coming: Promise<Layout> };

/** Lays out each structure once: who comes back to it has it at once, and who asks while it is under way waits for that. */
export function createLayouts(start: () => Layouter) {
  let layouter: Layouter | undefined;
  const known = new Map<string, Kept>();
  const begin = (described: string): Kept => {
    layouter ??= start();
    const kept: Kept = { coming: laidOut(JSON.parse(described) as Described, layouter) };
    known.set(described, kept);
    kept.coming.then(
      (layout) => (kept.layout = layout),
      // What has failed is tried again.
      () => known.delete(described),
    );
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > mostKept) known.delete(oldest);
    return kept;
  };
  return {
    /** The layout of a structure that has been laid out. */
    found: (described: string): Layout | undefined => known.get(described)?.layout,
    lay: (described: string): Promise<Layout> => (known.get(described) ?? begin(described)).coming,
  };
}

/** Writes down all that a layout depends on: other words, findings and coverage move nothing. */
export function describe(graph: Graph, t: TFunction): string {
  const main = graph.ways.flatMap(({ id, isMain }) => (isMain ? [id] : []));
  return JSON.stringify({ graph: elkGraph(graph, (way) => labelOf(way, t)), main } satisfies Described);
}

const longestLabel = 30;

/** Words an arrow in a few words; a good answer of the bank that decides nothing goes without. */
export function labelOf({ ways, isRefusal, mark }: DrawnWay, t: TFunction): string {
  const told = ways.filter(({ kind, when }) => mark || kind !== 'ok' || when !== undefined || isRefusal);
  const [first, ...others] = told;
  if (!first) return '';
  const words = mark ? `${markSigns[mark]} ${wayWords(t, first)}` : wayWords(t, first);
  const short = words.length > longestLabel ? `${words.slice(0, longestLabel - 1)}…` : words;
  return others.length === 0 ? short : `${short} ${t('way.more', { count: others.length })}`;
}
