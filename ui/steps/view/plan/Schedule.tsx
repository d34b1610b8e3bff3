import { formatDate, formatMoney, useTranslation } from '#i18n';
import type { BankReplies } from '#schemas';
import styles from './Schedule.module.css';

const columns = ['number', 'due', 'sum', 'principal', 'interests'] as const;

type ScheduleProps = Pick<BankReplies['simulatePlan'], 'schedule'> & {
  /** Says of every instalment that is paid that it is. */
  showsPaid?: boolean;
  /** Says of the last line that it is no instalment but what paid the plan off. */
  endsEarly?: boolean;
};

/** Sets out every instalment of a plan. */
export function Schedule({ schedule, showsPaid = false, endsEarly = false }: ScheduleProps) {
  const { t } = useTranslation('views');
  const payoff = endsEarly ? schedule.at(-1) : undefined;
  const nameOf = (line: (typeof schedule)[number]) => {
    if (line === payoff) return t('plan.payoff');
    return showsPaid && line.paid ? t('plan.paidNumber', { number: line.number }) : line.number;
  };
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
        {schedule.map((line) => (
          <tr key={line.number}>
            <th scope="row">{nameOf(line)}</th>
            <td>{formatDate(line.dueDate)}</td>
            <td>{formatMoney(line.amount)}</td>
            <td>{formatMoney(line.principal)}</td>
            <td>{formatMoney(line.interest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
