import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef, useState } from 'react';
import type { Part } from '../../parts.ts';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import { useStepChange } from '../steps/use-step-change.ts';

/** What the forms are given that do something to a part of a journey. */
export type PartProps = {
  journey: string;
  part: Part;
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Asks for a new name of a field, a datum or an outcome, and shows which files it changes before it is given. */
export function PartRenameForm({ journey, part, onDone, onClose }: PartProps) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState(part.name);
  const to = typed.trim();
  const changing = useStepChange(
    { kind: 'rename-part', journey, part, to },
    {
      isWhole: to !== '' && to !== part.name,
      onDone: () => onDone(t('rename.done', { from: part.name, to })),
    },
  );
  const { preview } = changing;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  return (
    <ChangeForm
      label={t(`parts.renameOf.${part.sort}`, { name: part.name })}
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
