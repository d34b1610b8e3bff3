import type { ClipboardEvent } from 'react';
import type { FieldTemplateProps } from '@rjsf/utils';
import styles from './form.module.css';

/** Marks where a field is, so that the focus finds it; label, help and error are drawn by the control, which ties them. */
export function FieldTemplate({ id, hidden, children, schema, uiSchema }: FieldTemplateProps) {
  if (schema.type === 'object') return children;
  const isCopyBlocked = uiSchema?.['ui:options']?.['copy'] === 'blocked';
  return (
    <div
      data-form-field={id}
      className={styles['field']}
      hidden={hidden ?? false}
      {...(isCopyBlocked && { onCopy: refuse, onCut: refuse })}
    >
      {children}
    </div>
  );
}

function refuse(event: ClipboardEvent): void {
  event.preventDefault();
}
