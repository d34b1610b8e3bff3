import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './StatusMark.module.css';
import type { Tone } from './tone.ts';

/** Shows at a glance how something ended, above the heading that says it in words. */
export function StatusMark({ icon, tone }: { icon: IconName; tone: Tone }) {
  return (
    <span className={join(styles['mark'], styles[tone])}>
      <Icon name={icon} size={32} />
    </span>
  );
}
