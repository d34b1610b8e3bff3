import { useShellStored } from '#ui/state';
import { fetched } from '#ui/kit';
import type { ReactNode } from 'react';
import { Page } from './Page.tsx';
import { PublicPage } from './PublicPage.tsx';

type FramedPageProps = { children: ReactNode; navigation: 'shown' | 'hidden' | 'header-hidden' };

// The holder’s header brings the formats of dates: the login must not wait for them.
const HolderPage = fetched(async () => (await import('./HolderPage.tsx')).HolderPage);

/** Frames a page for anyone who sees it: everybody (NAV-01), or a holder who is logged in (NAV-02). */
export function FramedPage({ children, navigation }: FramedPageProps) {
  const isLogged = useShellStored('session', ({ logged }) => logged);
  if (isLogged) return <HolderPage navigation={navigation}>{children}</HolderPage>;
  if (navigation === 'hidden') return <Page>{children}</Page>;
  return <PublicPage>{children}</PublicPage>;
}
