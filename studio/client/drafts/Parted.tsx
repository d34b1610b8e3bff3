import { useTranslation } from '#i18n';
import styles from './Parted.module.css';
import type { Writing } from './use-draft.ts';

type PartedProps = {
  /** What stands in the file. */
  now: string;
  writing: Writing;
  /** Says a version in words, where it is not words itself. */
  say?: (version: string) => string;
};

/** Shows what was typed beside what somebody else has written meanwhile, for one of the two to be chosen. */
export function Parted({ now, writing, say = (version) => version }: PartedProps) {
  const { words, draft, why, keepMine, giveUp } = writing;
  const { t } = useTranslation('studio');
  return (
    <section className={styles['parted']} aria-label={t('texts.parted.label')}>
      <p className={styles['told']} role="alert">
        {why ?? t(draft?.isOvertaken ? 'texts.parted.overtaken' : 'texts.parted.both')}
      </p>
      <div className={styles['version']}>
        <h2>{t('texts.parted.mine')}</h2>
        <p>{say(words)}</p>
        <button type="button" onClick={keepMine}>
          {t('texts.parted.keepMine')}
        </button>
      </div>
      <div className={styles['version']}>
        <h2>{t('texts.parted.theirs')}</h2>
        <p>{say(now)}</p>
        <button type="button" onClick={giveUp}>
          {t('texts.parted.takeTheirs')}
        </button>
      </div>
    </section>
  );
}
