import { useTranslation } from '#i18n';
import type { LoyaltyProgramType } from '#schemas';
import { Button, Heading, Icon } from '#ui/kit';
import { useId } from 'react';
import styles from './LoyaltyAlert.module.css';
import { useProgramme, useWayToPartner } from './use-programme.ts';

// Plus is in the card and waits for its holder.
const alerting: ReadonlySet<LoyaltyProgramType> = new Set(['T0_PLUS_EMBEDDED', 'T1_START_PLUS_EMBEDDED']);

/** Tells on the home that the card brings Plus with it, until the holder has it (LOYAL-21). */
export function LoyaltyAlert() {
  const { t } = useTranslation('loyalty');
  const { t: offer } = useTranslation('loyalty-offers');
  const id = useId();
  const type = useProgramme();
  const { go, isOpening } = useWayToPartner('GRAY_BOX');
  if (type === undefined || !alerting.has(type)) return null;
  return (
    <section className={styles['alert']} aria-labelledby={id}>
      <span className={styles['icon']}>
        <Icon name="loyalty" size={24} />
      </span>
      <div className={styles['words']}>
        <Heading level={2} size="group" id={id}>
          {offer('alert.title')}
        </Heading>
        <p className={styles['subtitle']}>{offer(`alert.${type}`)}</p>
      </div>
      <Button
        variant="secondary"
        onPress={go}
        isLoading={isOpening}
        loadingLabel={t('opening')}
        aria-describedby={id}
      >
        {offer('alert.action')}
      </Button>
    </section>
  );
}
