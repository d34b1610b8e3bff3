import type { ReactNode } from 'react';
import { useApp } from '#ui/state';
import { Link } from '#ui/kit';

type WriteLinkProps = {
  about: 'OPERAZIONE_NON_RICONOSCIUTA' | 'ALTRO';
  message: string;
  children: ReactNode;
};

/** Leads to the help desk, where the message has begun already. Of it an address has only the subject: it must not tell whose money went where. */
export function WriteLink({ about, message, children }: WriteLinkProps) {
  const { stores } = useApp();
  const helpDesk = `/userSupport/writeMessage?about=${about}`;
  return (
    <Link href={helpDesk} onFollow={() => stores.carried.getState().carry(helpDesk, { message })}>
      {children}
    </Link>
  );
}
