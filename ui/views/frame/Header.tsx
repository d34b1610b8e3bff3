import { formatDate, useTranslation } from '#i18n';
import { useApp, useStored } from '#ui/state';
import { useJourney } from '#ui/journey';
import { Icon, useBack, useRootMark } from '#ui/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { helpPlaceId } from './help-place.ts';
import { MainMenu } from './MainMenu.tsx';

const menuId = 'menu';

/** Heads every page of a holder: the way home, the menu (behind a burger on phones, NAV-06), who is in and since when. */
export function Header({ onLoad }: { onLoad: (page: string) => void }) {
  const { t } = useTranslation('frame');
  const journeys = useJourney();
  const { stores } = useApp();
  const header = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useOpenMenu(header);
  useRootMark('menu', isOpen);
  const load = (page: string) => {
    setOpen(false);
    onLoad(page);
  };
  const reset = () => {
    // What is being sent is left once the holder has said so, with the page.
    if (!journeys.isSending()) journeys.leaveAll();
    stores.messages.getState().clear();
    stores.homeTab.getState().clear();
  };
  return (
    <header ref={header} className={styles['header']}>
      <div className={styles['inner']}>
        <Brand onReset={reset} />
        <span className={styles['help']} id={helpPlaceId} />
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
          <MainMenu onLoad={load} />
        </div>
      </div>
    </header>
  );
}

/** Greets the holder and says when they were last here (NAV-07, NAV-08). */
function Welcome() {
  const { t } = useTranslation('frame');
  const profile = useStored('profile', (state) => state.profile);
  if (!profile) return null;
  return (
    <p className={styles['welcome']}>
      <span className={styles['name']}>{t('welcome', { name: profile.name })}</span>
      <span className={styles['access']}>{t('lastAccess', { date: formatDate(profile.lastAccess) })}</span>
    </p>
  );
}

/** Closes the menu of phones on Escape, on the browser’s Back, at a tap beside it and when the page changes. */
function useOpenMenu(header: RefObject<HTMLElement | null>): readonly [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(key);
  // Closed for good, so that it is not open again where Back leads to the page that it was opened in.
  if (page !== key) {
    setPage(key);
    setOpen(false);
  }
  useBack(isOpen, (steps) => (steps < 0 ? () => setOpen(false) : undefined));
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    // What was tapped in the header may be drawn anew by now: where it stood is asked, not where it stands.
    const onTap = (event: MouseEvent) =>
      header.current && !event.composedPath().includes(header.current) && setOpen(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onTap);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onTap);
    };
  }, [isOpen, header]);
  return [isOpen, setOpen];
}
