import { useTranslation } from '#i18n';
import { useId } from 'react';
import box from '../frame/Box.module.css';
import { journeyFile } from '../guards/use-guard-draft.ts';
import { lineAddress } from '../route.ts';
import styles from './StepEditor.module.css';

type JsonProps = {
  text: string;
  place: { journey: string; line: number };
  /** Why it cannot be read. */
  why: string | undefined;
  onType: (text: string) => void;
};

/** Edits a step as it is written. */
export function StepJson({ text, place: { journey, line }, why, onType }: JsonProps) {
  const { t } = useTranslation('studio');
  const id = useId();
  return (
    <div className={styles['json']}>
      <p className={styles['name']}>
        <label htmlFor={id}>{t('edit.json')}</label>{' '}
        <a href={lineAddress({ file: journeyFile(journey), line })}>{t('guard.toFile')}</a>
      </p>
      <textarea
        id={id}
        value={text}
        rows={Math.min(30, Math.max(8, text.split('\n').length))}
        spellCheck="false"
        aria-invalid={why !== undefined || undefined}
        aria-describedby={`${id}-why`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id={`${id}-why`} className={box['critical']} aria-live="polite">
        {why}
      </p>
    </div>
  );
}
