import { type ReactNode, useId } from 'react';
import { Heading, Icon, type IconName } from '#ui/kit';
import { InsertCode } from '../InsertCode.tsx';
import styles from '../ServiceTile.module.css';
import { Refused, type RefusedProps } from './Refused.tsx';

/** What there is to say of a service, and to do with it. */
export type SecurityItemProps = {
  title: string;
  text: string;
  icon: IconName;
  /** How the service stands, in a word. */
  badge?: ReactNode;
  /** Why it cannot be used; who is limited may enter the holder code at once (RCODE-08). */
  refused?: RefusedProps | undefined;
  /** What else must be known of it. */
  children?: ReactNode;
  /** What may be done with it. */
  actions?: ReactNode;
};

/** Shows one of the services that protect a card, as a tile of its section: what it is, how it stands, what may be done. */
export function SecurityItem({ title, text, icon, badge, refused, children, actions }: SecurityItemProps) {
  const titleId = useId();
  const offered = refused?.reason === 'limited' ? <InsertCode service={title} /> : actions;
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
          {refused && <Refused {...refused} />}
          {children}
        </div>
        {offered && <div className={styles['actions']}>{offered}</div>}
      </section>
    </li>
  );
}
