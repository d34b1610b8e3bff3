import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import type { RefusalsView } from '../../refusals.ts';
import { toldWords } from '../words/told-words.ts';
import { stepTitle } from '../words/step-words.ts';

type LostProps = { journey: JourneyView; lost: RefusalsView['lost'] };

/** Says where a call goes on when no answer of the bank’s comes. */
export function LostLine({ journey, lost: { isCommit, told, to } }: LostProps) {
  const { t } = useTranslation('studio');
  const own = journey.steps.find(({ name }) => name === to);
  const step = own && t('refuse.step', { title: stepTitle(t, own), name: own.name });
  if (isCommit) return <p>{step === undefined ? t('lost.untold') : t('lost.commit', { step })}</p>;
  const how = toldWords(t, told);
  return <p>{step === undefined ? t('lost.stays', { how }) : t('lost.leads', { how, step })}</p>;
}
