import { Button, EmptyState } from '#ui/kit';

type NoDataProps = { title: string; text: string; retry: string; onRetry: () => void };

/** Says at once that something could not be read, and lets the holder try again (HOME-18). */
export function NoData({ title, text, retry, onRetry }: NoDataProps) {
  return (
    <EmptyState
      icon="critical"
      title={title}
      action={
        <Button variant="secondary" icon="refresh" onPress={onRetry}>
          {retry}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </EmptyState>
  );
}
