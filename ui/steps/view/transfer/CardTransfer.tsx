import { formatIban, formatMoneyParts, lastDigitsOfPan, useTranslation } from '#i18n';
import { Heading, Money } from '#ui/kit';
import { useId, type ReactNode } from 'react';
import type { StepViewProps } from '../step-view.ts';
import styles from './CardTransfer.module.css';
import { CopyRow } from './CopyRow.tsx';

/** Shows what a prepaid card holds, and what a bank transfer that recharges it must say, to be copied (HOLDER-29). */
export function CardTransfer({ input }: StepViewProps) {
  const { t } = useTranslation('views');
  const { availability, card, pan, iban, beneficiary, reason } = shown(input);
  return (
    <div className={styles['page']}>
      <div>
        <p className={styles['label']}>{t('transfer.holds', { card, digits: lastDigitsOfPan(pan) })}</p>
        <Money parts={formatMoneyParts(availability)} size="display" />
      </div>
      {iban !== '' && (
        <Way title={t('transfer.title')} text={t('transfer.text')}>
          <dl className={styles['rows']}>
            <CopyRow label={t('transfer.iban')} value={iban} shown={formatIban(iban)} />
            <CopyRow label={t('transfer.beneficiary')} value={beneficiary} />
            <CopyRow label={t('transfer.reason')} value={reason} />
          </dl>
          <p className={styles['text']}>{t('transfer.when')}</p>
        </Way>
      )}
      <Way title={t('transfer.branch.title')} text={t('transfer.branch.text')} />
    </div>
  );
}

/** The journey hands over words and cents, as the contract has them; a bank that tells no IBAN leaves it empty. */
function shown(input: StepViewProps['input']) {
  const word = (name: string) => {
    const value = input[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    availability: Number(input['availability']),
    card: word('card'),
    pan: word('pan'),
    iban: word('iban'),
    beneficiary: word('beneficiary'),
    reason: word('reason'),
  };
}

function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['way']} aria-labelledby={id}>
      <div>
        <Heading level={2} size="group" id={id}>
          {title}
        </Heading>
        <p className={styles['text']}>{text}</p>
      </div>
      {children}
    </section>
  );
}
