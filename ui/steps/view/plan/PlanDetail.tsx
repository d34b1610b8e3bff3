import { formatDate, formatMoneyParts, formatRate, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { Disclosure, Facts, Money, Stack } from '#ui/kit';
import type { StepViewProps } from '../step-view.ts';
import { Schedule } from './Schedule.tsx';

type Detail = BankReplies['readPlan'];

/** Shows a plan as it stands: what is paid and what is left, its purchases, every instalment (INST-03). */
export function PlanDetail({ input }: StepViewProps) {
  const { t } = useTranslation('views');
  // The journey hands over the reply of readPlan, which the contract holds the bank to.
  const detail = input['detail'] as Detail;
  return (
    <Stack gap={4}>
      <Standing detail={detail} />
      <div>
        <Disclosure title={t('plan.purchases')} level={2}>
          <Facts
            facts={detail.purchases.map(({ merchantName, date, amount }) => ({
              label: `${merchantName}, ${formatDate(date)}`,
              value: money(amount),
            }))}
          />
        </Disclosure>
        <Disclosure title={t('simulation.schedule')} level={2}>
          <Schedule
            schedule={detail.schedule}
            showsPaid
            endsEarly={detail.plan.extinguishedOn !== undefined}
          />
        </Disclosure>
      </div>
    </Stack>
  );
}

const money = (cents: number) => <Money parts={formatMoneyParts(cents)} />;

function Standing({ detail: { plan, tan, taeg, fee, totalAmount, extinguishedAmount } }: { detail: Detail }) {
  const { t } = useTranslation('views');
  const { nextDueDate: next, extinguishedOn, plansType } = plan;
  return (
    <Facts
      facts={[
        { label: t('plan.state'), value: t(`plan.states.${plansType}`) },
        { label: t('plan.amount'), value: money(plan.amount) },
        {
          label: t('plan.paid'),
          value: t('plan.paidOf', { paid: plan.installmentsPaid, total: plan.installmentsNumber }),
        },
        { label: t('simulation.installment'), value: money(plan.installmentAmount) },
        { label: t('plan.residual'), value: money(plan.residualDebt) },
        ...(next === undefined ? [] : [{ label: t('plan.next'), value: formatDate(next) }]),
        ...(extinguishedOn === undefined
          ? []
          : [{ label: t('plan.extinguishedOn'), value: formatDate(extinguishedOn) }]),
        ...(extinguishedAmount === undefined
          ? []
          : [{ label: t('plan.extinguished'), value: money(extinguishedAmount) }]),
        { label: t('simulation.tan'), value: formatRate(tan) },
        { label: t('simulation.taeg'), value: formatRate(taeg) },
        { label: t('simulation.fee'), value: money(fee) },
        {
          label: t(plansType === 'CLOSED' ? 'plan.totalPaid' : 'simulation.total'),
          value: money(totalAmount),
        },
      ]}
    />
  );
}
