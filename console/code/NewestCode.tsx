import { formatPhone, formatSeconds, useTranslation } from '#i18n';
import { Bar, Badge, Icon } from '#ui/kit';
import type { KnownHolder, SentMessage } from '#sandbox/console';
import { useBankTime } from '../server/use-bank-time.ts';
import { CopyButton } from './CopyButton.tsx';
import { codeState, inGroups, newestCode, type CodeState } from './newest-code.ts';
import styles from './NewestCode.module.css';

type NewestCodeProps = {
  messages: readonly SentMessage[];
  holderOf: (userId: number | null) => KnownHolder | undefined;
};

/** Shows before all else the code that the one who is logging in waits for. */
export function NewestCode({ messages, holderOf }: NewestCodeProps) {
  const { t } = useTranslation('console');
  const message = newestCode(messages);
  return (
    <section className={styles['surface']} aria-labelledby="code-title">
      <h2 id="code-title" className={styles['title']}>
        {t('code.title')}
      </h2>
      {message === undefined ? (
        <div className={styles['empty']}>
          <span className={styles['dots']} aria-hidden="true">
            {'••• •••'}
          </span>
          <p>{t('code.none')}</p>
        </div>
      ) : (
        <Code key={message.id} message={message} holder={holderOf(message.userId)} />
      )}
    </section>
  );
}

function Code({ message, holder }: { message: SentMessage; holder: KnownHolder | undefined }) {
  const { t } = useTranslation('console');
  const state = codeState(message, useBankTime());
  const code = message.code ?? '';
  const isDead = state.kind === 'spent' || state.kind === 'over';
  return (
    <div className={styles['parts']}>
      <div className={styles['main']}>
        <p className={styles['digits']} data-dead={isDead} data-long={code.length > 8}>
          <output aria-label={t('code.title')}>{inGroups(code)}</output>
        </p>
        <div className={styles['copy']}>
          <CopyButton value={code} label={t('code.label')} variant="primary" />
        </div>
      </div>
      <Life state={state} />
      <div className={styles['whose']}>
        <p className={styles['who']}>
          <Icon name={message.kind === 'sms' ? 'phone' : 'mail'} />
          <strong>{holder?.username ?? formatPhone(message.to)}</strong>
          {holder && <span className={styles['soft']}>{`${holder.name} ${holder.surname}`}</span>}
          {holder && message.kind === 'sms' && (
            <span className={styles['soft']}>{formatPhone(message.to)}</span>
          )}
        </p>
        <p className={styles['text']}>{message.text}</p>
      </div>
    </div>
  );
}

/** Says how long the code lives, as a bar and in words. */
function Life({ state }: { state: CodeState }) {
  const { t } = useTranslation('console');
  if (state.kind !== 'good')
    return (
      <p className={styles['life']}>
        <Badge tone={state.kind === 'open' ? 'info' : 'neutral'}>{t(`code.${state.kind}`)}</Badge>
      </p>
    );
  const words = t('code.good', { left: formatSeconds(state.leftSeconds) });
  const isShort = state.leftSeconds <= 60;
  return (
    <div className={styles['life']}>
      <Bar
        percent={state.percent}
        label={t('code.life')}
        valueText={words}
        tone={isShort ? 'warning' : 'calm'}
      />
      <p className={styles['left']} aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
