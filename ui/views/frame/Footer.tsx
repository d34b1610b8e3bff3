import { use } from 'react';
import { useTranslation } from '#i18n';
import { Link, PlacesContext } from '#ui/kit';
import styles from './Footer.module.css';

const legal = [
  { key: 'transparency', href: '/trasparenza' },
  { key: 'privacy', href: '/privacy' },
  { key: 'cookies', href: '/cookie' },
] as const;

/** Closes every page with the legal pages, the bank’s own where its settings name them, each in a tab of its own (NAV-12). */
export function Footer() {
  const { t } = useTranslation('frame');
  const { addresses } = use(PlacesContext);
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['note']}>{t('footer.note')}</p>
        <nav aria-label={t('footer.label')}>
          <ul className={styles['links']}>
            {legal.map(({ key, href }) => (
              <li key={key}>
                <Link href={addresses[key] ?? href} externalLabel={t('menu.newTab')} isQuiet>
                  {t(`footer.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
