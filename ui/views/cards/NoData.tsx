import { useRef } from 'react';
import { Button, EmptyState } from '#ui/kit';
import { useOnline } from '../frame/notices/use-online.ts';
import { useKeepFocus } from './RetryPlace.tsx';
import { useFailureWords } from './use-failure-words.ts';
import { useReconnected } from './use-reconnected.ts';

type NoDataProps = {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
  /** Leaves it to the holder alone to try again, whatever the connection does. */
  isHoldersAlone?: boolean;
};

/** Says at once that something could not be read, and whether it is for want of a connection; it is tried again when the holder asks (HOME-18) or is online again. */
export function NoData({ title, text, retry, onRetry, isHoldersAlone = false }: NoDataProps) {
  const words = useFailureWords(text, isHoldersAlone ? 'press' : 'again');
  const isOnline = useOnline();
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
      icon={isOnline ? 'critical' : 'offline'}
      title={title}
      action={
        <Button ref={button} variant="secondary" icon="refresh" onPress={tryAgain}>
          {retry}
        </Button>
      }
    >
      <p role="alert">{words}</p>
    </EmptyState>
  );
}
