import { useTranslation } from '#i18n';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import { Labelled } from '../steps/Labelled.tsx';
import styles from '../steps/StepDeeds.module.css';
import { useStepChange } from '../steps/use-step-change.ts';
import { outcomeName } from '../words/way-words.ts';
import { Orphans } from './Orphans.tsx';
import type { PartProps } from './PartRenameForm.tsx';

type RemoveProps = PartProps & {
  /** The other outcomes of the journey, one of which its ends have instead. */
  others: readonly string[];
};

type Said = { instead: string; takes: readonly string[] };

/** Shows what goes with a field, a datum or an outcome before it does, and offers what nothing else needs then. */
export function PartRemoveForm({ journey, step, part, others, onDone, onClose }: RemoveProps) {
  const { t } = useTranslation('studio');
  const label = t(`parts.removeOf.${part.sort}`, { name: part.name });
  const place = { journey, step, form: `remove ${part.sort} ${part.name}` };
  const begun: Said = { instead: others[0] ?? '', takes: [] };
  const draft = useFormDraft(place, { label, begun });
  const { instead, takes } = draft.said;
  const say = (next: Partial<Said>): void => draft.say({ ...draft.said, ...next });
  const changing = useStepChange(
    { kind: 'remove-part', journey, part, instead: part.sort === 'outcome' ? instead : '', takes },
    { draft, isWhole: true, onDone: () => onDone(t('remove.done', { name: part.name })) },
  );
  const { preview } = changing;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
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
        {part.sort === 'outcome' && others.length > 0 && (
          <Labelled label={t('parts.instead')}>
            <select value={instead} onChange={({ currentTarget }) => say({ instead: currentTarget.value })}>
              {others.map((name) => (
                <option key={name} value={name}>
                  {outcomeName(t, name)}
                </option>
              ))}
            </select>
          </Labelled>
        )}
        <Orphans preview={preview} takes={takes} onTake={(next) => say({ takes: next })} />
      </div>
    </ChangeForm>
  );
}
