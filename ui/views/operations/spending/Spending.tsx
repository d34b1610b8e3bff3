import { useState } from 'react';
import { formatMoney, formatMonthYear, useTranslation } from '#i18n';
import { Disclosure } from '#ui/kit';
import { CategoryTable } from './CategoryTable.tsx';
import { MonthTable } from './MonthTable.tsx';
import styles from './Spending.module.css';
import type { SpendingMonth } from './spending-months.ts';

/** Draws the months beside one another; the chosen one is told by category, and all of them in a table. */
export function Spending({ months }: { months: readonly SpendingMonth[] }) {
  const { t } = useTranslation('operations');
  const [day, setDay] = useState(months.at(-1)?.day);
  const chosen = months.find((month) => month.day === day);
  return (
    <div className={styles['spending']}>
      <fieldset className={styles['months']} aria-label={t('spending.months')}>
        {months.map((month) => (
          <Month
            key={month.day}
            month={month}
            isChosen={month.day === day}
            onChoose={() => setDay(month.day)}
          />
        ))}
      </fieldset>
      {chosen && <CategoryTable month={chosen} />}
      <Disclosure title={t('spending.figures')}>
        <MonthTable months={months} />
      </Disclosure>
    </div>
  );
}

type MonthProps = { month: SpendingMonth; isChosen: boolean; onChoose: () => void };

function Month({ month, isChosen, onChoose }: MonthProps) {
  const name = formatMonthYear(month.day);
  return (
    <button
      type="button"
      className={styles['month']}
      aria-pressed={isChosen}
      aria-label={`${name}, ${formatMoney(month.spent)}`}
      onClick={onChoose}
    >
      <svg className={styles['column']} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" y={100 - month.height} height={month.height} />
      </svg>
      <span className={styles['initial']}>{name.slice(0, 1)}</span>
    </button>
  );
}
