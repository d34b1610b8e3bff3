import { join } from '../class-names.ts';
import styles from './Money.module.css';

/** An amount taken apart in the holder's language; put together the parts are what is read out. */
export type MoneyPieces = { sign: string; units: string; decimals: string; currency: string };

type MoneyProps = {
  parts: MoneyPieces;
  /** What stands between units and decimals: the Italian comma unless told. */
  separator?: string | undefined;
  /** `row` for lists, `figure` for the facts of a card, `display` for the one amount that a page is about. */
  size?: 'row' | 'figure' | 'display' | undefined;
  /** `soft` for what has not been booked yet, `positive` for what comes in. */
  tone?: 'soft' | 'positive' | undefined;
};

/** Shows an amount with its figure first: sign, decimals and currency step back. */
export function Money({ parts, separator = ',', size = 'row', tone }: MoneyProps) {
  return (
    <span className={join(styles['money'], styles[size], tone && styles[tone])}>
      {parts.sign !== '' && <span className={styles['sign']}>{parts.sign}</span>}
      <span>{parts.units}</span>
      <span className={styles['decimals']}>
        {separator}
        {parts.decimals}
      </span>
      <span className={styles['currency']}>
        {'\u00a0'}
        {parts.currency}
      </span>
    </span>
  );
}
