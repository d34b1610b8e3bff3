import { formatMoney, formatRate, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { EmptyState, RadioGroup, Stack } from '#ui/kit';
import { useState } from 'react';
import type { StepViewProps } from '../step-view.ts';
import { OfferTerm } from './OfferTerm.tsx';
import { RunningTotal } from './RunningTotal.tsx';

/** Lets choose among the plans that the bank offers for a purchase, each with what it costs (INST-04). */
export function PlanTable({ input, given, isMissed, now, onAct, onAnswer }: StepViewProps) {
  const { t } = useTranslation('views');
  const [chosen, setChosen] = useState(typeof given['planCode'] === 'string' ? given['planCode'] : null);
  // The journey hands over what listNewPlans has answered, which the contract holds the bank to.
  const plans = input['plans'] as BankReplies['listNewPlans']['plans'];
  const plan = plans.find(({ planCode }) => planCode === chosen);
  const totalOf = (offer: Offer) => ({
    cents: offer.totalAmount,
    note: t(lastOf(offer) === offer.installmentAmount ? 'plans.parts.even' : 'plans.parts.last', {
      number: offer.installmentsNumber,
      amount: formatMoney(offer.installmentAmount),
      last: formatMoney(lastOf(offer)),
      fee: formatMoney(offer.fee),
    }),
  });
  if (plans.length === 0) return <EmptyState title={t('plans.none')} />;
  return (
    <Stack gap={4}>
      <OfferTerm until={input['until']} now={now} onLapse={() => onAct('lapse')} />
      <RadioGroup
        label={t('plans.label')}
        error={isMissed ? t('plans.missing') : undefined}
        choices={plans.map((offer) => ({
          value: offer.planCode,
          label: t('plans.choice', {
            number: offer.installmentsNumber,
            amount: formatMoney(offer.installmentAmount),
          }),
          description: t('plans.note', {
            tan: formatRate(offer.tan),
            taeg: formatRate(offer.taeg),
            fee: formatMoney(offer.fee),
            total: formatMoney(offer.totalAmount),
          }),
        }))}
        value={chosen}
        onChange={(planCode) => {
          setChosen(planCode);
          const wanted = plans.find((one) => one.planCode === planCode);
          if (wanted) onAnswer({ planCode, installmentsNumber: wanted.installmentsNumber });
        }}
      />
      <RunningTotal label={t('plans.total')} total={plan && totalOf(plan)} room={plans.map(totalOf)} />
    </Stack>
  );
}

type Offer = BankReplies['listNewPlans']['plans'][number];

/** The last instalment takes the cents that do not divide. */
const lastOf = ({ totalAmount, fee, installmentsNumber, installmentAmount }: Offer): number =>
  totalAmount - fee - (installmentsNumber - 1) * installmentAmount;
