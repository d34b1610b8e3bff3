import { Badge, Button, Heading } from '#ui/kit';
import { type ReactNode, useId } from 'react';
import styles from './Controls.module.css';

type PanelProps = {
  title: string;
  /** What is on, in a word or two; nothing where nothing is. */
  on?: string | undefined;
  /** Ends all of it. */
  end?: { label: string; run: () => void } | undefined;
  children: ReactNode;
};

/** Holds one thing that the bank is told, with what is on and the way to end it at the top. */
export function Panel({ title, on, end, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id} data-on={on !== undefined}>
      <div className={styles['head']}>
        <Heading level={2} size="group" id={id}>
          {title}
        </Heading>
        {on !== undefined && <Badge tone="warning">{on}</Badge>}
      </div>
      {children}
      {on !== undefined && end && (
        <Button variant="secondary" isFullWidth onPress={end.run}>
          {end.label}
        </Button>
      )}
    </section>
  );
}
