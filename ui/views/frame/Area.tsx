import { useApp } from '#ui/state';
import type { ComponentType, ReactNode } from 'react';
import { AreaBoundary } from './AreaBoundary.tsx';

type AreaProps = {
  name: string;
  /** What is drawn around what is said in its place. */
  around?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/** Keeps the crash of one part of a page from taking the others with it; `name` says in the log which it was (S-58). */
export function Area({ name, around, children }: AreaProps) {
  const { record, stores } = useApp();
  const crashed = (id: string, error: unknown): void => {
    record(`crash ${id}`, name, error);
    // A list that was kept may be what broke it: drawn again, it asks the bank.
    stores.operations.getState().clear();
  };
  return (
    <AreaBoundary onCrash={crashed} {...(around && { around })}>
      {children}
    </AreaBoundary>
  );
}
