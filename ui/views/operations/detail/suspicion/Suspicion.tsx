import { useId } from 'react';
import { useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { Heading } from '#ui/kit';
import { CardLock } from '../../../cards/lock/CardLock.tsx';
import { useCardLock } from '../../../cards/lock/use-card-lock.ts';
import { Disputed, useDispute } from './Disputed.tsx';
import { DisputeLinks, type DisputeLinksProps } from './DisputeLinks.tsx';
import styles from './Suspicion.module.css';
import { Unrecognised } from './Unrecognised.tsx';

/**
 * Says what can be done about an operation that does not seem right: dispute it and lock the card, or else write to the
 * help desk (HOLDER-24, HOLDER-25).
 */
export function Suspicion({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operation-detail');
  const id = useId();
  const { settings } = useApp();
  const card = useStored('cards', ({ list }) => list.find((one) => one.id === operation.effectiveCardId));
  const lock = useCardLock(card);
  const isDisputable = settings.extensions?.disputes === true && operation.disputeReference !== undefined;
  const way = isDisputable ? (
    <DisputeWay operation={operation} card={card} canLock={lock === 'open'} />
  ) : (
    <Unrecognised operation={operation} />
  );
  if (lock === undefined) return way;
  return (
    <section className={styles['suspicion']} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('suspicion')}
      </Heading>
      {way}
      <CardLock card={card} />
    </section>
  );
}

/** Leads to the dispute of an operation; once there is one, says how it stands and what can be done about that. */
function DisputeWay(props: DisputeLinksProps) {
  const dispute = useDispute(props.operation);
  return dispute ? <Disputed dispute={dispute} /> : <DisputeLinks {...props} />;
}
