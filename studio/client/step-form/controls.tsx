import { useTranslation } from '#i18n';
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { jsonInLine } from '#analysis/document';
import controls from '../frame/Controls.module.css';
import { conditionWords } from '../words/condition.ts';
import { useStepForm } from './form-context.ts';
import { optionsOf } from './shown.ts';
import styles from './StepForm.module.css';

/** All that can be chosen here are words. */
const choicesIn = ({ enum: listed = [] }: RJSFSchema): readonly string[] =>
  listed.filter((each) => typeof each === 'string');

const tied = (id: string) => ({ id, 'aria-describedby': `${id}-about ${id}-wrong` });

/** Offers what is known, one of which stands. */
export function Choice({ id, value, schema, uiSchema, onChange }: WidgetProps) {
  const { words } = useStepForm();
  const { sort } = optionsOf(uiSchema);
  return (
    <select
      {...tied(id)}
      className={controls['control']}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {choicesIn(schema).map((each) => (
        <option key={each} value={each}>
          {words(sort, each)}
        </option>
      ))}
    </select>
  );
}

/** Takes words, and offers the names that are known. */
export function Words({ id, value, uiSchema, onChange }: WidgetProps) {
  const { suggested } = useStepForm();
  const names = suggested(optionsOf(uiSchema).sort);
  return (
    <>
      <input
        {...tied(id)}
        type="text"
        className={controls['control']}
        value={String(value ?? '')}
        list={names.length > 0 ? `${id}-names` : undefined}
        autoComplete="off"
        spellCheck="false"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {names.length > 0 && (
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Takes a whole number; until one is typed the one before stands. */
export function Whole({ id, value, schema, onChange }: WidgetProps) {
  return (
    <input
      {...tied(id)}
      type="number"
      className={controls['control']}
      min={schema.minimum}
      max={schema.maximum}
      value={Number(value)}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onChange(Number(currentTarget.value));
      }}
    />
  );
}

/** Takes a yes or a no. */
export function Yes({ id, value, onChange }: WidgetProps) {
  return (
    <input {...tied(id)} type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
  );
}

/** Offers what is known, of which several stand. */
export function Several({ id, value, schema, uiSchema, onChange }: WidgetProps) {
  const { words } = useStepForm();
  const { sort } = optionsOf(uiSchema);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
  return (
    <fieldset aria-labelledby={`${id}-name`} className={styles['several']}>
      {choicesIn(items).map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={() =>
              onChange(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each])
            }
          />
          {words(sort, each)}
        </label>
      ))}
    </fieldset>
  );
}

/** Shows what no form can say, to be read: it is changed in the JSON beside. */
export function Untold({ formData, uiSchema }: FieldProps) {
  const { t } = useTranslation('studio');
  const isGuard = optionsOf(uiSchema).keys.at(-1) === 'when';
  return (
    <p className={styles['untold']}>
      {isGuard ? <span>{conditionWords(t, formData)}</span> : <code>{jsonInLine(formData)}</code>}
    </p>
  );
}
