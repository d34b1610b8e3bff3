import { formatDate, useTranslation } from '#i18n';
import { type SubmitEvent, useId, useState } from 'react';
import controls from '../frame/Controls.module.css';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import styles from './Review.module.css';

type FormProps = { journey: string; revision: string; onCompare: (revision: string) => void };

/** Asks what to compare with, and offers branches, tags and the commits that have changed the journey. */
export function RevisionForm({ journey, revision, onCompare }: FormProps) {
  const { t } = useTranslation('studio');
  const id = useId();
  const [asked, ask] = useState(revision);
  const answered = useServer(places.revisions(journey));
  const lines = answered?.kind === 'found' ? answered.value : [];
  const compare = (event: SubmitEvent): void => {
    event.preventDefault();
    if (asked.trim() !== '') onCompare(asked.trim());
  };
  return (
    <form className={styles['form']} onSubmit={compare}>
      <label htmlFor={id}>{t('review.revision')}</label>
      <input
        id={id}
        className={controls['control']}
        list={`${id}-list`}
        value={asked}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => ask(currentTarget.value)}
      />
      <datalist id={`${id}-list`}>
        {lines.map(({ kind, name, day, subject }) => (
          <option key={`${kind} ${name}`} value={name}>
            {[t(`review.kind.${kind}`), day === '' ? '' : formatDate(day), subject]
              .filter(Boolean)
              .join(', ')}
          </option>
        ))}
      </datalist>
      <button type="submit">{t('review.compare')}</button>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('review.hint')}
      </p>
    </form>
  );
}
