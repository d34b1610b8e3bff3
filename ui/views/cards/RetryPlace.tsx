import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

const KeepFocusContext = createContext<() => void>(() => undefined);

type RetryPlaceProps = { label: string; className?: string | undefined; children: ReactNode };

/** Takes the focus when something in it is tried again, for the button that was pressed goes away with the failure. */
export function RetryPlace({ label, className, children }: RetryPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wasRetried, setRetried] = useState(false);
  const keepFocus = useCallback(() => {
    setRetried(true);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={className}
      // Only who is led here needs to hear where; for others the panel names itself.
      {...(wasRetried && { role: 'group', 'aria-label': label })}
    >
      <KeepFocusContext value={keepFocus}>{children}</KeepFocusContext>
    </div>
  );
}

/** Returns how to move the focus to the place around, before what had it goes away. */
export function useKeepFocus(): () => void {
  return use(KeepFocusContext);
}
