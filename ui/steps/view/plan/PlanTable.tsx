import { formatMoney, formatRate, useTexts } from '#i18n';
import type { BankReplies } from '#schemas';
import { EmptyState, RadioGroup } from '#ui/kit';
import { useState } from 'react';
import type { StepViewProps } from '../step-view.ts';

/** Lets choose among the plans that the bank offers for a purchase, each with what it costs (INST-04). */
export function PlanTable({ input, given, onAnswer }: StepViewProps) {
  const t = useTexts('views');
  const [chosen, setChosen] = useState(typeof given['planCode'] === 'string' ? given['planCode'] : null);
  // The journey hands over what listNewPlans has answered, which the contract holds the bank to.
  const plans = input['plans'] as BankReplies['listNewPlans']['plans'];
  if (plans.length === 0) return <EmptyState title={t('plans.none')} />;
  return (
    <RadioGroup
      label={t('plans.label')}
      choices={plans.map((plan) => ({
        value: plan.planCode,
        label: t('plans.choice', {
          number: plan.installmentsNumber,
          amount: formatMoney(plan.installmentAmount),
        }),
        description: t('plans.note', {
          tan: formatRate(plan.tan),
          taeg: formatRate(plan.taeg),
          fee: formatMoney(plan.fee),
          total: formatMoney(plan.totalAmount),
        }),
      }))}
      value={chosen}
      onChange={(planCode) => {
        setChosen(planCode);
        const plan = plans.find((one) => one.planCode === planCode);
        if (plan) onAnswer({ planCode, installmentsNumber: plan.installmentsNumber });
      }}
    />
  );
}
