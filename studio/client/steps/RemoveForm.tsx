import { useTranslation } from '#i18n';
import { useEffect, useRef } from 'react';
import type { StepLead, StepPreview, StepRemoval } from '../../written.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { Orphans } from '../parts/Orphans.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { DeedProps } from './deeds.ts';
import { inOrder } from './in-order.ts';
import { Leads } from './Leads.tsx';
import styles from './StepDeeds.module.css';
import { useStepChange } from './use-step-change.ts';

type Said = Pick<StepRemoval, 'instead' | 'keeps' | 'takes'>;

const nothingSaid: Said = { instead: {}, keeps: false, takes: [] };

/** Asks where what leads to a step shall lead once that is gone, and shows what goes with it. */
export function RemoveForm({ journey, step: { name: step }, onDone, onClose }: DeedProps) {
  const { t } = useTranslation('studio');
  const label = t('remove.of', { name: step });
  const draft = useFormDraft({ journey: journey.id, step, form: 'remove' }, { label, begun: nothingSaid });
  const { instead, keeps, takes } = draft.said;
  const say = (next: Partial<Said>): void => draft.say({ ...draft.said, ...next });
  const changing = useStepChange(
    { kind: 'remove', journey: journey.id, step, instead, keeps, takes },
    {
      draft,
      isWhole: true,
      onDone: () => onDone({ words: t('remove.done', { name: step }), step: leads[0]?.to ?? '' }),
    },
  );
  const { preview } = changing;
  const leads = leadsOf(preview, instead);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const losesScenarios =
    preview?.kind === 'possible' && preview.files.some(({ title }) => title !== undefined);
  return (
    <ChangeForm
      label={label}
      words={t('remove.do')}
      hint={t('deeds.looking')}
      changing={changing}
      onClose={onClose}
    >
      <div ref={start} tabIndex={-1} className={styles['asked']}>
        {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
        {preview?.kind === 'possible' && (
          <Leads
            leads={leads}
            journey={journey}
            others={inOrder(journey).filter(({ name }) => name !== step)}
            onLead={(next) => say({ instead: { ...instead, ...next } })}
          />
        )}
        <Orphans preview={preview} takes={takes} onTake={(next) => say({ takes: next })} />
        {(losesScenarios || keeps) && (
          <label className={styles['check']}>
            <input type="checkbox" checked={keeps} onChange={() => say({ keeps: !keeps })} />
            {t('remove.keeps')}
          </label>
        )}
      </div>
    </ChangeForm>
  );
}

/** What was chosen last is shown at once, before what it changes is known. */
const leadsOf = (
  preview: StepPreview | undefined,
  instead: Readonly<Record<string, string>>,
): readonly StepLead[] =>
  preview?.kind === 'possible'
    ? preview.leads.map(({ pointer, to }) => ({ pointer, to: instead[pointer] ?? to }))
    : [];
