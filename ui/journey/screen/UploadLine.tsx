import { useTranslation } from '#i18n';
import { ProgressLine } from '#ui/kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { JourneyRun } from '../run/run.ts';
import styles from './UploadLine.module.css';

/**
 * Shows how much of the holder’s files has gone, and that they were called off, for as long as the screen stays: in a place of its
 * own, so that neither covers the buttons nor moves them under a finger (HOLDER-11).
 */
export function UploadLine({ run: { uploads } }: { run: JourneyRun }) {
  const { t } = useTranslation('forms');
  const stand = useSyncExternalStore(uploads?.subscribe ?? never, () => uploads?.stand());
  useEffect(() => () => uploads?.forget(), [uploads]);
  const line = useRef<HTMLDivElement>(null);
  const isTold = stand !== undefined;
  // Who has pressed at the foot of the screen sees what becomes of it.
  useEffect(() => {
    if (isTold) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  return (
    <div ref={line} className={styles['line']}>
      {typeof stand === 'number' && <Gone share={stand} />}
      <output>{stand === 'off' && t('upload.off')}</output>
    </div>
  );
}

function Gone({ share }: { share: number }) {
  const { t } = useTranslation('forms');
  const percent = Math.floor(share * 100);
  return (
    <>
      <span>{percent < 100 ? t('upload.going', { percent }) : t('upload.gone')}</span>
      <ProgressLine value={share} label={t('upload.label')} />
    </>
  );
}

const never = () => () => undefined;
