import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef } from 'react';
import type { StepChange } from '../../written.ts';
import type { FormPlace } from '../drafts/form-place.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DeedProps } from './deeds.ts';
import { useStepChange } from './use-step-change.ts';

type NameFormProps = {
  place: FormPlace;
  /** The name that it has. */
  from: string;
  /** Says what is renamed. */
  label: string;
  changeTo: (name: string) => StepChange;
  onDone: (name: string, words: string) => void;
  onClose: () => void;
};

/** Asks for a new name, and shows which files it changes before it is given. */
export function NameForm({ place, from, label, changeTo, onDone, onClose }: NameFormProps) {
  const { t } = useTranslation('studio');
  const draft = useFormDraft(place, { label, begun: { typed: from } });
  const { typed } = draft.said;
  const to = typed.trim();
  const changing = useStepChange(changeTo(to), {
    draft,
    isWhole: to !== '' && to !== from,
    onDone: () => onDone(to, t('rename.done', { from, to })),
  });
  const { preview } = changing;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <ChangeForm
      label={label}
      words={t('rename.do')}
      hint={t('rename.hint')}
      changing={changing}
      onClose={onClose}
    >
      <TextField
        ref={box}
        label={t('rename.name')}
        value={typed}
        onChange={(next) => draft.say({ typed: next })}
        error={preview?.kind === 'refused' ? preview.why : undefined}
        autoComplete="off"
        spellCheck="false"
      />
    </ChangeForm>
  );
}

/** Asks for a new name of a step. */
export function RenameForm({ journey, step: { name: step }, onDone, onClose }: DeedProps) {
  const { t } = useTranslation('studio');
  return (
    <NameForm
      place={{ journey: journey.id, step, form: 'rename' }}
      from={step}
      label={t('rename.of', { name: step })}
      changeTo={(name) => ({ kind: 'rename', journey: journey.id, step, name })}
      onDone={(name, words) => onDone({ words, step: name })}
      onClose={onClose}
    />
  );
}
