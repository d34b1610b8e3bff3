import { join } from '../class-names.ts';
import styles from './Strength.module.css';

/** How hard a code is to guess, as the bank judges it (ECODE-20). */
export type StrengthLevel = 'RED' | 'YELLOW' | 'GREEN';

const parts: Readonly<Record<StrengthLevel, number>> = { RED: 1, YELLOW: 2, GREEN: 3 };

/** Returns a judgement; undefined for anything else. */
export function readStrength(value: unknown): StrengthLevel | undefined {
  return value === 'RED' || value === 'YELLOW' || value === 'GREEN' ? value : undefined;
}

type StrengthProps = { level: StrengthLevel; label: string; words: string };

/** Shows how strong a code is: by words, by how many parts are filled, and by colour. */
export function Strength({ level, label, words }: StrengthProps) {
  return (
    <output className={join(styles['strength'], styles[level])}>
      <span className={styles['bar']} aria-hidden="true">
        {[1, 2, 3].map((part) => (
          <span key={part} className={join(styles['part'], part <= parts[level] && styles['filled'])} />
        ))}
      </span>
      <span className={styles['label']}>{label}</span>
      <strong className={styles['words']}>{words}</strong>
    </output>
  );
}
