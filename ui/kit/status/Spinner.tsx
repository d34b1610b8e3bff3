import styles from './Spinner.module.css';

/** Turns while something is under way; anyone who shows it says in words what is. */
export function Spinner() {
  return (
    <svg className={styles['spinner']} viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <circle className={styles['track']} cx="12" cy="12" r="9" />
      <circle className={styles['arc']} cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
