import { TextsContext, useTexts } from '#i18n';
import { JourneyHost, JourneysContext, keepBack, LiveRegion } from '#ui/journey';
import { KitProvider, PlacesContext } from '#ui/kit';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { AppContext } from './app-context.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ShellContext } from './shell-context.ts';
import type { Shell } from './shell.ts';
import { openedFrom } from './way-back.ts';

const Messages = lazy(async () => {
  const { Messages: component } = await import('../views/frame/Messages.tsx');
  return { default: component };
});

const FramePopups = lazy(async () => {
  const { FramePopups: component } = await import('../views/frame/FramePopups.tsx');
  return { default: component };
});

/** Gives every part of the portal what it stands on, and draws the page of the address. */
export function PortalApp({ shell }: { shell: Shell }) {
  const core = useStore(shell.core, (state) => state.core);
  return (
    <TextsContext value={shell.texts}>
      <ShellContext value={shell}>
        <AppContext value={core?.app}>
          <JourneysContext value={core?.journeys}>
            <BrowserRouter>
              <RoutedPortal shell={shell} hasCore={core !== undefined} />
            </BrowserRouter>
          </JourneysContext>
        </AppContext>
      </ShellContext>
    </TextsContext>
  );
}

function RoutedPortal({ shell, hasCore }: { shell: Shell; hasCore: boolean }) {
  const { way, views, announcer, addresses } = shell;
  const t = useTexts('frame');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = useCallback(
    (path: string) => void navigate(path, openedFrom(window.location.pathname)),
    [navigate],
  );
  useEffect(() => way.bind(go), [way, go]);
  useLayoutEffect(() => keepBackFor(shell), [shell]);
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    // What was opened above a page belongs to it.
    shell.core.getState().core?.journeys.leaveHosted();
  }, [shell, pathname]);
  return (
    <KitProvider locale="it-IT" navigate={go}>
      <PlacesContext value={{ addresses, newTab: t('menu.newTab') }}>
        <AppRoutes views={views} />
        {hasCore && <AboveAll />}
      </PlacesContext>
      <LiveRegion announcer={announcer} />
    </KitProvider>
  );
}

/** Holds the browser’s Back from here on: a child’s layout effect comes before the router’s own. */
function keepBackFor({ core }: Shell): () => void {
  const back = keepBack(window);
  const follow = (now: ReturnType<typeof core.getState>) => now.core && back.follow(now.core.journeys);
  follow(core.getState());
  const stopWaiting = core.subscribe(follow);
  return () => {
    stopWaiting();
    back.stop();
  };
}

/** Holds what may open above any page: messages, popups and journeys. */
function AboveAll() {
  return (
    <Suspense fallback={null}>
      <Messages />
      <JourneyHost />
      <FramePopups />
    </Suspense>
  );
}
