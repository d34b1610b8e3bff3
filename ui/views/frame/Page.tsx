import { useTexts } from '#i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Page.module.css';

type PageProps = {
  /** What stands above the page; nothing on routes that hide navigation. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

const mainId = 'contenuto';

/** Lays a page out between header and footer, and leads the focus to its heading when the holder goes to another. */
export function Page({ header, footer, children }: PageProps) {
  const t = useTexts('frame');
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href={`#${mainId}`}>
        {t('skip')}
      </a>
      {header}
      <main className={styles['main']} id={mainId} ref={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Moves the focus on a change of page, not when the portal opens: there the browser’s own start is right. */
function useHeadingFocus(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    const heading = main.current?.querySelector<HTMLElement>('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname]);
}
