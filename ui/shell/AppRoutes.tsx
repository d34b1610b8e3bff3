import { useTranslation } from '#i18n';
import { fetched, Skeleton } from '#ui/kit';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { AreaBoundary } from '../views/frame/AreaBoundary.tsx';
import { Arrival } from '../views/frame/pages/Arrival.tsx';
import { FramedPage } from '../views/frame/pages/FramedPage.tsx';
import { PageSkeleton } from '../views/frame/pages/PageSkeleton.tsx';
import { Page } from '../views/frame/pages/Page.tsx';
import { LoginPage } from '../views/login/LoginPage.tsx';
import type { RouteViews } from '../state/shell.ts';
import { forgetWayBack } from '../state/navigation/back-navigation.ts';
import { isHandlingPath, isWithin, type PortalRoute, redirects, routes } from '../state/navigation/routes.ts';
import { useShell, useShellStored } from '../state/shell-context.ts';

const DeepLinkPage = fetched(async () => (await import('./DeepLinkPage.tsx')).DeepLinkPage);

const OpenedPage = fetched(async () => (await import('./OpenedPage.tsx')).OpenedPage);

// The name under which an address brings a deep link.
const deepLinkParameter = 'deepLink';

const UnreachablePage = fetched(
  async () => (await import('../views/frame/pages/UnreachablePage.tsx')).UnreachablePage,
);

const DeadEndPage = fetched(async () => (await import('../views/frame/pages/DeadEndPage.tsx')).DeadEndPage);

/** Draws the page of the address; paths match without regard to case (ROUTE-15). */
export function AppRoutes({ views }: { views: RouteViews }) {
  const link = useDeepLink();
  const { ownPages } = useShell();
  if (link !== undefined) return <LinkedPage name={link} />;
  return (
    <Routes>
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {[...routes, ...ownPages].map((route) => (
        <Route key={route.path} path={route.path} element={<RoutedPage route={route} views={views} />} />
      ))}
      <Route path="/:process/error-close" element={<ProcessError />} />
      <Route path="*" element={<NoPage />} />
    </Routes>
  );
}

function LinkedPage({ name }: { name: string }) {
  return (
    <Framed page="home" navigation="shown">
      <DeepLinkPage name={name} />
    </Framed>
  );
}

/** Returns the deep link of the address, once the holder is in and nothing stands in the way. */
function useDeepLink(): string | undefined {
  const isFree = useShellStored('session', ({ logged, handling }) => logged && handling === undefined);
  const { search } = useLocation();
  return isFree ? (new URLSearchParams(search).get(deepLinkParameter) ?? undefined) : undefined;
}

function RoutedPage({ route, views }: { route: PortalRoute; views: RouteViews }) {
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const handling = useShellStored('session', (session) => session.handling);
  const resuming = useShellStored('session', (session) => session.resuming);
  const { pathname } = useLocation();
  if (needsLogin(route.access) && !isLogged && resuming) return <ResumingPage route={route} />;
  if (needsLogin(route.access) && !isLogged) return route.path === '/' ? <LoginHome /> : <LoginFirst />;
  const elsewhere = isLogged ? ledElsewhere(route, pathname, handling) : undefined;
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return <PageOf route={route} views={views} />;
}

const needsLogin = (access: PortalRoute['access']) => access === 'secured' || access === 'handling';

/** A login that has something to settle may see that and what is public; without one there is nothing to settle (S-23, S-35). */
function ledElsewhere({ access }: PortalRoute, pathname: string, handling: string | undefined) {
  if (handling === undefined) return access === 'handling' ? '/' : undefined;
  return access === 'public' || isWithin(handling, pathname) ? undefined : handling;
}

/** Runs the journey that the address opens, or draws the built view; which journeys there are is known once the core is here. */
function PageOf({
  route: { view, page, access, navigation },
  views,
}: {
  route: PortalRoute;
  views: RouteViews;
}) {
  const core = useStore(useShell().core, (state) => state.core);
  const { pathname } = useLocation();
  const opening = core?.app.launcher.find(pathname);
  const View = view && views[view].component;
  if (core && !opening && !View) return <NoPage />;
  const waiting = <PageSkeleton page={page} fields={opening?.entry.fields} isWide={!!View} />;
  return (
    <Framed page={page} navigation={navigation} waiting={waiting}>
      {opening || !View ? <OpenedPage opening={opening} page={page} access={access} /> : <View page={page} />}
    </Framed>
  );
}

/** Stands for a page of a session that is being taken up, and asks once more where the bank was not reached (HOLDER-01). */
function ResumingPage({ route: { page, navigation, view } }: { route: PortalRoute }) {
  const shell = useShell();
  const isUnreached = useShellStored('session', ({ resuming }) => resuming === 'unreached');
  if (!isUnreached) {
    return (
      <Page tall={navigation === 'shown'}>
        <PageTitle page={page} />
        <PageSkeleton page={page} isWide={!!view} />
      </Page>
    );
  }
  return (
    <Framed page={page} navigation={navigation}>
      <UnreachablePage page={page} onRetry={() => void shell.resume()} />
    </Framed>
  );
}

function LoginHome() {
  const { stores } = useShell();
  useEffect(() => {
    // Back has led here, past the end of a session that had come here from somewhere.
    forgetWayBack(window.history);
    stores.session.getState().outOfSight();
  }, [stores]);
  return (
    <Framed page="login" navigation="shown">
      <LoginPage />
    </Framed>
  );
}

/** Remembers where the holder was going and asks them in first (ROUTE-39); where they were when they left is nothing that they want. */
function LoginFirst() {
  const { stores } = useShell();
  const { pathname, search } = useLocation();
  // Only the bank leads to where a login is settled: nobody goes back there.
  const wanted = isHandlingPath(pathname) ? undefined : pathname + search;
  useEffect(() => {
    const session = stores.session.getState();
    if (!session.isLeaving)
      session.over('needed', wanted === undefined ? undefined : { wanted, wantedBy: undefined });
  }, [stores, wanted]);
  return <Navigate to="/" replace />;
}

function ProcessError() {
  return (
    <Framed page="processError" navigation="shown">
      <DeadEndPage reason="processError" />
    </Framed>
  );
}

/** Leads a holder home from an address that is no page (ROUTE-55); tells anybody else that there is none. */
function NoPage() {
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const resuming = useShellStored('session', (session) => session.resuming);
  if (isLogged) return <Navigate to="/" replace />;
  if (resuming === 'under-way') return <Skeleton />;
  return (
    <Framed page="notFound" navigation="shown">
      <DeadEndPage reason="notFound" />
    </Framed>
  );
}

function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation('app');
  return <title>{t('title', { page: t(`pages.${page}`) })}</title>;
}

type FramedProps = {
  page: string;
  navigation: PortalRoute['navigation'];
  /** What stands for the page while its code is on its way. */
  waiting?: ReactNode;
  children: ReactNode;
};

function Framed({ page, navigation, waiting = <PageSkeleton page={page} isWide />, children }: FramedProps) {
  const { record } = useShell();
  const { pathname } = useLocation();
  return (
    <FramedPage navigation={navigation}>
      <PageTitle page={page} />
      <AreaBoundary key={pathname} onCrash={(id, error) => record(`crash ${id}`, 'page', error)}>
        <Suspense fallback={waiting}>
          {children}
          <Arrival />
        </Suspense>
      </AreaBoundary>
    </FramedPage>
  );
}
