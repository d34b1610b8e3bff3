import type { ReactNode } from 'react';
import { FocusKeeper } from './FocusKeeper.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelpCorner } from './HelpCorner.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Page } from './Page.tsx';
import { UploadNotice } from './UploadNotice.tsx';

type HolderPageProps = { children: ReactNode; navigation: 'shown' | 'hidden' | 'header-hidden' };

/** Lays out a page of a holder who is logged in, with as much of the frame as the route shows (NAV-02). */
export function HolderPage({ children, navigation }: HolderPageProps) {
  return (
    <Page
      tall={navigation === 'shown'}
      header={navigation === 'shown' ? <Header /> : undefined}
      footer={
        <>
          {navigation !== 'hidden' && <Footer />}
          {navigation === 'shown' && <HelpCorner />}
          <UploadNotice />
          <OfflineNotice />
          <FocusKeeper />
        </>
      }
    >
      {children}
    </Page>
  );
}
