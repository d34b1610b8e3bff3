import { useTranslation } from '#i18n';
import { type ReactNode, useId } from 'react';
import type { FilePlaces } from '../../written.ts';
import { counted } from '../words/counted.ts';
import styles from './StepDeeds.module.css';
import type { StepChanging } from './use-step-change.ts';

/** Shows which files a change of a step changes, and what is wrong then. */
export function ChangePreview({ changing }: { changing: StepChanging }) {
  const { t } = useTranslation('studio');
  const { preview, isReady, isSending } = changing;
  if (preview?.kind !== 'possible') return null;
  const { files, findings, failing } = preview;
  const changed = files.filter(({ becomes }) => becomes === undefined);
  const made = files.filter(({ becomes }) => becomes === 'new');
  const gone = files.filter(({ becomes }) => becomes === 'gone');
  return (
    <div className={styles['preview']} data-stale={(!isReady && !isSending) || undefined}>
      <Lines words={changed.length > 0 && changesWords(t, changed)} lines={changed.map(fileLine(t))} />
      <Lines
        words={made.length > 0 && counted(t, ['deeds.makes.one', 'deeds.makes.many'], made.length)}
        lines={made.map(({ file }) => ({ key: file, content: file }))}
      />
      <Lines
        words={gone.length > 0 && counted(t, ['deeds.goes.one', 'deeds.goes.many'], gone.length)}
        lines={gone.map(goneLine)}
      />
      <Lines
        words={failing.length > 0 && counted(t, ['deeds.failing.one', 'deeds.failing.many'], failing.length)}
        lines={failing.map((title) => ({ key: title, content: title }))}
      />
      <Lines
        words={findings.length > 0 && counted(t, ['deeds.finds.one', 'deeds.finds.many'], findings.length)}
        lines={findings.map(({ severity, message, file, pointer, code }) => ({
          key: `${file}${pointer}${code}${message}`,
          content: (
            <span className={styles[severity]}>
              <strong>{t(`findings.${severity}`)}</strong> {message}
            </span>
          ),
        }))}
      />
    </div>
  );
}

type Line = { key: string; content: ReactNode };

function Lines({ words, lines }: { words: string | false; lines: readonly Line[] }) {
  const id = useId();
  if (words === false) return null;
  return (
    <>
      <p id={id} aria-live="polite">
        {words}
      </p>
      <ul aria-labelledby={id}>
        {lines.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

const placesWords = (t: T, places: number): string =>
  counted(t, ['deeds.places.one', 'deeds.places.many'], places);

const fileLine =
  (t: T) =>
  ({ file, places }: FilePlaces): Line => ({
    key: file,
    content: (
      <>
        {file} <span className={styles['soft']}>{placesWords(t, places)}</span>
      </>
    ),
  });

const goneLine = ({ file, title }: FilePlaces): Line => ({
  key: file,
  content:
    title === undefined ? (
      file
    ) : (
      <>
        {title} <span className={styles['soft']}>{file}</span>
      </>
    ),
});

const changesWords = (t: T, files: readonly FilePlaces[]): string =>
  t('deeds.changes', {
    places: placesWords(
      t,
      files.reduce((sum, { places }) => sum + places, 0),
    ),
    files: counted(t, ['deeds.files.one', 'deeds.files.many'], files.length),
  });
