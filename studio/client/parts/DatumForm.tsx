import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useEffect, useId, useRef } from 'react';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import fields from '../fields/Fields.module.css';
import { Hinted } from '../fields/Hinted.tsx';
import { ChangeForm } from '../steps/ChangeForm.tsx';
import styles from '../steps/StepDeeds.module.css';
import { useStepChange } from '../steps/use-step-change.ts';

type DatumProps = {
  journey: string;
  types: readonly string[];
  onDone: (words: string) => void;
  onClose: () => void;
};

const begun = { typed: '', type: 'text', isSensitive: false };

/** Asks for a datum that a journey is to remember. */
export function DatumForm({ journey, types, onDone, onClose }: DatumProps) {
  const { t } = useTranslation('studio');
  const label = t('parts.add');
  const draft = useFormDraft({ journey, form: 'add datum' }, { label, begun });
  const { typed, type, isSensitive } = draft.said;
  const say = (next: Partial<typeof begun>): void => draft.say({ ...draft.said, ...next });
  const name = typed.trim();
  const changing = useStepChange(
    { kind: 'add-datum', journey, name, type: type.trim(), isSensitive },
    { draft, isWhole: name !== '', onDone: () => onDone(t('parts.added', { name })) },
  );
  const { preview } = changing;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <ChangeForm
      label={label}
      words={label}
      hint={t(name === '' ? 'parts.hint' : 'deeds.looking')}
      changing={changing}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <TextField
          ref={box}
          label={t('parts.name')}
          value={typed}
          onChange={(next) => say({ typed: next })}
          error={preview?.kind === 'refused' ? preview.why : undefined}
          hint={t('parts.nameHint')}
          autoComplete="off"
          spellCheck="false"
        />
        <TypeBox type={type} types={types} onType={(next) => say({ type: next })} />
        <label className={styles['check']}>
          <input type="checkbox" checked={isSensitive} onChange={() => say({ isSensitive: !isSensitive })} />
          {t('parts.sensitive')}
        </label>
      </div>
    </ChangeForm>
  );
}

type TypeProps = { type: string; types: readonly string[]; onType: (type: string) => void };

function TypeBox({ type, types, onType }: TypeProps) {
  const { t } = useTranslation('studio');
  const names = useId();
  return (
    <Hinted label={t('parts.type')} hint={t('parts.typeHint')}>
      {(id) => (
        <>
          <input
            type="text"
            className={fields['line']}
            value={type}
            list={names}
            aria-describedby={id}
            autoComplete="off"
            spellCheck="false"
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          <datalist id={names}>
            {types.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Hinted>
  );
}
