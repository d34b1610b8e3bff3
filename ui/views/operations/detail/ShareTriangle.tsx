import styles from './ShareTriangle.module.css';

const width = 96;
const height = 83;

/** Draws a share of a whole as the part of a triangle that is filled from below; the words beside it say the same (OPDET-02, S-69). */
export function ShareTriangle({ percent }: { percent: number }) {
  const part = Math.min(100, Math.max(0, percent)) / 100;
  // What is filled is a share of the surface, which the eye compares, and not of the height.
  const leftOver = Math.sqrt(1 - part);
  const top = height * leftOver;
  const half = (width / 2) * leftOver;
  const filled = [
    [0, height],
    [width, height],
    [width / 2 + half, top],
    [width / 2 - half, top],
  ];
  return (
    <svg className={styles['triangle']} viewBox={`-2 -3 ${width + 4} ${height + 5}`} aria-hidden="true">
      <polygon className={styles['whole']} points={`0,${height} ${width},${height} ${width / 2},0`} />
      {part > 0 && <polygon className={styles['part']} points={points(filled)} />}
    </svg>
  );
}

function points(places: readonly (readonly number[])[]): string {
  return places.map((place) => place.map((number) => number.toFixed(2)).join(',')).join(' ');
}
