import styles from './ShareTriangle.module.css';

const width = 96;
const height = 48;

/**
 * Draws a share of a whole as the part of a triangle that is filled from its tip; the words beside it say the same (OPDET-02,
 * S-69). It rises to one side, as what grows does: standing on its base it would read as a sign of danger.
 */
export function ShareTriangle({ percent }: { percent: number }) {
  const part = Math.min(100, Math.max(0, percent)) / 100;
  // What is filled is a share of the surface, which the eye compares, and not of the length.
  const scale = Math.sqrt(part);
  return (
    <svg className={styles['triangle']} viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      <polygon className={styles['whole']} points={rising(1)} />
      {part > 0 && <polygon className={styles['part']} points={rising(scale)} />}
    </svg>
  );
}

/** The corners of the triangle, as large as this from its tip at the left. */
function rising(scale: number): string {
  const [right, top] = [width * scale, height * (1 - scale)];
  return `0,${height} ${right.toFixed(2)},${height} ${right.toFixed(2)},${top.toFixed(2)}`;
}
