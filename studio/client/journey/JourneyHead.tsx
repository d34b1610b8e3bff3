import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { guardAddress } from '../route.ts';
import { openingWords } from '../guards/guard-label.ts';
import styles from './JourneyPage.module.css';

/** Says which journey it is. */
export function JourneyHead({ journey }: { journey: JourneyView }) {
  const { id, title, version, guards } = journey;
  const { t } = useTranslation('studio');
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <p>
        {id}
        {version !== undefined && `, ${t('journey.version', { version })}`}
      </p>
      {guards.length > 0 && (
        <p className={styles['opens']}>
          <a href={guardAddress({ journey: id, pointer: '/allow' })} title={openingWords(t, journey)}>
            {openingWords(t, journey)}
          </a>
        </p>
      )}
    </header>
  );
}
