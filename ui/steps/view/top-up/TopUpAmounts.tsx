import { formatMoney, useTranslation } from '#i18n';
import { RadioGroup } from '#ui/kit';
import { useState } from 'react';
import type { StepViewProps } from '../step-view.ts';

/** Lets choose one of the amounts that the operator takes. */
export function TopUpAmounts({ input, given, isMissed, onAnswer }: StepViewProps) {
  const { t } = useTranslation('views');
  const [chosen, setChosen] = useState('amount' in given ? String(given['amount']) : null);
  // The journey hands over the amounts of an operator, in cents, as the contract has them.
  const amounts = input['amounts'] as readonly number[];
  return (
    <RadioGroup
      look="tiles"
      label={t('topUp.label')}
      error={isMissed ? t('topUp.missing') : undefined}
      choices={amounts.map((cents) => ({ value: String(cents), label: formatMoney(cents) }))}
      value={chosen}
      onChange={(value) => {
        setChosen(value);
        onAnswer({ amount: Number(value) });
      }}
    />
  );
}
