import { formatDate, formatMoney, formatMoneyParts, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { useApp } from '#ui/state';
import { Link, Money, ProgressLine, Row, Rows } from '#ui/kit';
import styles from './PlanRows.module.css';

type Plan = BankReplies['listPlans']['plans'][number];

/** Shows plans one below the other, each leading to all that is known of it (INST-03). */
export function PlanRows({ plans }: { plans: readonly Plan[] }) {
  return (
    <Rows>
      {plans.map((plan) => (
        <Row key={plan.planReference}>
          <PlanRow plan={plan} />
        </Row>
      ))}
    </Rows>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const { t } = useTranslation('instalments');
  const { stores } = useApp();
  const { planReference, description, installmentsNumber, installmentsPaid, installmentAmount } = plan;
  const { amount, plansType, planId, keyCams = [] } = plan;
  const detail = `/installments/plan/${planReference}`;
  return (
    <span className={styles['plan']}>
      <span className={styles['head']}>
        <span className={styles['what']}>
          <Link href={detail} onFollow={() => stores.carried.getState().carry(detail, { planId, keyCams })}>
            {description}
          </Link>
        </span>
        <Money parts={formatMoneyParts(amount)} />
      </span>
      <span className={styles['note']}>
        {t('plan.size', { number: installmentsNumber, amount: formatMoney(installmentAmount) })}
      </span>
      <Standing plan={plan} />
      {plansType === 'ACTIVE' && <ProgressLine value={installmentsPaid} max={installmentsNumber} />}
    </span>
  );
}

/** Says how far a plan is, and of one that was paid off early when it was. */
function Standing({ plan }: { plan: Plan }) {
  const { t } = useTranslation('instalments');
  const { plansType, installmentsPaid: paid, installmentsNumber: total, nextDueDate, extinguishedOn } = plan;
  const isNextKnown = plansType === 'ACTIVE' && nextDueDate !== undefined;
  return (
    <span className={styles['note']}>
      {extinguishedOn === undefined
        ? t(`plan.${plansType}`, { paid, total })
        : t('plan.early', { paid, total, date: formatDate(extinguishedOn) })}
      {isNextKnown && <> {t('plan.next', { date: formatDate(nextDueDate) })}</>}
    </span>
  );
}
