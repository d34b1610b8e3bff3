import styles from './Field.module.css';

/** Stands behind the label of what may be left empty; the space before it keeps the two apart where they are read out. */
export function OptionalMark({ label }: { label: string | undefined }) {
  if (label === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles['optional']}>{label}</span>
    </>
  );
}
