import { type ReactNode, useId } from 'react';
import { Heading, Surface } from '#ui/kit';
import styles from './SecurityBox.module.css';

type SecurityBoxProps = {
  title: string;
  text: string;
  /** How the service stands, in a word. */
  badge?: ReactNode;
  /** What hinders it, or must be known of it. */
  children?: ReactNode;
  /** What may be done with it. */
  actions?: ReactNode;
};

/** Shows one of the services that protect a card: what it is, how it stands and what may be done. */
export function SecurityBox(props: SecurityBoxProps) {
  const titleId = useId();
  return (
    <Surface labelledBy={titleId}>
      <Words {...props} titleId={titleId} level={2} />
    </Surface>
  );
}

/** Shows such a service as one of several in a section of the page. */
export function SecurityItem(props: SecurityBoxProps) {
  const titleId = useId();
  return (
    <li>
      <section aria-labelledby={titleId} className={styles['item']}>
        <Words {...props} titleId={titleId} level={3} />
      </section>
    </li>
  );
}

type WordsProps = SecurityBoxProps & { titleId: string; level: 2 | 3 };

function Words({ title, text, badge, children, actions, titleId, level }: WordsProps) {
  return (
    <div className={styles['box']}>
      <div className={styles['line']}>
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {badge}
      </div>
      <p className={styles['text']}>{text}</p>
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
