import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { toneIcons, type Tone } from '../status/tone.ts';
import styles from './Notice.module.css';

type NoticeProps = {
  tone: Tone;
  children: ReactNode;
  title?: string | undefined;
  /** A link or a quiet button that lets the holder act on the news. */
  action?: ReactNode;
  /** Reads it out when it appears: at once when critical, when there is a pause otherwise. */
  isAnnounced?: boolean | undefined;
  id?: string | undefined;
};

/** Tells something that stays true while the holder is on this page, where it matters. */
export function Notice({ tone, children, title, action, isAnnounced, id }: NoticeProps) {
  const live = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={join(styles['notice'], styles[tone])} id={id} role={isAnnounced ? live : undefined}>
      <Icon name={toneIcons[tone]} size={24} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        <div className={styles['body']}>{children}</div>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
