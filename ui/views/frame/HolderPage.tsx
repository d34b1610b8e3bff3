import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Page } from './Page.tsx';

type HolderPageProps = { children: ReactNode; navigation: 'shown' | 'hidden' | 'header-hidden' };

/** Lays out a page of a holder who is logged in, with as much of the frame as the route shows (NAV-02). */
export function HolderPage({ children, navigation }: HolderPageProps) {
  return (
    <Page
      header={navigation === 'shown' ? <Header /> : undefined}
      footer={navigation === 'hidden' ? undefined : <Footer />}
    >
      {children}
    </Page>
  );
}
