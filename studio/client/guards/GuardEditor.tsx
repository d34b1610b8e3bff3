import { useTranslation } from '#i18n';
import type { GuardView, JourneyView } from '../../protocol.ts';
import box from '../frame/Box.module.css';
import { useDraftEditor } from '../drafts/use-draft-editor.ts';
import { LeaveQuestion } from '../drafts/LeaveQuestion.tsx';
import { Parted } from '../drafts/Parted.tsx';
import type { Writing } from '../drafts/use-draft.ts';
import { conditionWords } from '../words/condition.ts';
import { asGroup, asGuard } from './changes.ts';
import { GroupEditor } from './GroupEditor.tsx';
import styles from './GuardEditor.module.css';
import { readGuard, writeGuard, type Group } from './guard-parts.ts';
import { subjectsOf } from './subjects.ts';
import { guardOf, guardText } from './use-guard-draft.ts';

type EditorProps = {
  journey: JourneyView;
  guard: GuardView;
  writing: Writing;
  label: string;
  /** Writes it, and closes. */
  onSave: () => void;
  onClose: () => void;
};

/** Writes a guard in words: nothing is in the file before it is saved. */
export function GuardEditor({ journey, guard, writing, label, onSave, onClose }: EditorProps) {
  const { t } = useTranslation('studio');
  const { words: text, draft, isParted, why } = writing;
  const { change, undo, redo, leaving, whole } = useDraftEditor(writing, onClose);
  const group = asGroup(text === '' ? undefined : readGuard(guardOf(text)));
  const isLacking = guard.isNeeded && text === '';
  const put = (next: Group, isTyping?: boolean): void => {
    const part = asGuard(next);
    change(part ? guardText(writeGuard(part)) : '', isTyping);
  };
  return (
    <section ref={whole} className={`${box['box']} ${styles['editor']}`} aria-label={label}>
      <GroupEditor group={group} subjects={subjectsOf(t, journey, guard)} onChange={put} />
      <p className={styles['words']} aria-live="polite">
        <strong>{t('guard.inWords')}</strong> <Said text={text} />
      </p>
      {isLacking && <p className={box['critical']}>{t('guard.needed')}</p>}
      {why !== undefined && !isParted && (
        <p className={box['critical']} role="alert">
          {why}
        </p>
      )}
      {isParted && <Parted now={guardText(guard.written)} writing={writing} say={(each) => said(t, each)} />}
      <p className={box['deeds']}>
        <button type="button" data-main disabled={!draft || isParted || isLacking} onClick={onSave}>
          {t('guard.save')}
        </button>
        <button type="button" disabled={!undo} onClick={undo}>
          {t('guard.undo')}
        </button>
        <button type="button" disabled={!redo} onClick={redo}>
          {t('guard.redo')}
        </button>
        <button type="button" onClick={leaving.leave}>
          {t(draft ? 'guard.giveUp' : 'guard.close')}
        </button>
      </p>
      {leaving.isAsking && <LeaveQuestion leaving={leaving} />}
    </section>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

const said = (t: T, text: string): string =>
  text === '' ? t('guard.always') : conditionWords(t, guardOf(text));

function Said({ text }: { text: string }) {
  const { t } = useTranslation('studio');
  return <span>{said(t, text)}</span>;
}
