import { formatDate, useTexts } from '#i18n';
import { useApp, useStored } from '#ui/app';
import { useJourney } from '#ui/journey';
import { Icon, useBack } from '#ui/kit';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';

const menuId = 'menu';

/** Heads every page of a holder: the way home, the menu (behind a burger on phones, NAV-06), who is in and since when. */
export function Header() {
  const t = useTexts('frame');
  const journeys = useJourney();
  const { stores } = useApp();
  const [isOpen, setOpen] = useOpenMenu();
  const reset = () => {
    journeys.leaveAll();
    stores.messages.getState().clear();
    stores.homeTab.getState().beginAnew();
  };
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Brand onReset={reset} />
        <button
          type="button"
          className={styles['burger']}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={24} />
          {t('menu.button')}
        </button>
        <div className={styles['menu']} id={menuId} data-open={isOpen}>
          <Welcome />
          <MainMenu />
        </div>
      </div>
    </header>
  );
}

/** Greets the holder and says when they were last here (NAV-07, NAV-08). */
function Welcome() {
  const t = useTexts('frame');
  const profile = useStored('profile', (state) => state.profile);
  if (!profile) return null;
  return (
    <p className={styles['welcome']}>
      <span className={styles['name']}>{t('welcome', { name: profile.name })}</span>
      <span className={styles['access']}>{t('lastAccess', { date: formatDate(profile.lastAccess) })}</span>
    </p>
  );
}

/** Closes the menu of phones on Escape, on the browser’s Back and when the page changes. */
function useOpenMenu(): readonly [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  useBack(isOpen, (steps) => (steps < 0 ? () => setOpenAt(undefined) : undefined));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return [isOpen, (willOpen) => setOpenAt(willOpen ? pathname : undefined)];
}
