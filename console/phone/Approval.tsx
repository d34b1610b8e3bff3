import { useTranslation } from '#i18n';
import { Button, Facts, Heading, TextField } from '#ui/kit';
import { type FormEvent, useId, useState } from 'react';
import type { WaitingApproval } from '#sandbox/console';
import { writtenHour } from '../frame/written.ts';
import styles from './PhonePage.module.css';

/** What the holder decides; the number is that of the portal. */
export type Decision = { decision: 'approve'; number: string } | { decision: 'refuse' };

type ApprovalProps = { approval: WaitingApproval; onDecide: (decision: Decision) => void };

/** Shows what is signed, and takes the decision. */
export function Approval({ approval, onDecide }: ApprovalProps) {
  const { t } = useTranslation('console');
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const approve = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^[1-9]\d$/u.test(number);
    setMissing(!isWhole);
    if (isWhole) onDecide({ decision: 'approve', number });
  };
  return (
    <form className={styles['approval']} onSubmit={approve} aria-labelledby={id}>
      <div>
        <Heading level={3} id={id}>
          {approval.title}
        </Heading>
        <p className={styles['soft']}>{t('phone.expires', { at: writtenHour(approval.expiresAt) })}</p>
      </div>
      <Facts facts={approval.details} />
      <TextField
        label={t('phone.number')}
        description={t('phone.note')}
        error={isMissing ? t('phone.numberMissing') : undefined}
        value={number}
        onChange={setNumber}
        accepts="digits"
        maxLength={2}
        autoComplete="off"
      />
      <div className={styles['decide']}>
        <Button variant="secondary" onPress={() => onDecide({ decision: 'refuse' })}>
          {t('phone.refuse')}
        </Button>
        <Button type="submit">{t('phone.approve')}</Button>
      </div>
    </form>
  );
}
