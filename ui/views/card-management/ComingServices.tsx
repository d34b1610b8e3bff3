import { useId } from 'react';
import { useTexts } from '#i18n';
import type { CardFunctions } from '#schemas';
import { Badge, Heading, Icon, type IconName, Surface } from '#ui/kit';
import styles from './ComingServices.module.css';

type Section = { id: 'alerts' | 'online' | 'services' | 'pin' | 'delivery'; icon: IconName };

/** Says which other services the card will have here; the bank decides which of them it has at all. */
export function ComingServices({ functions }: { functions: CardFunctions }) {
  const t = useTexts('card-management');
  const titleId = useId();
  return (
    <Surface labelledBy={titleId}>
      <Heading level={2} size="group" id={titleId}>
        {t('coming.title')}
      </Heading>
      <ul className={styles['list']}>
        {sectionsOf(functions).map(({ id, icon }) => (
          <li key={id} className={styles['item']}>
            <Icon name={icon} size={24} />
            <span className={styles['name']}>{t(`coming.${id}`)}</span>
            <Badge>{t('coming.badge')}</Badge>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function sectionsOf({ alert, services, securityControl }: CardFunctions): readonly Section[] {
  const conditions: readonly [has: boolean, section: Section][] = [
    [alert.length > 0, { id: 'alerts', icon: 'alerts' }],
    // Online purchases have their security section only with security controls (MGMT-04).
    [securityControl.length > 0, { id: 'online', icon: 'security' }],
    [services.length > 0, { id: 'services', icon: 'settings' }],
    [true, { id: 'pin', icon: 'locked' }],
    [true, { id: 'delivery', icon: 'statement' }],
  ];
  return conditions.filter(([has]) => has).map(([, section]) => section);
}
