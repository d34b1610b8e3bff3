import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useId, useRef } from 'react';
import type { FilePlaces } from '../../written.ts';
import { counted } from '../words/counted.ts';
import styles from './StepPanel.module.css';
import { useRenaming, type Renaming } from './use-renaming.ts';

type FormProps = {
  journey: string;
  step: string;
  onSend: (name: string) => void;
  onDone: (name: string) => void;
  onClose: () => void;
};

/** Asks for a new name of a step, and shows which files it changes before it is given. */
export function RenameForm({ journey, step, onSend, onDone, onClose }: FormProps) {
  const { t } = useTranslation('studio');
  const renaming = useRenaming({ journey, step }, { onSend, onDone });
  const { name, type, preview, isReady, isSending, why, send } = renaming;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <form
      className={styles['form']}
      aria-label={t('rename.of', { name: step })}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        ref={box}
        label={t('rename.name')}
        value={name}
        onChange={type}
        error={preview?.kind === 'refused' ? preview.why : undefined}
        autoComplete="off"
        spellCheck="false"
        onKeyDown={({ key }) => key === 'Escape' && !isSending && onClose()}
      />
      {why !== undefined && (
        <p className={styles['why']} role="alert">
          {why}
        </p>
      )}
      <p className={styles['deeds']}>
        {/* Disabled for good it would lose the focus while more is typed. */}
        <button type="submit" data-main aria-disabled={!isReady || undefined}>
          {t('rename.do')}
        </button>
        <button type="button" disabled={isSending} onClick={onClose}>
          {t('rename.giveUp')}
        </button>
      </p>
      {/* A step of a long journey stands in more files than the panel is high: the buttons stay in sight. */}
      <Preview renaming={renaming} />
    </form>
  );
}

function Preview({ renaming: { preview, isReady, isSending } }: { renaming: Renaming }) {
  const { t } = useTranslation('studio');
  const id = useId();
  if (preview?.kind !== 'possible')
    return <p className={styles['note']}>{preview ? t('rename.nothing') : t('rename.hint')}</p>;
  const { files } = preview;
  return (
    <div className={styles['preview']} data-stale={(!isReady && !isSending) || undefined}>
      <p id={id} aria-live="polite">
        {t('rename.changes', { places: placesWords(t, files), files: filesWords(t, files) })}
      </p>
      <ul aria-labelledby={id}>
        {files.map(({ file, places }) => (
          <li key={file}>
            {file} <span>{counted(t, ['rename.places.one', 'rename.places.many'], places)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

const placesWords = (t: T, files: readonly FilePlaces[]): string =>
  counted(
    t,
    ['rename.places.one', 'rename.places.many'],
    files.reduce((sum, { places }) => sum + places, 0),
  );

const filesWords = (t: T, files: readonly FilePlaces[]): string =>
  counted(t, ['rename.files.one', 'rename.files.many'], files.length);
