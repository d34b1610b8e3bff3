import { formatMoney, formatMoneyParts, formatMonthYear, useTranslation } from '#i18n';
import { CategoryMark, Money } from '#ui/kit';
import { categoryNumbers } from '../categories.ts';
import styles from './Spending.module.css';
import { type ComparedCategory, compareCategories } from './spending-change.ts';
import type { SpendingMonth } from './spending-months.ts';

type CategoryTableProps = { month: SpendingMonth; before: SpendingMonth | undefined };

/** Tells what a month was spent on: a bar, the amount, its part for each category and what it was a month before. */
export function CategoryTable({ month, before }: CategoryTableProps) {
  const { t } = useTranslation('spending');
  return (
    <table className={styles['categories']}>
      <caption className={styles['caption']}>
        <span>{formatMonthYear(month.day)}</span>
        <Money parts={formatMoneyParts(month.spent)} />
        {before && (
          <span className={styles['against']} aria-hidden="true">
            {t('change.against', { month: formatMonthYear(before.day).split(' ')[0]?.toLowerCase() })}
          </span>
        )}
      </caption>
      <thead className={styles['headless']}>
        <tr>
          <th scope="col">{t('category')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('part')}</th>
          {before && <th scope="col">{t('change.label')}</th>}
        </tr>
      </thead>
      <tbody>
        {compareCategories(month, before).map((entry) => (
          <CategoryRow key={entry.category} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function CategoryRow({ entry: { category, spent, percent, change } }: { entry: ComparedCategory }) {
  const { t } = useTranslation('spending');
  const { t: nameOf } = useTranslation('categories');
  return (
    <tr className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <CategoryMark category={categoryNumbers[category]} />
        <span className={styles['words']}>
          {nameOf(category)}
          <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles['track']} width="100" height="4" />
            <rect width={percent} height="4" />
          </svg>
        </span>
      </th>
      <td className={styles['figure']}>
        <Money parts={formatMoneyParts(spent)} />
      </td>
      <td className={styles['part']}>{t('percent', { percent })}</td>
      {change !== undefined && (
        <td className={styles['change']}>
          <Change change={change} />
        </td>
      )}
    </tr>
  );
}

/** More and less by their signs, never by colour. */
function Change({ change }: { change: number | 'new' }) {
  const { t } = useTranslation('spending');
  if (change === 'new') return t('change.new');
  if (change === 0) return t('change.same');
  return t(`change.${change > 0 ? 'more' : 'less'}`, { amount: formatMoney(Math.abs(change)) });
}
