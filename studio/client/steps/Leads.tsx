import { useTranslation } from '#i18n';
import type { JourneyView, StepView } from '../../protocol.ts';
import type { StepLead } from '../../written.ts';
import { counted } from '../words/counted.ts';
import { leadWords } from './lead-words.ts';
import styles from './StepDeeds.module.css';
import { StepSelect } from './StepSelect.tsx';

type LeadsProps = {
  leads: readonly StepLead[];
  journey: JourneyView;
  others: readonly StepView[];
  onLead: (instead: Readonly<Record<string, string>>) => void;
};

/** Asks where what leads to a step shall lead instead: all of it at once, or way by way. */
export function Leads({ leads, journey, others, onLead }: LeadsProps) {
  const { t } = useTranslation('studio');
  if (leads.length === 0) return <p>{t('remove.unled')}</p>;
  const targets = new Set(leads.map(({ to }) => to));
  const [only = ''] = targets.size === 1 ? targets : [];
  const all = (to: string) => Object.fromEntries(leads.map(({ pointer }) => [pointer, to]));
  const each = leads.map((lead) => (
    <Lead key={lead.pointer} lead={lead} journey={journey} others={others} onLead={onLead} />
  ));
  return (
    <fieldset className={styles['leads']}>
      <legend>{counted(t, ['remove.leads.one', 'remove.leads.many'], leads.length)}</legend>
      {leads.length === 1 ? (
        each
      ) : (
        <>
          <p>
            <span>{t('remove.all')}</span>
            <StepSelect
              label={t('remove.all')}
              steps={others}
              chosen={only}
              onChoose={(to) => onLead(all(to))}
            />
          </p>
          <details>
            <summary>{t('remove.each')}</summary>
            {each}
          </details>
        </>
      )}
    </fieldset>
  );
}

type LeadProps = Omit<LeadsProps, 'leads'> & { lead: StepLead };

function Lead({ lead: { pointer, to }, journey, others, onLead }: LeadProps) {
  const { t } = useTranslation('studio');
  const { words, step } = leadWords(t, pointer, journey);
  return (
    <p>
      <span>
        {words} {step !== undefined && <code>{step}</code>}
      </span>
      <StepSelect
        label={step === undefined ? words : `${words} (${step})`}
        steps={others}
        chosen={to}
        onChoose={(next) => onLead({ [pointer]: next })}
      />
    </p>
  );
}
