import styles from './ProgressLine.module.css';

type ProgressLineProps = {
  value: number;
  /** 1 unless told. */
  max?: number | undefined;
  /** What it says; without it the words beside it say the same. */
  label?: string | undefined;
};

/** Draws how much of something is done, or left, as one line. */
export function ProgressLine({ value, max = 1, label }: ProgressLineProps) {
  return (
    <progress
      className={styles['line']}
      value={value}
      max={max}
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
    />
  );
}
