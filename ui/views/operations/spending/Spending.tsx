import { useState } from 'react';
import { formatMoney, formatMonthYear, monthKey, useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Disclosure } from '#ui/kit';
import { CategoryTable } from './CategoryTable.tsx';
import { MonthTable } from './MonthTable.tsx';
import styles from './Spending.module.css';
import type { SpendingMonth } from './spending-months.ts';

// As many as a trend needs, and as many as are wide enough for a finger.
const trendMonths = 6;

/** Draws the last months beside one another; the chosen one is told against the one before, and all that are known in a table. */
export function Spending({ months }: { months: readonly SpendingMonth[] }) {
  const { t } = useTranslation('spending');
  const [day, setDay] = useState(months.at(-1)?.day);
  const recent = months.slice(-trendMonths);
  const most = Math.max(1, ...recent.map(({ spent }) => spent));
  const place = months.findIndex((month) => month.day === day);
  const chosen = months[place];
  const before = months[place - 1];
  return (
    <div className={styles['spending']}>
      <div>
        <fieldset className={styles['months']} aria-label={t('months')}>
          {recent.map((month) => (
            <Month
              key={month.day}
              month={month}
              height={Math.round((month.spent * 100) / most)}
              isChosen={month.day === day}
              onChoose={() => setDay(month.day)}
            />
          ))}
        </fieldset>
        {chosen && before && <Trend month={chosen} before={before} />}
      </div>
      {chosen && <CategoryTable month={chosen} before={before} />}
      <Disclosure title={t('figures')}>
        <MonthTable months={months} />
      </Disclosure>
    </div>
  );
}

type TrendProps = { month: SpendingMonth; before: SpendingMonth };

/** Says in words what the columns show. */
function Trend({ month, before }: TrendProps) {
  const { t } = useTranslation('spending');
  const { now } = useApp();
  const difference = month.spent - before.spent;
  const which = difference > 0 ? 'more' : 'less';
  const values = { amount: formatMoney(Math.abs(difference)), month: nameOf(before).toLowerCase() };
  const isGoingOn = monthKey(month.day) === monthKey(new Date(now()).toISOString());
  return (
    <p className={styles['trend']}>
      {t(`trend.${difference === 0 ? 'same' : which}`, values)} {isGoingOn && t('trend.goingOn')}
    </p>
  );
}

const nameOf = ({ day }: SpendingMonth): string => formatMonthYear(day).split(' ')[0] ?? '';

type MonthProps = { month: SpendingMonth; height: number; isChosen: boolean; onChoose: () => void };

function Month({ month, height, isChosen, onChoose }: MonthProps) {
  return (
    <button
      type="button"
      className={styles['month']}
      aria-pressed={isChosen}
      aria-label={`${formatMonthYear(month.day)}, ${formatMoney(month.spent)}`}
      onClick={onChoose}
    >
      <svg className={styles['column']} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" y={100 - height} height={height} />
      </svg>
      <span className={styles['initial']}>{nameOf(month).slice(0, 3).toLowerCase()}</span>
    </button>
  );
}
