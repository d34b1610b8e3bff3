import type { Finding } from '#analysis';
import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { placeOf } from '../findings/place-of.ts';
import { addressOf, textAddress } from '../route.ts';
import styles from './JourneyPage.module.css';

/** Lists what is wrong with a journey, each with a way to its place. */
export function JourneyFindings({ journey }: { journey: JourneyView }) {
  const { t } = useTranslation('studio');
  if (journey.findings.length === 0) return <p className={styles['none']}>{t('findings.none')}</p>;
  const lead = (finding: Finding) => {
    const { text, step } = placeOf(finding, journey);
    if (text !== undefined)
      return (
        <a href={textAddress({ file: journey.id, key: text })}>{t('findings.goToText', { key: text })}</a>
      );
    if (step === undefined) return null;
    return (
      <a href={addressOf({ journey: journey.id, part: 'drawing', step })}>{t('findings.goTo', { step })}</a>
    );
  };
  return (
    <div className={styles['findings']}>
      <FindingList findings={journey.findings} lead={lead} />
    </div>
  );
}
