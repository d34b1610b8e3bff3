import { useTranslation } from '#i18n';
import { newJourneyAddress } from '../route.ts';
import styles from './NewJourney.module.css';

/** Leads to where a journey is made. */
export function NewJourneyLink() {
  const { t } = useTranslation('studio');
  return (
    <a className={styles['link']} href={newJourneyAddress}>
      {t('newJourney.title')}
    </a>
  );
}
