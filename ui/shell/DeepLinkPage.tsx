import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useApp } from '../state/app-context.ts';
import { PageSkeleton } from '../views/frame/pages/PageSkeleton.tsx';

/** Follows the deep link of the address: the link itself leaves no trace behind Back. */
export function DeepLinkPage({ name }: { name: string }) {
  const { deepLinks } = useApp();
  const navigate = useNavigate();
  const isLed = useIsLed();
  useEffect(() => {
    let isHere = true;
    const follow = async (): Promise<void> => {
      const paths = await deepLinks.pathsOf(name, isLed).catch(() => ['/']);
      if (!isHere) return;
      for (const [index, path] of paths.entries()) void navigate(path, { replace: index === 0 });
    };
    void follow();
    return () => {
      isHere = false;
    };
  }, [deepLinks, name, isLed, navigate]);
  return <PageSkeleton page="home" isWide />;
}

/** Tells a link of the portal’s own pages from one that has opened the portal, before the login or after it. */
function useIsLed(): boolean {
  const type = useNavigationType();
  const { state } = useLocation();
  // The login leads on from the first page to where its holder was going.
  return type === NavigationType.Push ? Object(state).from !== '/' : type === NavigationType.Replace;
}
