import { useTranslation } from '#i18n';
import { type KeyboardEvent, useState } from 'react';
import type { TextView } from '../../protocol.ts';
import { postJson } from '../server/ask.ts';
import { places } from '../server/places.ts';
import { lostPlaceholders } from './placeholders.ts';
import styles from './TextTable.module.css';

type CellProps = { text: TextView; isReadOnly: boolean };

/** Holds one text to be written; it is saved by Enter, or when it is left. */
export function TextCell({ text, isReadOnly }: CellProps) {
  const { t } = useTranslation('studio');
  const { file, key, longest, isStandIn } = text;
  const [words, setWords] = useState(text.words);
  const [why, setWhy] = useState<string>();
  const isChanged = words !== text.words;
  const lost = lostPlaceholders(text.words, words);
  const save = async (): Promise<void> => {
    if (!isChanged) return;
    const answered = await postJson(places.text(), { file, key, was: text.words, words });
    if (answered.kind === 'missing') setWhy(answered.why || t('connection.lost'));
    else setWhy(answered.value.kind === 'refused' ? answered.value.why : undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setWords(text.words);
    // A line break in a text is written by Shift and Enter.
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void save();
  };
  return (
    <div className={styles['cell']}>
      <textarea
        aria-label={key}
        rows={1}
        value={words}
        readOnly={isReadOnly}
        data-changed={isChanged || undefined}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
      />
      <p className={styles['notes']}>
        {isStandIn && <span className={styles['warning']}>{t('texts.standIn')}</span>}
        {longest !== undefined && (
          <span className={words.length > longest ? styles['warning'] : undefined}>
            {t('texts.length', { length: words.length, longest })}
          </span>
        )}
        {lost.map((name) => (
          <span key={name} className={styles['warning']}>
            {t('texts.lost', { name })}
          </span>
        ))}
        {why !== undefined && (
          <span className={styles['critical']} role="alert">
            {why}
          </span>
        )}
      </p>
    </div>
  );
}
