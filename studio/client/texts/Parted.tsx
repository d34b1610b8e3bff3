import { useTranslation } from '#i18n';
import styles from './Parted.module.css';
import type { TextDraft } from './use-text-draft.ts';

type PartedProps = {
  /** What stands in the file. */
  now: string;
  writing: TextDraft;
};

/** Shows what was typed beside what somebody else has written meanwhile, for one of the two to be chosen. */
export function Parted({ now, writing: { words, draft, why, keepMine, giveUp } }: PartedProps) {
  const { t } = useTranslation('studio');
  return (
    <section className={styles['parted']} aria-label={t('texts.parted.label')}>
      <p className={styles['told']} role="alert">
        {why ?? t(draft?.isOvertaken ? 'texts.parted.overtaken' : 'texts.parted.both')}
      </p>
      <div className={styles['version']}>
        <h2>{t('texts.parted.mine')}</h2>
        <p>{words}</p>
        <button type="button" onClick={keepMine}>
          {t('texts.parted.keepMine')}
        </button>
      </div>
      <div className={styles['version']}>
        <h2>{t('texts.parted.theirs')}</h2>
        <p>{now}</p>
        <button type="button" onClick={giveUp}>
          {t('texts.parted.takeTheirs')}
        </button>
      </div>
    </section>
  );
}
