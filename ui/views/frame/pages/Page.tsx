import { useTranslation } from '#i18n';
import type { MouseEvent, ReactNode } from 'react';
import { BrandMark } from '../Brand.tsx';
import { TestNotice } from '../notices/TestNotice.tsx';
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
      <a className={styles['skip']} href={`#${mainId}`} onClick={goToMain}>
        {t('skip')}
      </a>
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

// The router owns the address, so the link moves focus and leaves the hash alone: a Back from there would do nothing.
function goToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
