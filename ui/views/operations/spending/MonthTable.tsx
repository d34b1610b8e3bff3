import { formatMoneyParts, formatMonthYear, useTranslation } from '#i18n';
import { Money } from '#ui/kit';
import styles from './Spending.module.css';
import type { SpendingMonth } from './spending-months.ts';

/** Gives the figures of the picture of the months, the newest first as in the list. */
export function MonthTable({ months }: { months: readonly SpendingMonth[] }) {
  const { t } = useTranslation('spending');
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col" className={styles['figure']}>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ day, spent }) => (
          <tr key={day}>
            <th scope="row">{formatMonthYear(day)}</th>
            <td className={styles['figure']}>
              <Money parts={formatMoneyParts(spent)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
