import { useTranslation } from '#i18n';
import type { Part } from '../../parts.ts';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';

/** What is being done to a part, or that one is being added. */
export type PartDeed = { kind: 'rename' | 'remove' | 'add'; part?: Part };

type OpenerProps = {
  kind: 'rename' | 'remove';
  part: Part;
  deed: PartDeed | undefined;
  onOpen: (deed: PartDeed) => void;
};

/** Opens the form that renames or removes a part; while something is being done there is none. */
export function PartOpener({ kind, part, deed, onOpen }: OpenerProps) {
  const { t } = useTranslation('studio');
  const isOpen = deed?.kind === kind && deed.part?.sort === part.sort && deed.part.name === part.name;
  const opener = useOpener(isOpen);
  if (deed !== undefined) return null;
  return (
    <button
      ref={opener}
      type="button"
      className={box['opener']}
      aria-label={t(`parts.${kind}Of.${part.sort}`, { name: part.name })}
      onClick={() => onOpen({ kind, part })}
    >
      {t(`${kind}.do`)}
    </button>
  );
}
