import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import type { StepPreview } from '../../written.ts';
import { counted } from '../words/counted.ts';
import { stepTitle } from '../words/step-words.ts';
import styles from './Actions.module.css';

/** Names the steps that nobody reaches any more once a change is done. */
export function Unreached({ journey, preview }: { journey: JourneyView; preview: StepPreview | undefined }) {
  const { t } = useTranslation('studio');
  const names = preview?.kind === 'possible' ? preview.unreached : [];
  const titles = names.map((name) => {
    const step = journey.steps.find((each) => each.name === name);
    const title = step ? stepTitle(t, step) : name;
    return title === name ? name : `«${title}» (${name})`;
  });
  return (
    <output className={styles['warned']}>
      {titles.length > 0 &&
        `${counted(t, ['actions.unreached.one', 'actions.unreached.many'], titles.length)} ${titles.join(', ')}.`}
    </output>
  );
}
