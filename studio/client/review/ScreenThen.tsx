import { useTranslation } from '#i18n';
import { useEffect } from 'react';
import { useStage, type Look } from '../simulator/use-stage.ts';
import { stageAddress } from './stage-address.ts';
import styles from './Review.module.css';

type ScreenProps = {
  journey: string;
  step: string;
  look: Look;
  title: string;
  revision: string | undefined;
  /** Why there is none on this side. */
  missing: string | undefined;
};

/** Shows a screen as it is, or as it was at a revision. */
export function ScreenThen({ title, missing, ...shown }: ScreenProps) {
  return (
    <figure className={styles['screen']}>
      <figcaption>{title}</figcaption>
      {missing === undefined ? (
        <StageThen title={title} {...shown} />
      ) : (
        <p className={styles['missing']}>{missing}</p>
      )}
    </figure>
  );
}

type StageProps = Omit<ScreenProps, 'missing'>;

function StageThen({ journey, step, look, title, revision }: StageProps) {
  const { t } = useTranslation('studio');
  const { frame, fault, send, setLook } = useStage(journey, step);
  useEffect(() => send({ kind: 'open', journey, at: { step } }), [send, journey, step]);
  useEffect(() => setLook(look), [setLook, look]);
  return (
    <>
      {fault !== undefined && <output className={styles['fault']}>{t('stage.fault', { why: fault })}</output>}
      <iframe ref={frame} src={stageAddress(revision)} title={`${t('stage.frame')}: ${title}`} />
    </>
  );
}
