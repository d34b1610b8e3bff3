import { useState } from 'react';
import { formatMonthYear, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { OtherOperations, otherPageSize } from './OtherOperations.tsx';
import { mayGoOn, otherExpenses, type SamePeriod } from './same-period.ts';

type OtherOfPeriodProps = {
  operation: Operation;
  period: SamePeriod;
  onOpen: (operation: Operation) => void;
};

/** Lists what else was spent in the month of an operation, three at a time (OPDET-03). */
export function OtherOfPeriod({ operation, period, onOpen }: OtherOfPeriodProps) {
  const { t } = useTranslation('operation-detail');
  const [wanted, setWanted] = useState(otherPageSize);
  const others = otherExpenses(operation, period.operations);
  const loadMore = mayGoOn(operation, period.operations) ? period.loadMore : undefined;
  const showMore = (): void => {
    setWanted(wanted + otherPageSize);
    if (others.length < wanted + otherPageSize) loadMore?.();
  };
  return (
    <OtherOperations
      title={t(period.isFound ? 'periodFound' : 'period', {
        month: formatMonthYear(operation.transactionDate).toLowerCase(),
      })}
      operations={others.slice(0, wanted)}
      onOpen={onOpen}
      onMore={others.length > wanted || loadMore ? showMore : undefined}
      isLoading={period.isLoading}
    />
  );
}
