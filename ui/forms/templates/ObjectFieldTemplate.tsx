import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import styles from './form.module.css';

/** Sets the fields one under the other; the heading above a form is its screen’s. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className={styles['fields']}>{properties.map(({ content }) => content)}</div>;
}
