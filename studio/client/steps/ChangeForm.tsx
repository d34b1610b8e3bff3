import { useTranslation } from '#i18n';
import type { ReactNode } from 'react';
import { LeaveQuestion } from '../drafts/LeaveQuestion.tsx';
import { useLeaving } from '../drafts/use-leaving.ts';
import { useEscape } from '../frame/use-escape.ts';
import box from '../frame/Box.module.css';
import { ChangePreview } from './ChangePreview.tsx';
import type { StepChanging } from './use-step-change.ts';

type FormProps = {
  /** What is done, and to which step. */
  label: string;
  /** The button that does it. */
  words: string;
  changing: StepChanging;
  /** Says what to do while nothing can be shown. */
  hint: string;
  onClose: () => void;
  children: ReactNode;
};

/** Asks what is to be done to a step, and shows what changes before it is done. */
export function ChangeForm({ label, words, changing, hint, onClose, children }: FormProps) {
  const { t } = useTranslation('studio');
  const { draft, preview, isReady, isSending, why, send } = changing;
  const leaving = useLeaving({ ...draft, onClose });
  const form = useEscape<HTMLFormElement>(() => !isSending && leaving.leave());
  return (
    <form
      ref={form}
      className={box['box']}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.isParted && !isSending && <ChangedBeneath onTake={draft.drop} />}
      {children}
      {why !== undefined && (
        <p className={box['critical']} role="alert">
          {why}
        </p>
      )}
      <p className={box['deeds']}>
        {/* Disabled for good it would lose the focus while more is typed. */}
        <button type="submit" data-main aria-disabled={!isReady || undefined}>
          {words}
        </button>
        <button type="button" disabled={isSending} onClick={leaving.leave}>
          {t('deeds.giveUp')}
        </button>
      </p>
      {leaving.isAsking && <LeaveQuestion leaving={leaving} />}
      {/* A step of a long journey stands in more files than the panel is high: the buttons stay in sight. */}
      {preview?.kind === 'possible' ? (
        <ChangePreview changing={changing} />
      ) : (
        <p className={box['note']}>{preview ? t('deeds.nothing') : hint}</p>
      )}
    </form>
  );
}

/** Says that what the form began with is another in the files by now, which may be taken in place of what was typed. */
function ChangedBeneath({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('studio');
  return (
    <section className={box['asked']} aria-label={t('drafts.beneath')}>
      <p role="alert">{t('drafts.beneath')}</p>
      <p className={box['deeds']}>
        <button type="button" onClick={onTake}>
          {t('texts.parted.takeTheirs')}
        </button>
      </p>
    </section>
  );
}
