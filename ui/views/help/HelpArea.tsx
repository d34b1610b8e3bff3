import { use, useEffect } from 'react';
import { PlacesContext } from '#ui/kit';
import { ArticlesPage } from './ArticlesPage.tsx';
import { ContactsPage } from './ContactsPage.tsx';
import { HelpPage } from './HelpPage.tsx';
import { NumbersPage } from './NumbersPage.tsx';

/** The pages that a bank may keep on its own site: the name of the place in its settings that stands for each. */
const placeOf: Readonly<Record<string, string>> = {
  numbers: 'useful-numbers',
  faq: 'faq',
  transparency: 'transparency',
  privacy: 'privacy',
  cookies: 'cookies',
};

const leaveFor = (address: string): void => window.location.replace(address);

type HelpAreaProps = { page: string; leave?: (address: string) => void };

/** Shows help and information, or leads to the bank’s own site where its settings name one (ROUTE-24, ROUTE-25, NAV-12). */
export function HelpArea({ page, leave = leaveFor }: HelpAreaProps) {
  const { addresses } = use(PlacesContext);
  const address = addresses[placeOf[page] ?? ''];
  useEffect(() => {
    if (address !== undefined) leave(address);
  }, [address, leave]);
  return address === undefined ? <OwnPage page={page} /> : null;
}

function OwnPage({ page }: { page: string }) {
  if (page === 'help') return <HelpPage />;
  if (page === 'contacts') return <ContactsPage />;
  if (page === 'numbers') return <NumbersPage />;
  return <ArticlesPage page={page} isFolded={page === 'faq'} />;
}
