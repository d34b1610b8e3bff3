import { useTranslation } from '#i18n';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { JourneyView, TextView } from '../../protocol.ts';
import { Parted } from '../drafts/Parted.tsx';
import { textNotes, type TextNote } from './text-notes.ts';
import styles from './TextTable.module.css';
import type { Writing } from '../drafts/use-draft.ts';
import { useTextDraft } from './use-text-draft.ts';

type CellProps = {
  text: TextView;
  avoid: JourneyView['avoid'];
  isReadOnly: boolean;
  /** The address leads to it. */
  isSought: boolean;
};

/** Holds one text to be written; it is saved by Enter, or when it is left. */
export function TextCell({ text, avoid, isReadOnly, isSought }: CellProps) {
  const writing = useTextDraft(text);
  const { words, draft, isParted, type, save, giveUp } = writing;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isSought) box.current?.focus();
  }, [isSought]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Of two versions one is chosen, not thrown away in passing.
    if (event.key === 'Escape' && !isParted) giveUp();
    // A line break in a text is written by Shift and Enter.
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) save();
  };
  return (
    <div className={styles['cell']} onBlur={onBlur}>
      <textarea
        ref={box}
        aria-label={text.key}
        rows={1}
        value={words}
        readOnly={isReadOnly}
        data-changed={draft !== undefined || undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isParted ? <Parted now={text.words} writing={writing} /> : <Unsaved writing={writing} />}
      <Notes
        isMissing={text.isMissing === true}
        isStandIn={text.isStandIn}
        notes={textNotes(text, { words, avoid })}
      />
    </div>
  );
}

function Unsaved({ writing: { draft, why, save, giveUp } }: { writing: Writing }) {
  const { t } = useTranslation('studio');
  if (!draft) return null;
  return (
    <p className={styles['unsaved']}>
      {why === undefined ? (
        <span className={styles['warning']}>{t('texts.unsaved')}</span>
      ) : (
        <span className={styles['critical']} role="alert">
          {why}
        </span>
      )}
      <button type="button" onClick={save}>
        {t('texts.save')}
      </button>
      <button type="button" onClick={giveUp}>
        {t('texts.undo')}
      </button>
    </p>
  );
}

type NotesProps = { isMissing: boolean; isStandIn: boolean; notes: readonly TextNote[] };

function Notes({ isMissing, isStandIn, notes }: NotesProps) {
  const { t } = useTranslation('studio');
  return (
    <p className={styles['notes']}>
      {isMissing && <span className={styles['warning']}>{t('texts.missing')}</span>}
      {isStandIn && <span className={styles['warning']}>{t('texts.standIn')}</span>}
      {notes.map((note) => (
        <span
          key={`${note.kind} ${'name' in note ? note.name : ''}`}
          className={note.kind === 'length' && !note.isTooLong ? undefined : styles['warning']}
        >
          {t(`texts.${note.kind}`, note)}
        </span>
      ))}
    </p>
  );
}
