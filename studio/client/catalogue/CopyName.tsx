import { useTranslation } from '#i18n';
import { useState } from 'react';
import styles from './Entry.module.css';

/** Copies a name as files have it, or other words where the button says so; where the browser does not let copy, it says so and the name can be selected. */
export function CopyName({ name, label }: { name: string; label?: string }) {
  const { t } = useTranslation('studio');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(name).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <button type="button" className={styles['copy']} onClick={() => void copy()}>
        {label ?? t('catalogue.copy.idle')}
      </button>
      <output className={styles['soft']}>{state !== 'idle' && t(`catalogue.copy.${state}`)}</output>
    </>
  );
}
