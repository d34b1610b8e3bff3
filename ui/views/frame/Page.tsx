import { useTexts } from '#i18n';
import type { ReactNode } from 'react';
import { TestNotice } from './TestNotice.tsx';
import styles from './Page.module.css';

type PageProps = {
  /** What stands above the page; nothing on routes that hide navigation. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

const mainId = 'contenuto';

/** Lays a page out between header and footer. */
export function Page({ header, footer, children }: PageProps) {
  const t = useTexts('frame');
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href={`#${mainId}`}>
        {t('skip')}
      </a>
      <TestNotice />
      {header}
      <main className={styles['main']} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
