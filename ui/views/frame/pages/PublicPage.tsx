import { useTranslation } from '#i18n';
import { useOffersLogin } from '#ui/state';
import { ButtonLink, Link } from '#ui/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../Brand.tsx';
import { Footer } from '../Footer.tsx';
import { Page } from './Page.tsx';
import styles from './PublicPage.module.css';

/** Lays out what everybody may see (NAV-01): the way in, help, and the page. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const isHome = useLocation().pathname === '/';
  const offersLogin = useOffersLogin();
  const header = (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Brand />
        <nav className={styles['links']} aria-label={t('menu.public')}>
          <Link href="/assistenza" isQuiet>
            {t('help')}
          </Link>
          {!isHome && offersLogin && (
            <ButtonLink href="/" variant="secondary">
              {t('login')}
            </ButtonLink>
          )}
        </nav>
      </div>
    </header>
  );
  return (
    <Page header={header} footer={<Footer />}>
      {children}
    </Page>
  );
}
