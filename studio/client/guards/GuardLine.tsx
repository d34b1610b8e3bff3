import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { GuardView, JourneyView } from '../../protocol.ts';
import { FindingList } from '../findings/FindingList.tsx';
import box from '../frame/Box.module.css';
import { useOpener } from '../frame/use-opener.ts';
import { lineAddress } from '../route.ts';
import { conditionWords } from '../words/condition.ts';
import { GuardEditor } from './GuardEditor.tsx';
import { GuardName } from './GuardName.tsx';
import styles from './GuardEditor.module.css';
import { readGuard } from './guard-parts.ts';
import { guardText, journeyFile, useGuardDraft } from './use-guard-draft.ts';

type LineProps = {
  journey: JourneyView;
  guard: GuardView;
  /** What it is a guard of. */
  label: string;
  isReadOnly: boolean;
  /** The address leads to it. */
  isSought?: boolean;
};

/** Leads from a guard to where it is written, and tells what is wrong with it. */
export function GuardLine(props: LineProps) {
  const { journey, guard } = props;
  const file = journeyFile(journey.id);
  const findings = journey.findings.filter(
    (each) => each.file === file && `${each.pointer}/`.startsWith(`${guard.pointer}/`),
  );
  const isUntold = guard.written !== undefined && readGuard(guard.written).kind === 'untold';
  return (
    <div className={styles['line']}>
      {isUntold ? <Untold guard={guard} file={file} /> : !props.isReadOnly && <Told {...props} />}
      {findings.length > 0 && <FindingList findings={findings} />}
    </div>
  );
}

function Untold({ guard, file }: { guard: GuardView; file: string }) {
  const { t } = useTranslation('studio');
  return (
    <p className={box['note']}>
      {guard.means !== undefined && (
        <span>
          {t('guard.byName', { condition: conditionWords(t, guard.written) })}{' '}
          <GuardName written={guard.written} />{' '}
        </span>
      )}
      {t('guard.untold')} <a href={lineAddress({ file, line: guard.line ?? 1 })}>{t('guard.toFile')}</a>
    </p>
  );
}

function Told({ journey, guard, label, isSought = false }: LineProps) {
  const { t } = useTranslation('studio');
  const writing = useGuardDraft(journey.id, guard);
  const [isOpen, setOpen] = useState(isSought || writing.draft !== undefined);
  /** What it was before it was saved here. */
  const [before, setBefore] = useState<string>();
  const now = guardText(guard.written);
  // It is closed once the file has it: until then it may be refused.
  const isWritten = before !== undefined && !writing.draft && now !== before;
  // What takes it back afterwards does not open it again.
  if (isWritten && isOpen) setOpen(false);
  const isShown = (isOpen || writing.isParted) && !isWritten;
  const opener = useOpener(isShown);
  const open = (isNext: boolean): void => {
    setBefore(undefined);
    setOpen(isNext);
  };
  if (isShown)
    return (
      <GuardEditor
        journey={journey}
        guard={guard}
        writing={writing}
        label={label}
        onSave={() => {
          setBefore(now);
          writing.save();
        }}
        onClose={() => open(false)}
      />
    );
  const words = t(guard.written === undefined ? 'guard.add' : 'guard.change');
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={box['opener']}
        aria-label={`${words}: ${label}`}
        onClick={() => open(true)}
      >
        {words}
      </button>{' '}
      {isWritten && (
        <output className={box['note']}>
          {t('guard.saved', { file: journeyFile(journey.id) })}{' '}
          <button
            type="button"
            className={box['opener']}
            onClick={() => {
              writing.put(before);
              open(false);
            }}
          >
            {t('guard.restore')}
          </button>
        </output>
      )}
    </>
  );
}
