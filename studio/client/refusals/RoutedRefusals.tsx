import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import type { RefusalsView } from '../../refusals.ts';
import { toldWords } from '../words/told-words.ts';
import fields from '../fields/Fields.module.css';
import { stepTitle } from '../words/step-words.ts';

type RoutedProps = { journey: JourneyView; routed: RefusalsView['routed'] };

/** Lists the refusals of which a step says already what follows. */
export function RoutedRefusals({ journey, routed }: RoutedProps) {
  const { t } = useTranslation('studio');
  if (routed.length === 0) return <p>{t('refuse.none')}</p>;
  return (
    <ul className={fields['rows']} aria-label={t('refuse.routed')}>
      {routed.map(({ code, words, told, to }) => {
        const step = journey.steps.find(({ name }) => name === to);
        return (
          <li key={code} className={fields['row']}>
            <span className={fields['what']}>
              <strong>{words === '' ? code : words}</strong> <code>{code}</code>
            </span>
            <span className={fields['soft']}>
              {toldWords(t, told)}
              {step && ` → ${stepTitle(t, step)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
