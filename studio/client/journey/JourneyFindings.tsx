import type { Finding } from '#analysis';
import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { FindingList } from '../findings/FindingList.tsx';
import { addressOf } from '../route.ts';
import styles from './JourneyPage.module.css';

/** Lists what is wrong with a journey, each with a way to its place. */
export function JourneyFindings({ journey }: { journey: JourneyView }) {
  const { t } = useTranslation('studio');
  if (journey.findings.length === 0) return <p className={styles['none']}>{t('findings.none')}</p>;
  const lead = (finding: Finding) => {
    const { file, pointer } = finding;
    const [first, ...rest] = pointer.split('/').slice(1).map(unescaped);
    const isText = file.startsWith('i18n/');
    const step = isText ? first : first === 'steps' ? rest[0] : undefined;
    if (step === undefined || !journey.steps.some(({ name }) => name === step)) return null;
    return (
      <a href={addressOf({ journey: journey.id, part: isText ? 'texts' : 'drawing', step })}>
        {isText ? t('findings.goToText', { key: [first, ...rest].join('.') }) : t('findings.goTo', { step })}
      </a>
    );
  };
  return (
    <div className={styles['findings']}>
      <FindingList findings={journey.findings} lead={lead} />
    </div>
  );
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
