import { Children, createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import styles from './InOrder.module.css';

const SettledContext = createContext<() => void>(() => undefined);

type InOrderProps = { children: ReactNode; waiting: ReactNode };

/**
 * Shows its parts from above to below: none before all that stand above it have been answered, whatever the bank answers first,
 * so that nothing moves that can be pressed (HOLDER-11). All ask at once; each says by `useSettled` when it knows what it shows.
 */
export function InOrder({ children, waiting }: InOrderProps) {
  const parts = Children.toArray(children);
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const open = parts.findIndex((_, index) => !settled.has(index));
  return (
    <>
      {parts.map((part, index) => (
        <SettledContext
          // They stand where they are for good.
          key={index}
          value={() => setSettled((earlier) => new Set(earlier).add(index))}
        >
          <div className={styles['part']} hidden={open !== -1 && index >= open}>
            {part}
          </div>
        </SettledContext>
      ))}
      {open !== -1 && waiting}
    </>
  );
}

/** Tells what stands around in order that this part was answered, the first time: asked again, it keeps its place. */
export function useSettled(isLoading: boolean): void {
  const settled = use(SettledContext);
  const tell = useEffectEvent(settled);
  useEffect(() => {
    if (!isLoading) tell();
  }, [isLoading]);
}
