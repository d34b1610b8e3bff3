import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { useState } from 'react';
import styles from './CardTransfer.module.css';

type CopyRowProps = {
  label: string;
  /** What is copied. */
  value: string;
  /** How it is shown, where that is easier to read. */
  shown?: string;
};

/** Pairs a name with what is to be copied; where the browser does not let copy, it says so and the words can be selected. */
export function CopyRow({ label, value, shown = value }: CopyRowProps) {
  const { t } = useTranslation('views');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  const isCopied = state === 'copied';
  return (
    <div className={styles['row']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>
        <span className={styles['words']}>{shown}</span>
        <output className={styles['refused']}>{state === 'refused' && t('transfer.refused')}</output>
      </dd>
      <dd className={styles['copy']}>
        <Button
          variant="quiet"
          icon={isCopied ? 'check' : 'copy'}
          aria-label={t(isCopied ? 'transfer.copiedLabel' : 'transfer.copyLabel', { label })}
          onPress={() => void copy()}
        >
          {t(isCopied ? 'transfer.copied' : 'transfer.copy')}
        </Button>
      </dd>
    </div>
  );
}
