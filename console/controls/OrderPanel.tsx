import { useTranslation } from '#i18n';
import { Button, Disclosure, Select, TextField } from '#ui/kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ask } from '../server/ask.ts';
import { useBank } from '../server/bank.ts';
import styles from './Controls.module.css';
import { Panel } from './Panel.tsx';

/** What every order says: of which operation, and how often. */
type Common = { operationId: string; times: number };

type OrderPanelProps = {
  /** Where the orders are, and their part of the texts. */
  path: 'faults' | 'additions';
  orders: readonly object[];
  /** What is set, in words. */
  lines: readonly string[];
  /** Makes the order of what the form says, or nothing while that is not whole. */
  make: (common: Common) => object | undefined;
  /** The fields that this sort of order has besides. */
  children: (operationId: string) => ReactNode;
};

/** Shows the orders of one sort that are set, takes them away with one press, and sets another. */
export function OrderPanel({ path, orders, lines, make, children }: OrderPanelProps) {
  const { t } = useTranslation('console');
  const { act, fixed } = useBank();
  const [operationId, setOperationId] = useState('*');
  const [times, setTimes] = useState('1');
  const operations = Object.keys(fixed.operations).map((id) => ({ value: id, label: id }));
  const set = (event: FormEvent) => {
    event.preventDefault();
    const order = make({ operationId, times: Math.max(1, Number(times)) });
    if (order !== undefined)
      act(() => ask(path, { method: 'PUT', body: [...orders, order] }), t(`${path}.set`));
  };
  const clear = () => act(() => ask(path, { method: 'DELETE' }), t(`${path}.cleared`));
  return (
    <Panel
      title={t(`${path}.title`)}
      on={lines.length === 0 ? undefined : t('orders.on', { count: lines.length })}
      end={{ label: t('orders.clear'), run: clear }}
    >
      {lines.length === 0 && <p className={styles['soft']}>{t(`${path}.none`)}</p>}
      <ul className={styles['orders']} aria-label={t(`${path}.listed`)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Disclosure title={t(`${path}.add`)} level={3}>
        <form className={styles['form']} onSubmit={set} aria-label={t(`${path}.title`)}>
          <Select
            label={t('orders.operation')}
            choices={[{ value: '*', label: t('orders.all') }, ...operations]}
            value={operationId}
            onChange={setOperationId}
            placeholder=""
          />
          {children(operationId)}
          <TextField
            label={t('orders.times')}
            value={times}
            onChange={setTimes}
            accepts="digits"
            maxLength={2}
          />
          <Button type="submit">{t('orders.set')}</Button>
        </form>
      </Disclosure>
    </Panel>
  );
}
