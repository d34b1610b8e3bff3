import { I18nextProvider, pageLanguage, useTranslation } from '#i18n';
import { JourneysContext, keepBack, LeaveWhileSending, LiveRegion } from '#ui/journey';
import { KitProvider, PlacesContext } from '#ui/kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useStore } from 'zustand';
import { AppContext } from '../state/app-context.ts';
import { AreaBoundary } from '../views/frame/AreaBoundary.tsx';
import { Page } from '../views/frame/pages/Page.tsx';
import { AboveAll } from '../views/frame/AboveAll.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ScrollRestorationContext } from '../state/navigation/scroll-restoration.ts';
import { ShellContext } from '../state/shell-context.ts';
import type { Shell } from '../state/shell.ts';
import { useScrollRestoration } from '../state/navigation/use-scroll-restoration.ts';
import { LeaveContext, ledTo, openedFrom } from '../state/navigation/back-navigation.ts';

/** Gives every part of the portal what it stands on, and draws the page of the address. */
export function PortalApp({ shell }: { shell: Shell }) {
  const core = useStore(shell.core, (state) => state.core);
  return (
    <I18nextProvider i18n={shell.texts.i18n}>
      <ShellContext value={shell}>
        <AppContext value={core?.app}>
          <JourneysContext value={core?.journeys}>
            <BrowserRouter>
              <RoutedPortal shell={shell} hasCore={core !== undefined} />
            </BrowserRouter>
          </JourneysContext>
        </AppContext>
      </ShellContext>
    </I18nextProvider>
  );
}

/** Has what is outside React go by the router; a journey leads back to where the holder was. */
function bindWay({ way, core }: Shell, navigate: NavigateFunction): void {
  way.bind({
    // What was done is not begun again by Back.
    go: (path) => void navigate(path, ledTo(path, window, core.getState().core?.journeys.hasCommitted())),
    startAnew: (path) => void navigate(path),
  });
}

function RoutedPortal({ shell, hasCore }: { shell: Shell; hasCore: boolean }) {
  const { views, announcer, addresses, record } = shell;
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [back] = useState(() => keepBack(window));
  const go = useCallback(
    (path: string) => {
      shell.core.getState().core?.app.stores.carried.getState().led();
      void navigate(path, openedFrom(window.location.pathname, window.history));
    },
    [shell, navigate],
  );
  const [wanted, setWanted] = useState<string>();
  const follow = useCallback(
    (path: string) => (shell.core.getState().core?.journeys.isSending() ? setWanted(path) : go(path)),
    [shell, go],
  );
  const leave = (path: string): void => {
    setWanted(undefined);
    go(path);
  };
  useEffect(() => bindWay(shell, navigate), [shell, navigate]);
  // A child’s layout effect comes before the router’s own, so that Back is heard here first.
  useLayoutEffect(() => back.listen(), [back]);
  useLayoutEffect(() => {
    // Each entry of the router has a key of its own.
    if (key) back.arrived();
  }, [back, key]);
  const wayToPlace = useScrollRestoration(shell.stores.session);
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    // What was opened above a page belongs to it.
    shell.core.getState().core?.journeys.leaveHosted();
  }, [shell, pathname]);
  return (
    <KitProvider locale={pageLanguage()} navigate={follow} holdBack={back.hold}>
      <PlacesContext
        value={{ addresses, newTab: t('menu.newTab'), ending: (digits) => t('ending', { digits }) }}
      >
        <LeaveContext value={back.leave}>
          <AreaBoundary around={Page} onCrash={(id, error) => record(`crash ${id}`, 'frame', error)}>
            <ScrollRestorationContext value={wayToPlace}>
              <AppRoutes views={views} />
            </ScrollRestorationContext>
          </AreaBoundary>
        </LeaveContext>
        {hasCore && (
          <AboveAll>
            {wanted !== undefined && (
              <LeaveWhileSending stay={() => setWanted(undefined)} leave={() => leave(wanted)} />
            )}
          </AboveAll>
        )}
      </PlacesContext>
      <LiveRegion announcer={announcer} />
    </KitProvider>
  );
}
