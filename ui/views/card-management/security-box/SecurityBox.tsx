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
export function SecurityBox({ title, text, badge, children, actions }: SecurityBoxProps) {
  const titleId = useId();
  return (
    <Surface labelledBy={titleId}>
      <div className={styles['box']}>
        <div className={styles['line']}>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          {badge}
        </div>
        <p className={styles['text']}>{text}</p>
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </Surface>
  );
}
