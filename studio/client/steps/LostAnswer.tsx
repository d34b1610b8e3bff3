import { useTranslation } from '#i18n';
import type { Step } from '#schemas';
import type { JourneyView } from '../../protocol.ts';
import type { StepPreview } from '../../written.ts';
import { Hinted } from '../fields/Hinted.tsx';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { stepTitle } from '../words/step-words.ts';
import { inOrder } from './in-order.ts';

type LostProps = {
  journey: JourneyView;
  of: Step['kind'];
  about: string;
  preview: StepPreview | undefined;
  chosen: string;
  onChoose: (step: string) => void;
};

/** Asks where a call that does something for good goes on when its answer is lost, and says where that is. */
export function LostAnswer({ journey, of, about, preview, chosen, onChoose }: LostProps) {
  const { t } = useTranslation('studio');
  const parts = useServer(places.parts());
  const isCommit = of === 'call' && parts?.kind === 'found' && parts.value.commits.includes(about);
  if (!isCommit) return null;
  const leads = preview?.kind === 'possible' ? preview.leads : [];
  const to = leads.find(({ pointer }) => pointer.endsWith('/commit/unsure/to'))?.to;
  const own = journey.steps.find(({ name }) => name === to);
  const where = own ? t('refuse.step', { title: stepTitle(t, own), name: own.name }) : to;
  return (
    <Hinted
      label={t('lost.unsure')}
      hint={where === undefined ? t('lost.unsureHint') : t('lost.leadsTo', { step: where })}
    >
      {(id) => (
        <select
          aria-describedby={id}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{t('lost.usual')}</option>
          {inOrder(journey).map((step) => (
            <option key={step.name} value={step.name}>
              {t('refuse.step', { title: stepTitle(t, step), name: step.name })}
            </option>
          ))}
        </select>
      )}
    </Hinted>
  );
}
