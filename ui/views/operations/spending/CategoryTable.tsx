import { formatMoneyParts, formatMonthYear, useTranslation } from '#i18n';
import { CategoryMark, Money } from '#ui/kit';
import { categoryNumbers } from '../categories.ts';
import styles from './Spending.module.css';
import type { SpendingCategory, SpendingMonth } from './spending-months.ts';

/** Tells what a month was spent on: a bar, the amount and its part for each category. */
export function CategoryTable({ month: { day, spent, categories } }: { month: SpendingMonth }) {
  const { t } = useTranslation('operations');
  return (
    <table className={styles['categories']}>
      <caption className={styles['caption']}>
        <span>{formatMonthYear(day)}</span>
        <Money parts={formatMoneyParts(spent)} />
      </caption>
      <thead className={styles['headless']}>
        <tr>
          <th scope="col">{t('spending.category')}</th>
          <th scope="col">{t('spending.amount')}</th>
          <th scope="col">{t('spending.part')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((entry) => (
          <CategoryRow key={entry.category} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function CategoryRow({ entry: { category, spent, percent } }: { entry: SpendingCategory }) {
  const { t } = useTranslation('operations');
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
      <td className={styles['part']}>{t('spending.percent', { percent })}</td>
    </tr>
  );
}
