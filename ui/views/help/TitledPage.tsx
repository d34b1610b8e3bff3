import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import { Heading } from '#ui/kit';
import styles from './TitledPage.module.css';

type TitledPageProps = {
  /** A place of `i18n/it/help.json` with a title and a lead. */
  place: string;
  children: ReactNode;
};

/** Lays out a page of information under its title and one sentence that says what it is for. */
export function TitledPage({ place, children }: TitledPageProps) {
  const { t } = useTranslation('help');
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <Heading level={1}>{t(`${place}.title`)}</Heading>
        <p className={styles['lead']}>{t(`${place}.lead`)}</p>
      </div>
      {children}
    </div>
  );
}
