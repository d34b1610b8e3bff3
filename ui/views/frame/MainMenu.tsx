import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Icon, type IconName, Link } from '#ui/kit';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isProgramme } from '../loyalty/programme.ts';
import { useProgramme, useWayToPartner } from '../loyalty/use-programme.ts';
import styles from './MainMenu.module.css';

type MenuEntry = {
  key: string;
  href: string;
  icon: IconName;
  isExternal?: true;
  isFullLoad?: true;
  /** No entry of the documents, whose list of a desktop is to the letter: there it stands in help. */
  isOwn?: true;
};

const entries: readonly MenuEntry[] = [
  { key: 'home', href: '/', icon: 'home' },
  { key: 'card', href: '/cardsmanagement', icon: 'card' },
  { key: 'numbers', href: '/numeri-utili', icon: 'phone-call', isExternal: true },
  { key: 'faq', href: '/domande-frequenti', icon: 'help', isExternal: true },
  { key: 'requests', href: '/userSupport/requests', icon: 'mail', isOwn: true },
  { key: 'profile', href: '/n/profile', icon: 'profile', isFullLoad: true },
];

type MainMenuProps = {
  /** Called when a page is about to be loaded anew, and nothing is left that the browser would ask about first. */
  onLoad: (page: string) => void;
};

/** Lists where a holder may go, in the documents’ order (NAV-03). */
export function MainMenu({ onLoad }: MainMenuProps) {
  const { t } = useTranslation('frame');
  const { stores, loadPage, settings } = useApp();
  const { pathname } = useLocation();
  const loadAnew = (key: string, href: string) => {
    // Asked as the browser will: who then stays finds the page as it was.
    if (window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) onLoad(key);
    loadPage(href);
  };
  const offered = entries.filter(({ isOwn }) => !isOwn || settings.extensions?.disputes);
  return (
    <nav aria-label={t('menu.label')}>
      <ul className={styles['list']}>
        {offered.map(({ key, href, icon, isExternal, isFullLoad, isOwn }) => (
          <li key={key} className={styles['entry']} data-own={isOwn}>
            <Link
              href={href}
              isQuiet
              // Exactly the path: Home must not light up on every page beneath it (NAV-05).
              isCurrent={pathname === href}
              externalLabel={isExternal && t('menu.newTab')}
              onFollow={isFullLoad && ((event) => instead(event, () => loadAnew(key, href)))}
            >
              <Icon name={icon} />
              {t(`menu.${key}`)}
            </Link>
          </li>
        ))}
        <LoyaltyEntry />
        <li className={styles['entry']}>
          <button
            type="button"
            className={styles['button']}
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

/** Leads to the loyalty partner, while the current card has a programme (NAV-04). */
function LoyaltyEntry() {
  const { t } = useTranslation('frame');
  const { go } = useWayToPartner('HEADER_BUTTON');
  if (!isProgramme(useProgramme())) return null;
  return (
    <li className={styles['entry']}>
      <button type="button" className={styles['button']} onClick={go}>
        <Icon name="loyalty" />
        {t('menu.loyalty')}
      </button>
    </li>
  );
}

/** Loads a page anew (ROUTE-06); a click that asks for a new tab is left to the browser. */
function instead(event: MouseEvent, load: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load();
}
