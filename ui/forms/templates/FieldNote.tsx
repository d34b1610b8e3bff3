import { Icon } from '#ui/kit';
import styles from './FieldNote.module.css';

/** Says beside a field why nothing came of it, where what stands in it may be right: it is not marked (HOLDER-13). */
export function FieldNote({ text }: { text: string }) {
  return (
    <span className={styles['note']}>
      <Icon name="warning" />
      <span>{text}</span>
    </span>
  );
}

/** Returns what stands beside a field, if anything does. */
export const noteOf = (notes: Readonly<Record<string, string>>, field: string) => {
  const text = notes[field];
  return text === undefined ? undefined : <FieldNote text={text} />;
};
