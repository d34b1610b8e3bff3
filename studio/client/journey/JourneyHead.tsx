import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import styles from './JourneyPage.module.css';

/** Says which journey it is. */
export function JourneyHead({ journey: { id, title, version } }: { journey: JourneyView }) {
  const { t } = useTranslation('studio');
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>
        {id}
        {version !== undefined && `, ${t('journey.version', { version })}`}
      </p>
    </header>
  );
}
