import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useRef } from 'react';
import { looks } from '../../actions.ts';
import type { JourneyView, StepView } from '../../protocol.ts';
import box from '../frame/Box.module.css';
import { Labelled } from '../steps/Labelled.tsx';
import deeds from '../steps/StepDeeds.module.css';
import { freePlaces, placeOf, type ActionDraft } from './action-draft.ts';
import styles from './Actions.module.css';
import { braceWords } from '../texts/brace-words.ts';
import { TargetSelect } from './TargetSelect.tsx';

type RowProps = {
  journey: JourneyView;
  step: StepView;
  drafts: readonly ActionDraft[];
  draft: ActionDraft;
  onChange: (next: Partial<ActionDraft>) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
};

/** Asks what a button says, where it leads and how it looks, and lets it stand elsewhere or go. */
export function ActionRow(props: RowProps) {
  const { journey, step, drafts, draft, onChange } = props;
  const { t } = useTranslation('studio');
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // One that was just begun is what is said next.
    if (draft.isNew) words.current?.focus();
  }, [draft.isNew]);
  const sends = step.form !== undefined && draft.name !== 'submit' && draft.look !== 'main';
  return (
    <fieldset className={styles['row']}>
      <legend>{t('actions.one', { words: calledOf(draft, t('actions.new')) })}</legend>
      <div className={styles['asked']}>
        <TextField
          ref={words}
          label={t('actions.words')}
          value={draft.words}
          onChange={(typed) => onChange({ words: typed })}
          error={braceWords(t, draft.words)}
          autoComplete="off"
        />
        <TargetSelect journey={journey} step={step} draft={draft} onChange={onChange} />
        <Look draft={draft} drafts={drafts} onChange={onChange} />
      </div>
      {sends && placeOf(draft, drafts) !== 'exit' && draft.look !== 'exit' && (
        <label className={deeds['check']}>
          <input
            type="checkbox"
            checked={draft.submits}
            onChange={() => onChange({ submits: !draft.submits })}
          />
          {t('actions.submits')}
        </label>
      )}
      <Deeds {...props} />
    </fieldset>
  );
}

const calledOf = ({ words, name }: ActionDraft, otherwise: string): string =>
  words.trim() || name || otherwise;

function Look({ draft, drafts, onChange }: Pick<RowProps, 'draft' | 'drafts' | 'onChange'>) {
  const { t } = useTranslation('studio');
  const place = placeOf(draft, drafts);
  if (place !== undefined)
    return (
      <p className={styles['fixed']}>
        <strong>{t('actions.look')}</strong>
        <span>{t(`actions.places.${place}`)}</span>
      </p>
    );
  const free = draft.isNew ? freePlaces(draft, drafts) : [];
  // What no one sees can be seen again, and nothing else becomes so here.
  const usual = looks.filter((look) => look !== 'none' || draft.look === 'none');
  return (
    <Labelled label={t('actions.look')}>
      <select
        value={draft.look}
        onChange={({ currentTarget: { value } }) =>
          onChange({ look: [...free, ...looks].find((each) => each === value) ?? '' })
        }
      >
        {[...free, ...usual].map((each) => (
          <option key={each} value={each}>
            {each === 'main' || each === 'exit' ? t(`actions.places.${each}`) : t(`actions.looks.${each}`)}
          </option>
        ))}
        <option value="">{t('actions.looks.quiet')}</option>
      </select>
    </Labelled>
  );
}

function Deeds({ drafts, draft, onRemove, onMove }: RowProps) {
  const { t } = useTranslation('studio');
  const words = calledOf(draft, t('actions.new'));
  const at = drafts.indexOf(draft);
  const deed = (kind: 'up' | 'down' | 'remove', isUsable: boolean, act: () => void) => (
    <button
      type="button"
      className={box['opener']}
      aria-label={t(`actions.${kind}Of`, { words })}
      aria-disabled={!isUsable || undefined}
      onClick={() => {
        if (isUsable) act();
      }}
    >
      {t(`actions.${kind}`)}
    </button>
  );
  return (
    <p className={styles['deeds']}>
      {deed('up', at > 0, () => onMove(-1))}
      {deed('down', at < drafts.length - 1, () => onMove(1))}
      {deed('remove', drafts.length > 1, onRemove)}
    </p>
  );
}
