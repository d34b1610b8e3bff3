import { useTranslation } from '#i18n';
import type { ReactNode } from 'react';
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
  const { preview, isReady, isSending, why, send } = changing;
  const form = useEscape<HTMLFormElement>(() => !isSending && onClose());
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
        <button type="button" disabled={isSending} onClick={onClose}>
          {t('deeds.giveUp')}
        </button>
      </p>
      {/* A step of a long journey stands in more files than the panel is high: the buttons stay in sight. */}
      {preview?.kind === 'possible' ? (
        <ChangePreview changing={changing} />
      ) : (
        <p className={box['note']}>{preview ? t('deeds.nothing') : hint}</p>
      )}
    </form>
  );
}
