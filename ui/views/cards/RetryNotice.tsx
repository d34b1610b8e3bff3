import { Button, Notice } from '#ui/kit';
import { useKeepFocus } from './RetryPlace.tsx';
import { useFailureWords } from './use-failure-words.ts';
import { useReconnected } from './use-reconnected.ts';

type RetryNoticeProps = { retry: string; onRetry: () => void; children: string };

/**
 * Says that a part could not be read beside what could; it is tried again when the holder asks or is online again. What
 * has failed was told already, so that nobody is told twice.
 */
export function RetryNotice({ retry, onRetry, children }: RetryNoticeProps) {
  const keepFocus = useKeepFocus();
  const words = useFailureWords(children);
  useReconnected(onRetry);
  const tryAgain = (): void => {
    keepFocus();
    onRetry();
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" icon="refresh" onPress={tryAgain}>
          {retry}
        </Button>
      }
    >
      {words}
    </Notice>
  );
}
