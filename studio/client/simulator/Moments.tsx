import { useTranslation } from '#i18n';
import type { Told, ToStage, WalkReport } from '../../stage/messages.ts';
import { operationName } from '../words/step-words.ts';
import { momentWords } from './moment-words.ts';
import styles from './SimulatorPane.module.css';

type MomentsProps = { report: WalkReport; send: (message: ToStage) => void };

/** Lists the moments of a walk; any of them can be gone back to. */
export function Moments({ report, send }: MomentsProps) {
  const { t } = useTranslation('studio');
  return (
    <ol className={styles['moments']} aria-label={t('simulator.history')}>
      {report.moments.map(({ label, journey, step, told }, index) => (
        // Moments are only ever added behind the others, or taken from the end.
        <li key={`${index} ${journey} ${step}`} aria-current={index === report.at ? 'step' : undefined}>
          <button
            type="button"
            title={t('simulator.rewind')}
            onClick={() => send({ kind: 'rewind', to: index })}
          >
            <span>{momentWords(t, label)}</span>
            <span className={styles['note']}>
              {step === '' ? '' : `${journey} / ${step}`}
              {index === report.at && ` (${t('simulator.here')})`}
            </span>
          </button>
          {told.length > 0 && (
            <ul className={styles['told']}>
              {told.map((each) => (
                <li key={JSON.stringify(each)}>
                  <ToldLine told={each} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function ToldLine({ told }: { told: Told }) {
  const { t } = useTranslation('studio');
  switch (told.kind) {
    case 'call':
      return t('simulator.told.call', { operation: operationName(t, told.operation) });
    case 'refresh':
      return t('simulator.told.refresh', { what: told.what.join(', ') });
    case 'refused':
      return told.meaning === '' ? told.code : t('simulator.told.refused', { ...told });
    case 'signed-out':
      return t('simulator.told.signedOut');
    default:
      return t(`simulator.told.${told.kind}`, { ...told });
  }
}
