import { type ReactNode, useId } from 'react';
import { Heading, Icon, type IconName } from '#ui/kit';
import styles from '../ServiceTile.module.css';

type SecurityItemProps = {
  title: string;
  text: string;
  icon: IconName;
  /** How the service stands, in a word. */
  badge?: ReactNode;
  /** What hinders it, or must be known of it. */
  children?: ReactNode;
  /** What may be done with it. */
  actions?: ReactNode;
};

/** Shows one of the services that protect a card, as a tile of its section: what it is, how it stands, what may be done. */
export function SecurityItem({ title, text, icon, badge, children, actions }: SecurityItemProps) {
  const titleId = useId();
  return (
    <li>
      <section aria-labelledby={titleId} className={styles['tile']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={24} />
        </span>
        <div className={styles['words']}>
          <div className={styles['title']}>
            <Heading level={3} id={titleId}>
              {title}
            </Heading>
            {badge}
          </div>
          <p className={styles['description']}>{text}</p>
          {children}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </section>
    </li>
  );
}
