import { formatDate, formatMaskedPan, formatMoney, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { Checkbox, InputProblem, RadioGroup, Stack } from '#ui/kit';
import { useId, useState } from 'react';
import type { StepViewProps } from '../step-view.ts';
import styles from './PurchaseChoice.module.css';
import { RunningTotal } from './RunningTotal.tsx';

/** As many purchases as one plan may pay (INST-12). */
const most = 10;

type Choice = { value: string; label: string; description: string; cents: number };

/** Lets choose what a plan pays: one purchase, or several together where the card may (INST-17). */
export function PurchaseChoice({ input, given, isMissed, onAnswer }: StepViewProps) {
  // The journey hands over what listTransactions has answered, which the contract holds the bank to.
  const purchases = input['purchases'] as readonly Operation[];
  const choices = purchases.flatMap(choiceOf);
  // As this view itself has told it.
  const before = (given['keyCams'] ?? []) as readonly string[];
  const Chooser = input['many'] === true ? Several : One;
  return (
    <Chooser
      choices={choices}
      before={before}
      isMissed={isMissed}
      onChoose={(keyCams) => onAnswer({ keyCams })}
    />
  );
}

type ChooserProps = {
  choices: readonly Choice[];
  before: readonly string[];
  isMissed: boolean;
  onChoose: (keyCams: readonly string[]) => void;
};

function One({ choices, before, isMissed, onChoose }: ChooserProps) {
  const { t } = useTranslation('views');
  const [chosen, setChosen] = useState(before[0] ?? null);
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('purchases.one')}
        error={isMissed ? t('purchases.missing') : undefined}
        choices={choices}
        value={chosen}
        onChange={(keyCam) => {
          setChosen(keyCam);
          onChoose([keyCam]);
        }}
      />
      <Sum choices={choices} chosen={chosen === null ? [] : [chosen]} />
    </Stack>
  );
}

function Several({ choices, before, isMissed, onChoose }: ChooserProps) {
  const { t } = useTranslation('views');
  const labelId = useId();
  const [chosen, setChosen] = useState(before);
  const toggle = (keyCam: string, isSelected: boolean): void => {
    const rest = chosen.filter((one) => one !== keyCam);
    const now = isSelected ? [...rest, keyCam] : rest;
    setChosen(now);
    onChoose(now);
  };
  return (
    <fieldset
      className={styles['several']}
      aria-labelledby={labelId}
      aria-describedby={isMissed ? `${labelId}-error` : undefined}
    >
      <Stack gap={4}>
        <p id={labelId}>{t('purchases.several', { most })}</p>
        <div className={styles['list']}>
          {choices.map(({ value, label, description }) => (
            <div key={value} className={styles['row']}>
              <Checkbox
                label={label}
                description={description}
                isSelected={chosen.includes(value)}
                isDisabled={chosen.length === most && !chosen.includes(value)}
                onChange={(isSelected) => toggle(value, isSelected)}
              />
            </div>
          ))}
        </div>
        <Sum choices={choices} chosen={chosen} />
        <InputProblem id={labelId} error={isMissed ? t('purchases.missing') : undefined} />
      </Stack>
    </fieldset>
  );
}

/** What is chosen comes to so much; with nothing chosen there is nothing to say. */
function Sum({ choices, chosen }: { choices: readonly Choice[]; chosen: readonly string[] }) {
  const { t } = useTranslation('views');
  const totalOf = (summed: readonly Choice[]) => ({
    cents: summed.reduce((total, choice) => total + choice.cents, 0),
    note: t(summed.length === 1 ? 'purchases.chosen.one' : 'purchases.chosen.many', { count: summed.length }),
  });
  const summed = choices.filter(({ value }) => chosen.includes(value));
  const total = summed.length > 0 ? totalOf(summed) : undefined;
  return <RunningTotal label={t('purchases.total')} total={total} room={[totalOf(choices)]} isKept />;
}

function choiceOf({
  keyCam,
  merchant,
  transactionDate,
  chargeCurrencyAmount,
  cardIdValue,
}: Operation): Choice[] {
  if (keyCam === undefined || chargeCurrencyAmount === undefined) return [];
  const amount = formatMoney(chargeCurrencyAmount.amount);
  return [
    {
      value: keyCam,
      cents: chargeCurrencyAmount.amount,
      label: `${merchant.merchantName}, ${amount}`,
      description: `${formatDate(transactionDate)} · ${formatMaskedPan(cardIdValue)}`,
    },
  ];
}
