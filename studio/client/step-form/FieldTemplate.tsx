import { useTranslation } from '#i18n';
import type { FieldTemplateProps } from '@rjsf/utils';
import { useStepForm } from './form-context.ts';
import { keyName } from './key-name.ts';
import { optionsOf, type FieldOptions } from './shown.ts';
import styles from './StepForm.module.css';

/** Names a field in Italian, says what is wrong with it, and takes it away where the step can do without it. */
export function FieldTemplate({ id, children, schema, uiSchema }: FieldTemplateProps) {
  const { told } = useStepForm();
  const options = optionsOf(uiSchema);
  const { keys, pointer, about, isOptional } = options;
  const wrong = told[pointer] ?? [];
  if (keys.length === 0) return children;
  const isGroup = schema.type === 'object' || Array.isArray(schema.items);
  const isTied = schema.type !== undefined && schema.type !== 'array';
  const own = (
    <>
      {children}
      <span id={`${id}-about`} className={styles['about']}>
        {about}
      </span>
      <span id={`${id}-wrong`} className={styles['wrong']} aria-live="polite">
        {wrong.join(' ')}
      </span>
    </>
  );
  // What is only read here is left alone.
  const away = isOptional && schema.type !== undefined && <TakeAway keys={keys} />;
  if (isGroup)
    return (
      <fieldset className={styles['group']} data-help={id}>
        <legend>
          <Name {...options} /> {away}
        </legend>
        {own}
      </fieldset>
    );
  return (
    <div className={styles['field']} data-help={id} data-wrong={wrong.length > 0 || undefined}>
      <p className={styles['name']}>
        <Name {...options} {...(isTied ? { of: id } : { id: `${id}-name` })} /> {away}
      </p>
      {own}
    </div>
  );
}

type NameProps = Pick<FieldOptions, 'keys' | 'isItem'> & { of?: string; id?: string };

function Name({ keys, isItem, of, id }: NameProps) {
  const { t } = useTranslation('studio');
  const key = keys.at(-1) ?? '';
  const words = isItem ? t('stepForm.way', { number: Number(key) + 1 }) : keyName(t, key);
  const code = !isItem && words !== key && <code>{key}</code>;
  return (
    <>
      {of === undefined ? <span id={id}>{words}</span> : <label htmlFor={of}>{words}</label>} {code}
    </>
  );
}

function TakeAway({ keys }: Pick<FieldOptions, 'keys'>) {
  const { t } = useTranslation('studio');
  const { put } = useStepForm();
  return (
    <button
      type="button"
      className={styles['away']}
      aria-label={t('stepForm.takeAway', { name: keys.map((each) => keyName(t, each)).join(', ') })}
      onClick={() => put(keys, undefined)}
    >
      {t('stepForm.away')}
    </button>
  );
}
