import { useTexts } from '#i18n';
import { useApp } from '#ui/app';
import { Icon, type IconName, Link } from '#ui/kit';
import { useLocation } from 'react-router-dom';
import styles from './MainMenu.module.css';

type MenuEntry = { key: string; href: string; icon: IconName; isExternal?: true };

const entries: readonly MenuEntry[] = [
  { key: 'home', href: '/', icon: 'home' },
  { key: 'card', href: '/cardsmanagement', icon: 'card' },
  { key: 'numbers', href: '/numeri-utili', icon: 'phone-call', isExternal: true },
  { key: 'faq', href: '/domande-frequenti', icon: 'help', isExternal: true },
  { key: 'profile', href: '/n/profile', icon: 'profile' },
];

/** Lists where a holder may go, in the documents’ order (NAV-03). */
export function MainMenu() {
  const t = useTexts('frame');
  const { stores } = useApp();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles['list']}>
        {entries.map(({ key, href, icon, isExternal }) => (
          <li key={key} className={styles['entry']}>
            <Link
              href={href}
              isQuiet
              // Exactly the path: Home must not light up on every page beneath it (NAV-05).
              isCurrent={pathname === href}
              externalLabel={isExternal && t('menu.newTab')}
            >
              <Icon name={icon} />
              {t(`menu.${key}`)}
            </Link>
          </li>
        ))}
        <li className={styles['entry']}>
          <button
            type="button"
            className={styles['logout']}
            onClick={() => stores.popups.getState().askLogout()}
          >
            <Icon name="logout" />
            {t('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
