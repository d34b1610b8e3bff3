import { useTranslation } from '#i18n';
import { AmountField } from '#ui/kit';
import type { FilterForm } from './filter-form.ts';
import { type FilterProblems, stepAmount } from './filter-rules.ts';
import styles from './FilterPanel.module.css';
import { typedAmount } from './typed-amount.ts';

type AmountFieldsProps = {
  id: string;
  form: FilterForm;
  problems: FilterProblems;
  onChange: (change: Partial<FilterForm>) => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Asks for an amount from and to; what is wrong is said where it is, and of the two together beneath the second (FILTER-20). */
export function AmountFields({ id, form, problems, onChange }: AmountFieldsProps) {
  const { t } = useTranslation('operation-filters');
  const field = (name: 'amountFrom' | 'amountTo') => ({
    id: `${id}-${name}`,
    label: t(name),
    value: form[name],
    unit: '€',
    keep: typedAmount,
    limitHint: t('amountLimit'),
    error: problems[name] && t(`wrong.${name}`),
    onChange: (kept: string) => onChange({ [name]: kept }),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onChange({ [name]: stepAmount(form[name], step) });
    },
  });
  return (
    <div className={styles['amounts']}>
      <AmountField {...field('amountFrom')} />
      <AmountField {...field('amountTo')} />
    </div>
  );
}
