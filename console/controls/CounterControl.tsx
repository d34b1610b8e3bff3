import { useTranslation } from '#i18n';
import { Button, Dialog, TextField } from '#ui/kit';
import { type FormEvent, useState } from 'react';
import { ask } from '../server/ask.ts';
import { useBank } from '../server/bank.ts';
import styles from './Controls.module.css';
import { Panel } from './Panel.tsx';

/** Unblocks a holder, and begins from the start. */
export function CounterControl() {
  const { t } = useTranslation('console');
  const { act } = useBank();
  const [username, setUsername] = useState('');
  const [isAsking, setAsking] = useState(false);
  const unblock = (event: FormEvent) => {
    event.preventDefault();
    act(
      () => ask('unblock', { method: 'POST', body: { username: username.trim() } }),
      t('counter.unblocked'),
    );
  };
  const reset = () => {
    setAsking(false);
    act(() => ask('reset', { method: 'POST' }), t('counter.isReset'));
  };
  return (
    <Panel title={t('counter.title')}>
      <form className={styles['form']} onSubmit={unblock}>
        <TextField
          label={t('counter.username')}
          value={username}
          onChange={setUsername}
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit" variant="secondary">
          {t('counter.unblock')}
        </Button>
      </form>
      <Button variant="critical" onPress={() => setAsking(true)}>
        {t('counter.reset')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('counter.sure')}
        closeLabel={t('counter.keep')}
        footer={
          <>
            <Button variant="quiet" onPress={() => setAsking(false)}>
              {t('counter.keep')}
            </Button>
            <Button variant="critical" onPress={reset}>
              {t('counter.resetAll')}
            </Button>
          </>
        }
      >
        <p>{t('counter.note')}</p>
      </Dialog>
    </Panel>
  );
}
