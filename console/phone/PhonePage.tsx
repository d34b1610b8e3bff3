import { useTranslation } from '#i18n';
import { Button, EmptyState, Heading, Link, TextField } from '#ui/kit';
import { type FormEvent, useRef, useState } from 'react';
import type { WaitingApproval } from '#sandbox/console';
import { Mark } from '../frame/Bar.tsx';
import { ask, Refused } from '../server/ask.ts';
import { Approval, type Decision } from './Approval.tsx';
import styles from './PhonePage.module.css';
import { useWaiting } from './use-waiting.ts';

/** Stands for the bank’s app on a holder’s phone: what waits for an approval is approved or refused here. */
export function PhonePage() {
  const { t } = useTranslation('console');
  const asked = new URLSearchParams(window.location.search).get('username') ?? '';
  const [typed, setTyped] = useState(asked);
  const [username, setUsername] = useState(asked);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const [waiting, refresh] = useWaiting(username);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setUsername(typed.trim());
    setSaid(t('phone.of', { username: typed.trim() }));
  };
  const decide = async ({ id }: WaitingApproval, body: Decision): Promise<void> => {
    const words = await ask(`approvals/${id}/decision`, { method: 'POST', body }).then(
      () => t(body.decision === 'approve' ? 'phone.approved' : 'phone.refused'),
      (error: unknown) => refusalWords(error, t),
    );
    await refresh();
    setSaid(words);
    title.current?.focus();
  };
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <Mark name={t('phone.name')} />
        <Link href="/sandbox">{t('nav.console')}</Link>
      </header>
      <main className={styles['phone']}>
        <Heading level={1} size="section">
          {t('phone.title')}
        </Heading>
        <p className={styles['soft']}>{t('phone.lead')}</p>
        <output className={styles['said']}>{said}</output>
        <Heading level={2} size="group" ref={title}>
          {t('phone.waiting')}
        </Heading>
        {waiting.length === 0 && (
          <EmptyState icon="phone" title={t('phone.none')}>
            {t('phone.noneHelp')}
          </EmptyState>
        )}
        {waiting.map((one) => (
          <Approval key={one.id} approval={one} onDecide={(decision) => void decide(one, decision)} />
        ))}
        <form className={styles['form']} onSubmit={open}>
          <TextField label={t('counter.username')} value={typed} onChange={setTyped} autoComplete="off" />
          <Button type="submit" variant="secondary">
            {t('phone.open')}
          </Button>
        </form>
      </main>
    </div>
  );
}

function refusalWords(
  error: unknown,
  t: (key: 'phone.wrongNumber' | 'phone.over' | 'failed') => string,
): string {
  const code = error instanceof Refused ? error.code : '';
  if (code === 'WRONG_NUMBER') return t('phone.wrongNumber');
  return code === 'APPROVAL_OVER' ? t('phone.over') : t('failed');
}
