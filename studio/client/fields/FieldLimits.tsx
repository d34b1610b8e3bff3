import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { Labelled } from '../steps/Labelled.tsx';
import deeds from '../steps/StepDeeds.module.css';
import { answerKind } from './field-draft.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import type { AskedField } from './FieldForm.tsx';
import styles from './Fields.module.css';

/** Asks between what an answer must lie, as far as such a field has bounds. */
export function FieldLimits(asked: AskedField) {
  const { t } = useTranslation('studio');
  const kind = answerKind(asked.draft.widget);
  if (kind === 'fixed') return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{t('fields.limits')}</legend>
      <div className={deeds['fields']}>
        {kind === 'choice' ? <Choices {...asked} /> : <Bounds {...asked} unit={kind} />}
      </div>
    </fieldset>
  );
}

function Bounds({ draft, onChange, unit }: AskedField & { unit: 'text' | 'amount' | 'files' }) {
  const { t } = useTranslation('studio');
  const plain = { autoComplete: 'off', spellCheck: 'false' } as const;
  return (
    <>
      <TextField
        label={t(`fields.least.${unit}`)}
        value={draft.least}
        onChange={(least) => onChange({ least })}
        inputMode="numeric"
        {...plain}
      />
      <TextField
        label={t(`fields.most.${unit}`)}
        value={draft.most}
        onChange={(most) => onChange({ most })}
        inputMode="numeric"
        {...plain}
      />
      {unit === 'text' && (
        <TextField
          label={t('fields.pattern')}
          value={draft.pattern}
          onChange={(pattern) => onChange({ pattern })}
          hint={t('fields.patternHint')}
          {...plain}
        />
      )}
    </>
  );
}

function Choices({ draft, form, onChange }: AskedField) {
  const { t } = useTranslation('studio');
  return (
    <>
      <Labelled label={t('fields.choicesFrom')}>
        <select
          value={draft.choicesFrom}
          onChange={({ currentTarget }) => onChange({ choicesFrom: currentTarget.value })}
        >
          <option value="">{t('fields.choicesFixed')}</option>
          {[...new Set([...form.lists, ...(draft.choicesFrom === '' ? [] : [draft.choicesFrom])])].map(
            (path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ),
          )}
        </select>
      </Labelled>
      {draft.choicesFrom === '' && (
        <ChoiceRows choices={draft.choices} onChange={(choices) => onChange({ choices })} />
      )}
    </>
  );
}
