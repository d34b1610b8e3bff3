import { useTranslation } from '#i18n';
import type { ReactNode } from 'react';
import { CopyName } from '../catalogue/CopyName.tsx';
import box from '../frame/Box.module.css';
import { useDrafts, useDraftStore } from './drafts-context.ts';
import { placeOfForm, typedWords, type FormPlace } from './form-place.ts';

type GoneProps = {
  /** The form that was open. */
  place: FormPlace;
  /** What it was open for, as it was called. */
  name: string;
  onClose: () => void;
  /** What else can be done with what was typed. */
  children?: ReactNode;
};

/** Stands where a form was of something that is gone, or has another name, by another’s hand: what was typed can be copied. */
export function GonePart({ place, name, onClose, children }: GoneProps) {
  const { t } = useTranslation('studio');
  const store = useDraftStore();
  const { file, key } = placeOfForm(place);
  const draft = useDrafts().find((each) => each.file === file && each.key === key);
  const words = draft && typedWords(draft);
  return (
    <section className={box['asked']} aria-label={t('drafts.goneName', { name })}>
      <p role="alert">{t('drafts.goneName', { name })}</p>
      {draft && <p>{t('drafts.goneKept')}</p>}
      {words !== undefined && words !== '' && (
        <p>
          <q>{words}</q> <CopyName name={words} label={t('drafts.copy')} />
        </p>
      )}
      {draft && children}
      <p className={box['deeds']}>
        <button
          type="button"
          onClick={() => {
            store.drop({ file, key });
            onClose();
          }}
        >
          {t(draft ? 'drafts.giveUp' : 'guard.close')}
        </button>
      </p>
    </section>
  );
}
