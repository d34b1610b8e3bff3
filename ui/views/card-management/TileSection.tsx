import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/kit';
import styles from './TileSection.module.css';

type TileSectionProps = { title: string; text?: string | undefined; children: ReactNode };

/** Groups the tiles of one thing that the holder may want, under its name. */
export function TileSection({ title, text, children }: TileSectionProps) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <ul className={styles['tiles']}>{children}</ul>
    </section>
  );
}
