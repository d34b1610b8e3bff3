import { join } from '../class-names.ts';
import styles from './Badge.module.css';
import type { Tone } from './tone.ts';

type BadgeProps = {
  children: string;
  /** `new` is the one use of the accent; `neutral` is for a state that asks for nothing. */
  tone?: Tone | 'new' | 'neutral' | undefined;
};

/** Says the state of the thing that it stands beside, in one or two words. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={join(styles['badge'], styles[tone])}>{children}</span>;
}
