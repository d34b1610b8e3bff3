import { useTranslation } from '#i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../Brand.tsx';
import { TestNotice } from '../notices/TestNotice.tsx';
import { SkipLink } from '../SkipLink.tsx';
import styles from './Page.module.css';

type PageProps = {
  /** What stands above the page; on routes that hide navigation only the brand does, and leads nowhere. */
  header?: ReactNode;
  footer?: ReactNode;
  /** A page of many things, whose footer is out of sight from the beginning. */
  tall?: boolean;
  children: ReactNode;
};

const mainId = 'contenuto';

/** Lays a page out between header and footer. */
export function Page({ header, footer, tall = false, children }: PageProps) {
  const { t } = useTranslation('frame');
  return (
    <div className={styles['page']}>
      <SkipLink to={mainId}>{t('skip')}</SkipLink>
      <TestNotice />
      {header}
      <main className={`${styles['main']} ${tall ? styles['tall'] : ''}`} id={mainId} tabIndex={-1}>
        {header === undefined && (
          <p className={styles['brand']}>
            <BrandMark />
          </p>
        )}
        {children}
      </main>
      {footer}
    </div>
  );
}
