import { useTexts } from '#i18n';
import { Skeleton } from '#ui/kit';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { AreaBoundary } from '../views/frame/AreaBoundary.tsx';
import { Arrival } from '../views/frame/Arrival.tsx';
import { FramedPage } from '../views/frame/FramedPage.tsx';
import { LoginPage } from '../views/login/LoginPage.tsx';
import type { RouteViews } from './route-views.ts';
import { type PortalRoute, redirects, routes } from './routes.ts';
import { useShell, useShellStored } from './shell-context.ts';

const ComingPage = lazy(async () => {
  const { ComingPage: component } = await import('../views/frame/ComingPage.tsx');
  return { default: component };
});

const OpenedPage = lazy(async () => {
  const { OpenedPage: component } = await import('./OpenedPage.tsx');
  return { default: component };
});

const DeadEndPage = lazy(async () => {
  const { DeadEndPage: component } = await import('../views/frame/DeadEndPage.tsx');
  return { default: component };
});

/** Draws the page of the address; paths match without regard to case (ROUTE-15). */
export function AppRoutes({ views }: { views: RouteViews }) {
  return (
    <Routes>
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutedPage route={route} views={views} />} />
      ))}
      <Route path="/:process/error-close" element={<ProcessError />} />
      <Route path="*" element={<NoPage />} />
    </Routes>
  );
}

function RoutedPage({ route, views }: { route: PortalRoute; views: RouteViews }) {
  const isLogged = useShellStored('session', ({ logged }) => logged);
  if (route.access === 'secured' && !isLogged) {
    return route.path === '/' ? <LoginHome /> : <LoginFirst />;
  }
  return (
    <Framed page={route.page} navigation={route.navigation}>
      <PageOf route={route} views={views} />
    </Framed>
  );
}

/** Draws the built view, or runs the journey that the address opens; where neither is there it says so honestly. */
function PageOf({ route, views }: { route: PortalRoute; views: RouteViews }) {
  const { journeyAt } = useShell();
  const { pathname } = useLocation();
  const View = route.view && views[route.view].component;
  if (View) return <View />;
  const opening = journeyAt(pathname);
  if (!opening) return <ComingPage page={route.page} />;
  return <OpenedPage opening={opening} page={route.page} access={route.access} />;
}

function LoginHome() {
  return (
    <Framed page="login" navigation="shown">
      <LoginPage />
    </Framed>
  );
}

/** Remembers where the holder was going and asks them in first (ROUTE-39). */
function LoginFirst() {
  const { stores } = useShell();
  const { pathname, search } = useLocation();
  useEffect(() => stores.session.getState().over('needed', pathname + search), [stores, pathname, search]);
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
  if (isLogged) return <Navigate to="/" replace />;
  return (
    <Framed page="notFound" navigation="shown">
      <DeadEndPage reason="notFound" />
    </Framed>
  );
}

type FramedProps = { page: string; navigation: PortalRoute['navigation']; children: ReactNode };

function Framed({ page, navigation, children }: FramedProps) {
  const t = useTexts('app');
  const { record } = useShell();
  const { pathname } = useLocation();
  return (
    <FramedPage navigation={navigation}>
      <title>{t('title', { page: t(`pages.${page}`) })}</title>
      <AreaBoundary key={pathname} onCrash={(id) => record(`crash ${id} at ${pathname}`)}>
        <Suspense fallback={<PageSkeleton />}>
          {children}
          <Arrival />
        </Suspense>
      </AreaBoundary>
    </FramedPage>
  );
}

function PageSkeleton() {
  return <Skeleton />;
}
