import { useTranslation } from '#i18n';
import type { ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useStepForm } from './form-context.ts';
import { keyName } from './key-name.ts';
import { optionsOf } from './shown.ts';
import styles from './StepForm.module.css';

/** Sets the fields of a group beside one another, and offers what may be added to it. */
export function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const { t } = useTranslation('studio');
  const { put } = useStepForm();
  const { keys, begins = {} } = optionsOf(uiSchema);
  const names = Object.keys(begins);
  const of = keys.map((key) => keyName(t, key)).join(', ');
  return (
    <div className={styles['fields']}>
      {properties.map(({ content }) => content)}
      {names.length > 0 && (
        <select
          className={styles['adds']}
          aria-label={of === '' ? t('stepForm.add') : t('stepForm.addTo', { of })}
          value=""
          onChange={({ currentTarget }) => put([...keys, currentTarget.value], begins[currentTarget.value])}
        >
          <option value="">{t('stepForm.adds')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {keyName(t, name)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Sets the ways of a list one under the other. */
export function ArrayFieldTemplate({ items }: ArrayFieldTemplateProps) {
  return <div className={styles['list']}>{items}</div>;
}

/** Shows a part of a list and nothing around it. */
export function ArrayFieldItemTemplate({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
