import { useTranslation } from '#i18n';
import { useEffect, useRef } from 'react';
import type { ScenarioView } from '../../protocol.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import { useStepChange } from '../steps/use-step-change.ts';

type RemoveProps = {
  journey: string;
  scenario: Pick<ScenarioView, 'name' | 'title'>;
  onDone: () => void;
  onClose: () => void;
};

/** Shows which file goes with a scenario before it does: one that does not pass any more is walked anew, and saved again. */
export function RemoveScenario({ journey, scenario: { name, title }, onDone, onClose }: RemoveProps) {
  const { t } = useTranslation('studio');
  const label = t('scenarios.removeNamed', { title });
  const draft = useFormDraft({ journey, form: `remove scenario ${name}` }, { label, begun: {} });
  const changing = useStepChange(
    { kind: 'remove-scenario', journey, scenario: name },
    { draft, isWhole: true, onDone },
  );
  const { preview } = changing;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <ChangeForm
      label={label}
      words={t('scenarios.remove')}
      hint={t('deeds.looking')}
      changing={changing}
      onClose={onClose}
    >
      <div ref={start} tabIndex={-1}>
        <p>{label}</p>
        {preview?.kind === 'refused' && <p role="alert">{preview.why}</p>}
      </div>
    </ChangeForm>
  );
}
