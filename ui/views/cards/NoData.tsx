import { Button, EmptyState } from '#ui/kit';
import { useKeepFocus } from './RetryPlace.tsx';

type NoDataProps = { title: string; text: string; retry: string; onRetry: () => void };

/** Says at once that something could not be read, and lets the holder try again (HOME-18). */
export function NoData({ title, text, retry, onRetry }: NoDataProps) {
  const keepFocus = useKeepFocus();
  const tryAgain = (): void => {
    keepFocus();
    onRetry();
  };
  return (
    <EmptyState
      icon="critical"
      title={title}
      action={
        <Button variant="secondary" icon="refresh" onPress={tryAgain}>
          {retry}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </EmptyState>
  );
}
