import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import styles from './GuardEditor.module.css';
import { guardLabel, openingWords } from './guard-label.ts';
import { GuardLine } from './GuardLine.tsx';

type OpeningProps = { journey: JourneyView; isReadOnly: boolean; sought: string | undefined };

/** Says when a journey may be opened, to be written there. */
export function OpeningGuard({ journey, isReadOnly, sought }: OpeningProps) {
  const { t } = useTranslation('studio');
  const guard = journey.guards.find(({ pointer }) => pointer === '/allow');
  if (!guard) return null;
  return (
    <section className={styles['opening']} aria-label={t('guard.opening')}>
      <h2>{t('guard.opening')}</h2>
      <p>{openingWords(t, journey)}</p>
      <GuardLine
        journey={journey}
        guard={guard}
        label={guardLabel(t, guard, journey)}
        isReadOnly={isReadOnly}
        isSought={sought === guard.pointer}
      />
    </section>
  );
}
