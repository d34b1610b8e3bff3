import { formatDate, formatMoney, useTexts } from '#i18n';
import type { BankReplies } from '#schemas';
import styles from './Schedule.module.css';

const columns = ['number', 'due', 'sum', 'principal', 'interests'] as const;

/** Sets out every instalment of a plan; one that is paid says so when `showsPaid` is set. */
export function Schedule({
  schedule,
  showsPaid = false,
}: Pick<BankReplies['simulatePlan'], 'schedule'> & { showsPaid?: boolean }) {
  const t = useTexts('views');
  return (
    <table className={styles['schedule']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`simulation.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ number, dueDate, amount, principal, interest, paid }) => (
          <tr key={number}>
            <th scope="row">{showsPaid && paid ? t('plan.paidNumber', { number }) : number}</th>
            <td>{formatDate(dueDate)}</td>
            <td>{formatMoney(amount)}</td>
            <td>{formatMoney(principal)}</td>
            <td>{formatMoney(interest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
