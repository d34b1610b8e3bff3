import { useShellStored } from '#ui/app';
import { lazy, type ReactNode } from 'react';
import { Page } from './Page.tsx';
import { PublicPage } from './PublicPage.tsx';

type FramedPageProps = { children: ReactNode; navigation: 'shown' | 'hidden' | 'header-hidden' };

// The holder’s header brings the formats of dates: the login must not wait for them.
const HolderPage = lazy(async () => {
  const { HolderPage: component } = await import('./HolderPage.tsx');
  return { default: component };
});

/** Frames a page for whoever sees it: everybody (NAV-01), or a holder who is logged in (NAV-02). */
export function FramedPage({ children, navigation }: FramedPageProps) {
  const isLogged = useShellStored('session', ({ logged }) => logged);
  if (isLogged) return <HolderPage navigation={navigation}>{children}</HolderPage>;
  if (navigation === 'hidden') return <Page>{children}</Page>;
  return <PublicPage>{children}</PublicPage>;
}
