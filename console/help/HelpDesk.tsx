import { formatMoney, formatPhone, useTranslation } from '#i18n';
import { Badge, Button, Link, Select, TextField } from '#ui/kit';
import { type FormEvent, useState } from 'react';
import type { HelpDesk as Received } from '#sandbox/console';
import { Empty } from '../frame/Empty.tsx';
import { writtenHour } from '../frame/written.ts';
import styles from '../messages/Lists.module.css';
import { ask } from '../server/ask.ts';
import { useBank } from '../server/bank.ts';

type Request = Received['messages'][number];

/** Lists what holders wrote and disputed, and moves it on. */
export function HelpDesk({ requests }: { requests: readonly Request[] }) {
  const { t } = useTranslation('console');
  if (requests.length === 0) return <Empty words={t('help.none')} />;
  return (
    <ol className={styles['list']}>
      {requests.slice(0, 30).map((request) => (
        <Entry key={request.ticket} request={request} />
      ))}
    </ol>
  );
}

function Entry({ request }: { request: Request }) {
  const { t } = useTranslation('console');
  const { ticket, motivation, reason, message, telephone, at, attachments, history, next } = request;
  const about = reason === null ? motivation : t(`help.reason.${reason}`);
  return (
    <li className={styles['entry']}>
      <div className={styles['line']}>
        <strong>{ticket}</strong>
        <Badge>{t(`help.state.${history.at(-1)?.state ?? 'RECEIVED'}`)}</Badge>
        <span className={styles['soft']}>
          {[about, formatPhone(telephone), writtenHour(at)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {request.rightCents !== null && (
        <p>{t('help.right', { amount: formatMoney(request.rightCents, 'EUR') })}</p>
      )}
      {message !== '' && <p>{message}</p>}
      <p className={styles['line']}>
        {attachments.map(({ position, kind, bytes }) => (
          <Link key={position} href={`/sandbox/api/help-desk/${ticket}/attachments/${position}`}>
            {`${kind} (${Math.ceil(bytes / 1024)} kB)`}
          </Link>
        ))}
      </p>
      {next.length > 0 && <MoveOn key={next.join(' ')} ticket={ticket} next={next} />}
    </li>
  );
}

/** Moves a request on, with a note that its holder reads. */
function MoveOn({ ticket, next }: { ticket: string; next: Request['next'] }) {
  const { t } = useTranslation('console');
  const { act } = useBank();
  const [state, setState] = useState<string>(next[0] ?? '');
  const [note, setNote] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const order = { method: 'POST', body: { state, note } } as const;
    act(() => ask(`help-desk/${ticket}/state`, order), t('help.moved', { ticket }));
  };
  return (
    <form className={styles['actions']} onSubmit={send} aria-label={ticket}>
      <Select
        label={t('help.next')}
        choices={next.map((value) => ({ value, label: t(`help.state.${value}`) }))}
        value={state}
        onChange={setState}
        placeholder=""
      />
      <TextField label={t('help.note')} value={note} onChange={setNote} maxLength={500} />
      <Button type="submit" variant="secondary">
        {t('help.move')}
      </Button>
    </form>
  );
}
