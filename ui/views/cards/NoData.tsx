import { useRef } from 'react';
import { Button, EmptyState } from '#ui/kit';
import { useKeepFocus } from './RetryPlace.tsx';
import { useReconnected } from './use-reconnected.ts';

type NoDataProps = {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
  /** Leaves it to the holder alone to try again, whatever the connection does. */
  isHoldersAlone?: boolean;
};

/** Says at once that something could not be read; it is tried again when the holder asks (HOME-18) or is online again. */
export function NoData({ title, text, retry, onRetry, isHoldersAlone = false }: NoDataProps) {
  const keepFocus = useKeepFocus();
  const button = useRef<HTMLButtonElement>(null);
  useReconnected(() => {
    if (isHoldersAlone) return;
    if (document.activeElement === button.current) keepFocus();
    onRetry();
  });
  const tryAgain = (): void => {
    keepFocus();
    onRetry();
  };
  return (
    <EmptyState
      icon="critical"
      title={title}
      action={
        <Button ref={button} variant="secondary" icon="refresh" onPress={tryAgain}>
          {retry}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </EmptyState>
  );
}
