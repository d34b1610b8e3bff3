import { fetchedIfItCan } from '#ui/kit';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Footer } from '../Footer.tsx';
import { Header } from '../Header.tsx';
import { HelpCorner } from '../HelpCorner.tsx';
import { OfflineNotice } from '../notices/OfflineNotice.tsx';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

// Nothing has gone from a page that has just come.
const FocusUncovered = fetchedIfItCan(
  async () => (await import('../notices/FocusUncovered.tsx')).FocusUncovered,
);

type HolderPageProps = { children: ReactNode; navigation: 'shown' | 'hidden' | 'header-hidden' };

/** Lays out a page of a holder who is logged in, with as much of the frame as the route shows (NAV-02). */
export function HolderPage({ children, navigation }: HolderPageProps) {
  const [anew, setAnew] = useState<string>();
  useEffect(() => {
    // Back may bring the page as it was left.
    const onShow = () => setAnew(undefined);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return (
    <Page
      tall={navigation === 'shown'}
      header={navigation === 'shown' ? <Header onLoad={setAnew} /> : undefined}
      footer={
        <>
          {navigation !== 'hidden' && <Footer />}
          {navigation === 'shown' && <HelpCorner />}
          <Suspense fallback={null}>
            <FocusUncovered />
          </Suspense>
          <OfflineNotice />
        </>
      }
    >
      {anew === undefined ? children : <PageSkeleton page={anew} isWide />}
    </Page>
  );
}
