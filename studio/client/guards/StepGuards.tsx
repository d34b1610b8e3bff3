import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';
import styles from './GuardEditor.module.css';
import { guardLabel } from './guard-label.ts';
import { GuardLine } from './GuardLine.tsx';

type StepProps = { journey: JourneyView; step: string | undefined; isReadOnly: boolean };

/** Says beneath the drawing which conditions the chosen step has, to be written there. */
export function StepGuards({ journey, step, isReadOnly }: StepProps) {
  const { t } = useTranslation('studio');
  const own = journey.steps.find(({ name }) => name === step);
  const guarded = journey.ways.flatMap((way) => {
    const guard = way.from === step ? journey.guards.find(({ pointer }) => pointer === way.guard) : undefined;
    return guard ? [{ way, guard }] : [];
  });
  if (!own || guarded.length === 0) return null;
  return (
    <section className={styles['ofStep']} aria-label={t('guard.stepTitle', { title: stepTitle(t, own) })}>
      <h2>{t('guard.stepTitle', { title: stepTitle(t, own) })}</h2>
      <ul>
        {guarded.map(({ way, guard }) => (
          <li key={guard.pointer}>
            {wayWords(t, way)}
            <GuardLine
              journey={journey}
              guard={guard}
              label={guardLabel(t, guard, journey)}
              isReadOnly={isReadOnly}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
