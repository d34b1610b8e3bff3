import { useId } from 'react';
import { Icon, type IconName } from '#ui/kit';
import type { ClickLocation, Programme } from '../../loyalty/programme.ts';
import { ProgrammeButton } from '../../loyalty/ProgrammeButton.tsx';
import styles from './Banner.module.css';

type BannerProps = {
  icon: IconName;
  title: string;
  text: string;
  /** Leads to the loyalty programme, from the place that is counted. */
  way?: { type: Programme; from: ClickLocation };
};

/** Says one thing beside the operations, more quietly than they do. */
export function Banner({ icon, title, text, way }: BannerProps) {
  const id = useId();
  return (
    <div className={styles['banner']}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']} id={id}>
          {title}
        </p>
        <p className={styles['text']}>{text}</p>
      </div>
      {way && (
        <span className={styles['way']}>
          <ProgrammeButton {...way} describedBy={id} variant="quiet" />
        </span>
      )}
    </div>
  );
}
