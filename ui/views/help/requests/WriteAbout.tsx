import type { ReactNode } from 'react';
import { Link } from '#ui/kit';
import { useApp } from '#ui/state';

// About anything else: no answer that is ready fits what is under way. Which request it is stands in the message alone.
const helpDesk = '/userSupport/writeMessage?about=ALTRO';

/** Leads to a message to the help desk that begins with what it is about, carried beside the address. */
export function WriteAbout({ message, children }: { message: string; children: ReactNode }) {
  const { stores } = useApp();
  return (
    <Link href={helpDesk} onFollow={() => stores.carried.getState().carry(helpDesk, { message })}>
      {children}
    </Link>
  );
}
