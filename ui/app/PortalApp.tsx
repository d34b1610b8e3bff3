import { TextsContext } from '#i18n';
import { JourneyHost, JourneysContext, LiveRegion } from '#ui/journey';
import { KitProvider } from '#ui/kit';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { AppContext, useStored } from './app-context.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { Portal } from './compose.ts';

const Messages = lazy(async () => {
  const { Messages: component } = await import('../views/frame/Messages.tsx');
  return { default: component };
});

const FramePopups = lazy(async () => {
  const { FramePopups: component } = await import('../views/frame/FramePopups.tsx');
  return { default: component };
});

/** Gives every part of the portal what it stands on, and draws the page of the address. */
export function PortalApp({ portal }: { portal: Portal }) {
  return (
    <TextsContext value={portal.texts}>
      <AppContext value={portal.app}>
        <JourneysContext value={portal.journeys}>
          <BrowserRouter>
            <RoutedPortal portal={portal} />
          </BrowserRouter>
        </JourneysContext>
      </AppContext>
    </TextsContext>
  );
}

function RoutedPortal({ portal: { way, views, announcer } }: { portal: Portal }) {
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  useEffect(() => way.bind((path) => void navigate(path)), [way, navigate]);
  return (
    <KitProvider locale="it-IT" navigate={go}>
      <AppRoutes views={views} />
      <JourneyHost />
      <AboveAll />
      <LiveRegion announcer={announcer} />
    </KitProvider>
  );
}

/** Fetches what may open above any page once something may open it: not for a login that goes well. */
function AboveAll() {
  const isLogged = useStored('session', ({ logged, finalising }) => logged || finalising);
  const hasError = useStored('popups', ({ visible }) => visible);
  if (!isLogged && !hasError) return null;
  return (
    <Suspense fallback={null}>
      <Messages />
      <FramePopups />
    </Suspense>
  );
}
