import { useTranslation } from '#i18n';
import type { Part } from '../../parts.ts';
import { NameForm } from '../steps/RenameForm.tsx';

/** What the forms are given that do something to a part of a journey. */
export type PartProps = {
  journey: string;
  /** The step whose form the part is of. */
  step?: string | undefined;
  part: Part;
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Asks for a new name of a field, a datum or an outcome. */
export function PartRenameForm({ journey, step, part, onDone, onClose }: PartProps) {
  const { t } = useTranslation('studio');
  return (
    <NameForm
      place={{ journey, step, form: `rename ${part.sort} ${part.name}` }}
      from={part.name}
      label={t(`parts.renameOf.${part.sort}`, { name: part.name })}
      changeTo={(to) => ({ kind: 'rename-part', journey, part, to })}
      onDone={(_, words) => onDone(words)}
      onClose={onClose}
    />
  );
}
