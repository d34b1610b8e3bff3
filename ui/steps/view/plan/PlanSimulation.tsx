import { formatMoneyParts, formatRate, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import { Disclosure, Facts, Money, Stack } from '#ui/kit';
import type { StepViewProps } from '../step-view.ts';
import { OfferTerm } from './OfferTerm.tsx';
import { Schedule } from './Schedule.tsx';

type Simulation = BankReplies['simulatePlan'];

/** Shows a plan as it would be: what it costs first, then every instalment (INST-05). */
export function PlanSimulation({ input, now, onAct }: StepViewProps) {
  const { t } = useTranslation('views');
  // The journey hands over the reply of simulatePlan, which the contract holds the bank to.
  const { amount, offer, schedule } = input['simulation'] as Simulation;
  const last = schedule.at(-1);
  return (
    <Stack gap={4}>
      <OfferTerm until={input['until']} now={now} onLapse={() => onAct('lapse')} />
      <Facts
        facts={[
          { label: t('simulation.amount'), value: money(amount) },
          { label: t('simulation.installments'), value: offer.installmentsNumber },
          { label: t('simulation.installment'), value: money(offer.installmentAmount) },
          ...(last === undefined || last.amount - last.fee === offer.installmentAmount
            ? []
            : [{ label: t('simulation.last'), value: money(last.amount - last.fee) }]),
          { label: t('simulation.tan'), value: formatRate(offer.tan) },
          { label: t('simulation.taeg'), value: formatRate(offer.taeg) },
          { label: t('simulation.fee'), value: money(offer.fee) },
          { label: t('simulation.interest'), value: money(offer.totalInterest) },
          { label: t('simulation.total'), value: money(offer.totalAmount) },
        ]}
      />
      <Disclosure title={t('simulation.schedule')} level={2}>
        <Schedule schedule={schedule} />
      </Disclosure>
    </Stack>
  );
}

const money = (cents: number) => <Money parts={formatMoneyParts(cents)} />;
