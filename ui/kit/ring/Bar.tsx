import { join } from '../class-names.ts';
import styles from './Bar.module.css';
import { drawnOf, Measure, type MeasureProps } from './Measure.tsx';

/** Shows how much of a limit is used where there is no room for a ring. */
export function Bar(props: MeasureProps) {
  const { percent, tone = 'calm' } = props;
  return (
    <div className={join(styles['bar'], styles[tone])}>
      <Measure {...props} />
      <span className={styles['full']} style={{ inlineSize: `${drawnOf(percent)}%` }} />
    </div>
  );
}
