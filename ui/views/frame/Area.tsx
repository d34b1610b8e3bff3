import { useApp } from '#ui/state';
import type { ReactNode } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';

/** Keeps the crash of one part of a page from taking the others with it; `name` says in the log which it was (S-58). */
export function Area({ name, children }: { name: string; children: ReactNode }) {
  const { record, stores } = useApp();
  const crashed = (id: string): void => {
    record(`crash ${id}`, name);
    // A list that was kept may be what broke it: drawn again, it asks the bank.
    stores.operations.getState().clear();
  };
  return <AreaBoundary onCrash={crashed}>{children}</AreaBoundary>;
}
