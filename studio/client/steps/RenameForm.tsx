import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef, useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import type { DeedProps } from './deeds.ts';
import { useStepChange } from './use-step-change.ts';

/** Asks for a new name of a step, and shows which files it changes before it is given. */
export function RenameForm({ journey, step: { name: step }, onDone, onClose }: DeedProps) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState(step);
  const name = typed.trim();
  const changing = useStepChange(
    { kind: 'rename', journey: journey.id, step, name },
    {
      isWhole: name !== '' && name !== step,
      onDone: () => onDone({ words: t('rename.done', { from: step, to: name }), step: name }),
    },
  );
  const { preview } = changing;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <ChangeForm
      label={t('rename.of', { name: step })}
      words={t('rename.do')}
      hint={t('rename.hint')}
      changing={changing}
      onClose={onClose}
    >
      <TextField
        ref={box}
        label={t('rename.name')}
        value={typed}
        onChange={setTyped}
        error={preview?.kind === 'refused' ? preview.why : undefined}
        autoComplete="off"
        spellCheck="false"
      />
    </ChangeForm>
  );
}
