import { useTranslation } from '#i18n';
import { EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import styles from './Drawing.module.css';
import type { DrawnWay } from './graph.ts';
import type { LaidWay, Point } from './layout.ts';

/** What an arrow shows. */
export type WayEdgeData = { way: DrawnWay; laid: LaidWay; label: string; words: string; isWalked: boolean };

/** Draws a way as an arrow with rounded corners, and its words upon it. */
export function WayEdge({ data }: EdgeProps<Edge<WayEdgeData>>) {
  const { t } = useTranslation('studio');
  if (!data) return null;
  const { way, laid, label, words, isWalked } = data;
  const look = {
    'data-main': way.isMain || undefined,
    'data-refusal': way.isRefusal || undefined,
    'data-open': way.isOpen || undefined,
    'data-walked': isWalked || undefined,
    'data-mark': way.mark,
  };
  return (
    <>
      <g {...look} className={styles['way']}>
        <path d={rounded(laid.points)} />
        <path className={styles['head']} d={headOf(laid.points)} />
      </g>
      {label !== '' && laid.label && (
        <EdgeLabelRenderer>
          <span
            {...look}
            className={styles['label']}
            title={way.isOpen ? `${words}\n${t('drawing.open')}` : words}
            style={{ transform: `translate(-50%, -50%) translate(${laid.label.x}px, ${laid.label.y}px)` }}
          >
            {label}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

/** Writes the head of an arrow, which may come from above or from beneath. */
function headOf(points: readonly Point[]): string {
  const [before, last] = points.slice(-2);
  if (!before || !last) return '';
  const back = before.y > last.y ? 7 : -7;
  return `M${last.x - 4},${last.y + back} L${last.x},${last.y} L${last.x + 4},${last.y + back} Z`;
}

const radius = 6;

/** Writes a path through points whose corners are rounded. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x},${point.y}`;
      if (!after) return `L${point.x},${point.y}`;
      const [to, from] = [towards(point, before), towards(point, after)];
      return `L${to.x},${to.y} Q${point.x},${point.y} ${from.x},${from.y}`;
    })
    .join(' ');
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
